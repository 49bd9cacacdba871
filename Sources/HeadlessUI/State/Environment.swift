import Observation

/// A value that the surroundings of a view set.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, PlacedProperty {
  private let box: EnvironmentBox<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = EnvironmentBox { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { box.value }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    box.environment = element.environment
  }
}

extension Environment where Value: AnyObject & Observable {
  /// An observable object put there by `environment(_:)`.
  public init(_ type: Value.Type) {
    box = EnvironmentBox { values in
      guard let object = values.object(of: type) else {
        fatalError("no \(type) in the environment; add .environment(…) around the view")
      }
      return object
    }
  }
}

extension Environment {
  /// An observable object put there by `environment(_:)`, if any.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    box = EnvironmentBox { $0.object(of: type) }
  }
}

/// What an environment property refers to: the surroundings of its view's place.
private final class EnvironmentBox<Value> {
  let read: (EnvironmentValues) -> Value
  var environment = EnvironmentValues()

  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  var value: Value { read(environment) }
}
