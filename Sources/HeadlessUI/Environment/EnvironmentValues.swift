/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What the surroundings of a view set for it.
public struct EnvironmentValues {
  /// The innermost of the values set, linked to those further out.
  private var innermost: EnvironmentEntry?

  public init() {}

  /// Whether these are the very values that `other` are; others with equal contents are not.
  func areIdentical(to other: EnvironmentValues) -> Bool { innermost === other.innermost }

  /// Whether the same was set on top of `outer` here as for `other`.
  @MainActor
  func areSame(as other: EnvironmentValues, around outer: EnvironmentValues) -> Bool {
    var (mine, theirs) = (innermost, other.innermost)
    while let entry = mine, let counterpart = theirs, entry !== outer.innermost {
      guard entry.key == counterpart.key, entry.isSame(as: counterpart) else { return false }
      (mine, theirs) = (entry.outer, counterpart.outer)
    }
    return mine === outer.innermost && theirs === outer.innermost
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entry(ObjectIdentifier(key), Key.Value.self)?.value ?? Key.defaultValue }
    set { innermost = ValueEntry(ObjectIdentifier(key), newValue, innermost) }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    entry(ObjectIdentifier(type), Object.self)?.value
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    guard let object else { return }
    innermost = ValueEntry(ObjectIdentifier(Object.self), object, innermost)
  }

  private func entry<Value>(_ key: ObjectIdentifier, _ type: Value.Type) -> ValueEntry<Value>? {
    var next = innermost
    while let entry = next {
      if entry.key == key { return unsafeDowncast(entry, to: ValueEntry<Value>.self) }
      next = entry.outer
    }
    return nil
  }
}

private class EnvironmentEntry {
  let key: ObjectIdentifier
  let outer: EnvironmentEntry?

  init(_ key: ObjectIdentifier, _ outer: EnvironmentEntry?) {
    self.key = key
    self.outer = outer
  }

  /// Whether `other`, an entry of the same key, has the same value.
  @MainActor func isSame(as other: EnvironmentEntry) -> Bool { false }
}

private final class ValueEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value, _ outer: EnvironmentEntry?) {
    self.value = value
    super.init(key, outer)
  }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    HeadlessUI.areSame(value, unsafeDowncast(other, to: ValueEntry<Value>.self).value)
  }
}
