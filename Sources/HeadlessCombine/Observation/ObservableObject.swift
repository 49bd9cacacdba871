/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any `@Published` property changes.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    guard let first = properties.first else { return bareObjects.publisher(for: self) }
    let publisher = first.objectWillChange ?? ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }
}

/// The publisher of objects that say when they change.
///
/// A class: an object and its observers share it.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// A publisher nobody has subscribed to.
  public init() {}

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    audience.admit(subscriber, keepsLatest: false)
  }

  /// Says that the object is about to change.
  public func send() {
    audience.send(())
  }
}

// Its subscribers are guarded; so it can be a constant of an isolated class.
extension ObservableObjectPublisher: @unchecked Sendable {}

/// What a `@Published` property looks like to its object.
protocol PublishedProperty: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property wrapper with a property inside.
protocol PublishedHolder {
  var property: any PublishedProperty { get }
}

/// The `@Published` properties of `object`, those of its superclasses included.
private func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
  var properties: [any PublishedProperty] = []
  var mirror = Optional(Mirror(reflecting: object))
  while let current = mirror {
    properties += current.children.compactMap { ($0.value as? any PublishedHolder)?.property }
    mirror = current.superclassMirror
  }
  return properties
}

/// The publishers of objects without a `@Published` property, which have no place to keep one.
private final class BareObjects: Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let entries = Guarded<[ObjectIdentifier: Entry]>([:])

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    entries.withValue { entries in
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

private let bareObjects = BareObjects()
