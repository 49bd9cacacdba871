/// Names a value that the focused view hands to the rest of the application.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view hands to the rest of the application.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
