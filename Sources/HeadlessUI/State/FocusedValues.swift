/// Names a value of the view that has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view that has the focus tells others: no view is asked here, where menus and commands
/// are not shown.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the view that has the focus: `nil` here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public init(_ objectType: Value.Type) where Value: AnyObject {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: `nil` here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Neutral: menus and commands, which ask for such values, are not shown.
extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    self
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    self
  }

  public func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }

  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public func focusSection() -> some View { self }

  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
