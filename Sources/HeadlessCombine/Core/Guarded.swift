import Foundation

/// A value that one thread at a time reads or changes.
///
/// Publishers may be fed by one thread and cancelled by another, so what operators remember sits
/// in one of these. Never call a subscriber inside `withValue`: it may come back.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// The value, after `newValue` took its place.
  func exchange(_ newValue: Value) -> Value {
    withValue { value in
      defer { value = newValue }
      return value
    }
  }

  var current: Value {
    withValue { $0 }
  }
}

/// Carries a closure or a value to where only `Sendable` ones may go.
///
/// Combine's closures are not `Sendable` while Dispatch's are; as with Apple's, whoever moves a
/// stream to another queue answers for what its closures touch.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// An object that is not kept alive: for what would otherwise keep itself.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
