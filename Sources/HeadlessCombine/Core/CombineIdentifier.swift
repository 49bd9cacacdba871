/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable {
  private enum Source: Hashable {
    case counted(Int)
    case object(ObjectIdentifier)
  }

  private let source: Source

  /// One that no other equals.
  public init() {
    source = identifiers.withValue { last in
      last += 1
      return .counted(last)
    }
  }

  /// That of `object`: equal for the same object, as long as it lives.
  public init(_ object: AnyObject) {
    source = .object(ObjectIdentifier(object))
  }
}

extension CombineIdentifier: CustomStringConvertible {
  public var description: String {
    switch source {
    case .counted(let number): "0x" + String(number, radix: 16)
    case .object(let identity): "\(identity)"
    }
  }
}

private let identifiers = Guarded(0)

/// A type whose values can be told from one another.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
