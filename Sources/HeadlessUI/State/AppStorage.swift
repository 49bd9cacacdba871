import Foundation

/// A value that an app keeps by name; here, the running screen keeps it, and forgets it when it
/// ends.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, PlacedProperty {
  private let box: StorageBox<Value>

  init(_ name: String, _ initial: Value) { box = StorageBox("app \(name)", initial) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.binding }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    box.connect(&slot, element)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: StorableValue {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key, wrappedValue)
  }

  public init<Stored: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored? {
    self.init(key, nil)
  }

  public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored?, Stored.RawValue: StorableValue {
    self.init(key, nil)
  }
}

/// A value that a scene keeps by name; here, the running screen keeps it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, PlacedProperty {
  private let box: StorageBox<Value>

  init(_ name: String, _ initial: Value) { box = StorageBox("scene \(name)", initial) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.binding }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    box.connect(&slot, element)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key, wrappedValue)
  }

  public init<Stored: StorableValue>(_ key: String) where Value == Stored? {
    self.init(key, nil)
  }

  public init<Stored: RawRepresentable>(_ key: String)
  where Value == Stored?, Stored.RawValue: StorableValue {
    self.init(key, nil)
  }
}

/// A value that can be kept by name.
public protocol StorableValue {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Date: StorableValue {}
extension Data: StorableValue {}
