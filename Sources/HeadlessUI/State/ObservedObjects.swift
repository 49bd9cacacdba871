import HeadlessCombine
import Observation

/// An object that lives as long as the place of its view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, PlacedProperty {
  private let box: ObjectBox<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = ObjectBox(thunk)
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { box.object }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.object)
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    if let kept = slot {
      let subscription = unsafeDowncast(kept, to: ObjectSubscription<ObjectType>.self)
      if let object = subscription.object { box.keep(object) }
    } else {
      let subscription = ObjectSubscription<ObjectType>(element)
      subscription.follow(box.object)
      slot = subscription
    }
  }
}

/// An object that is kept elsewhere; the view is evaluated again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, PlacedProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        reading: { [object] in object[keyPath: keyPath] },
        writing: { [object] in object[keyPath: keyPath] = $0 }
      )
    }
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    let subscription =
      slot.map { unsafeDowncast($0, to: ObjectSubscription<ObjectType>.self) }
      ?? ObjectSubscription<ObjectType>(element)
    slot = subscription
    subscription.follow(wrappedValue)
  }
}

/// An object put into the environment by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, PlacedProperty {
  private let box = ObjectBox<ObjectType> {
    fatalError(
      "no \(ObjectType.self) in the environment; add .environmentObject(…) around the view"
    )
  }

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { box.object }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.object)
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    guard let object = element.environment.object(of: ObjectType.self) else { return }
    box.keep(object)
    let subscription =
      slot.map { unsafeDowncast($0, to: ObjectSubscription<ObjectType>.self) }
      ?? ObjectSubscription<ObjectType>(element)
    slot = subscription
    subscription.follow(object)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "a bindable object has to be observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      reading: { object[keyPath: keyPath] },
      writing: { object[keyPath: keyPath] = $0 }
    )
  }
}

/// An object that is made when it is first asked for.
///
/// Unchecked: views and their objects live on the main actor.
private final class ObjectBox<ObjectType: AnyObject>: @unchecked Sendable {
  private let make: () -> ObjectType
  private var made: ObjectType?

  init(_ make: @escaping () -> ObjectType) { self.make = make }

  var object: ObjectType {
    if let made { return made }
    let object = make()
    made = object
    return object
  }

  func keep(_ object: ObjectType) { made = object }
}

/// Marks a view stale when an object is about to change.
@MainActor
private final class ObjectSubscription<ObjectType: ObservableObject>: Disconnecting {
  private(set) var object: ObjectType?
  private let handle: ElementHandle
  private var subscription: AnyCancellable?

  init(_ element: any Evaluated) { handle = ElementHandle(element) }

  func follow(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [handle] _ in handle.invalidate() }
  }

  func disconnect() { subscription = nil }
}

extension View {
  /// Hands an object to what stands inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environmentChange { $0.setObject(object) }
  }
}
