// The least of SwiftUI's vocabulary that the macros need.

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var text: String { get }
}

extension View {
  public var text: String { body.text }
}

extension Never: View {
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  public var body: Never { fatalError("this view has no body") }
}

public struct Text: View {
  public typealias Body = Never

  public let text: String

  public nonisolated init(_ text: String) {
    self.text = text
  }
}

public struct Lines: View {
  public typealias Body = Never

  let views: [any View]

  public var text: String {
    views.map(\.text).joined(separator: "\n")
  }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }

  @MainActor public static func buildBlock<Content: View>(_ view: Content) -> Content { view }

  @MainActor public static func buildBlock(_ views: any View...) -> Lines { Lines(views: views) }
}

@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

@propertyWrapper
@MainActor
public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Box

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
