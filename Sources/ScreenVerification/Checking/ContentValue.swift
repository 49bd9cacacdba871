/// One of the numbers, or other values, that make up a screen's content, with its name.
public struct ContentValue: Hashable, Codable, Sendable {
  public enum Value: Hashable, Codable, Sendable {
    case number(Double)
    case text(String)
  }

  public var name: String
  public var value: Value

  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

extension ContentValue {
  /// The stored properties of `content` by their names; a value without any is called "content",
  /// and `()` is none.
  static func values(of content: Any) -> [ContentValue] {
    if content is Void { return [] }
    let children = Mirror(reflecting: content).children
    guard !children.isEmpty else { return [ContentValue("content", content)] }
    return children.enumerated().map { position, child in
      ContentValue(child.label ?? "\(position)", child.value)
    }
  }

  private init(_ name: String, _ value: Any) {
    self.name = name
    self.value =
      switch value {
      case let number as Int: .number(Double(number))
      case let number as Double: .number(number)
      case let flag as Bool: .number(flag ? 1 : 0)
      default: .text(String(describing: value))
      }
  }
}

extension ContentValue: CustomStringConvertible {
  public var description: String {
    switch value {
    case .number(let number): "\(name) \(points(number))"
    case .text(let text): "\(name) \(text)"
    }
  }
}
