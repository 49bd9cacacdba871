/// A value that lasts as long as a gesture; when a screen has settled, it is the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  public var wrappedValue: Value { initial }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
