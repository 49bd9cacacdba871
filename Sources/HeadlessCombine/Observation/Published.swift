/// A property of a class that says what it is about to become.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// A property whose first value is `initialValue`.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// A property whose first value is `wrappedValue`.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Only properties of classes can be published; the subscript below is used for those.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// The publisher of the property: its value, then each value it is about to take.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  /// Reads and writes the property of `object`, telling its observers first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.write(newValue) }
  }
}

extension Published: PublishedHolder {
  var property: any PublishedProperty {
    storage
  }
}

extension Published {
  /// Sends the value of a property, then each value before the property takes it.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.audience.admit(subscriber, keepsLatest: true, first: storage.value)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a `@Published` property, as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let inlet = Inlet<Output, Never>(
      value: { [weak storage] in storage?.write($0) },
      end: { _, _ in }
    )
    storage.keep(inlet)
    subscribe(inlet)
  }
}

/// The value of a property and its observers.
///
/// A class, so that the property, its publisher and its object see the same.
private final class PublishedStorage<Value>: PublishedProperty {
  let audience = Audience<Value, Never>()
  private let latest: Guarded<Value>
  private let observer = Guarded(ObservableObjectPublisher?.none)
  private let sources = Guarded<[AnyCancellable]>([])

  init(_ value: Value) {
    latest = Guarded(value)
  }

  var value: Value {
    latest.current
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { observer.current }
    set { _ = observer.exchange(newValue) }
  }

  /// Tells the object's observers, then those of the property, and then changes the value.
  func write(_ newValue: Value) {
    objectWillChange?.send()
    audience.send(newValue)
    _ = latest.exchange(newValue)
  }

  /// Keeps what writes to the property until the property goes away.
  func keep(_ source: any Cancellable) {
    sources.withValue { $0.append(AnyCancellable(source.cancel)) }
  }

  /// Takes the values of another property from now on, unless it is this one.
  func follow(_ other: PublishedStorage) {
    guard other !== self else { return }
    var target = Published.Publisher(storage: self)
    Published.Publisher(storage: other).assign(to: &target)
  }
}
