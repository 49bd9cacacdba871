import Foundation
@_spi(Reflection) import Swift

/// Whether two values are the same bit by bit: equal numbers and the same references.
///
/// A view that is the same as the one before, in the same surroundings, shows what that showed, so
/// that its place is left alone. SwiftUI compares views that way as well. What only looks different,
/// such as a closure made again, costs an evaluation and changes nothing.
///
/// Both values have to be alive: a reference to something that has gone could be equal to one to
/// what was made since.
@MainActor
func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  let parts = StoredParts.parts(of: Value.self)
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      guard let first = left.baseAddress, let second = right.baseAddress else { return true }
      return parts.allSatisfy {
        memcmp(first + $0.lowerBound, second + $0.lowerBound, $0.count) == 0
      }
    }
  }
}

/// Which bytes of values mean something: between fields there can be some that do not.
@MainActor
private enum StoredParts {
  /// What a type consists of never changes, so that it may be kept for all hosts.
  private static var known: [ObjectIdentifier: [Range<Int>]] = [:]

  static func parts<Value>(of type: Value.Type) -> [Range<Int>] {
    if let parts = known[ObjectIdentifier(type)] { return parts }
    let parts = search(type, at: 0).joined
    known[ObjectIdentifier(type)] = parts
    return parts
  }

  /// The bytes of a structure's or a tuple's fields; all of a value of another kind.
  nonisolated private static func search<Value>(_ type: Value.Type, at start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      func field<Field>(_ type: Field.Type) -> [Range<Int>] {
        let start = start + offset
        return kind == .struct || kind == .tuple
          ? search(type, at: start) : [start..<start + MemoryLayout<Field>.size]
      }
      parts += _openExistential(fieldType, do: field)
      return true
    }
    return parts.isEmpty ? [start..<start + MemoryLayout<Value>.size] : parts
  }
}

extension [Range<Int>] {
  /// The same bytes, in as few ranges as there can be.
  fileprivate var joined: [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, part in
      if let last = joined.last, last.upperBound == part.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<part.upperBound
      } else {
        joined.append(part)
      }
    }
  }
}
