/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends `value` to whoever is subscribed.
  func send(_ value: Output)

  /// Ends it for whoever is subscribed.
  func send(completion: Subscribers.Completion<Failure>)

  /// Lets `subscription` feed it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the one value there is.
  public func send() {
    send(())
  }
}

/// Sends what it is given to those who are subscribed at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  deinit {
    audience.leave()
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    audience.admit(subscriber, keepsLatest: false)
  }

  public func send(_ value: Output) {
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    audience.feed(from: subscription)
  }
}

/// Sends what it is given, and tells those who subscribe later the last of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let latest: Guarded<Output>

  /// A subject whose value is `value`.
  public init(_ value: Output) {
    latest = Guarded(value)
  }

  deinit {
    audience.leave()
  }

  /// The last value; setting it sends it.
  public var value: Output {
    get { latest.current }
    set { send(newValue) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    audience.admit(subscriber, keepsLatest: true, first: latest.current)
  }

  public func send(_ value: Output) {
    guard !audience.isOver else { return }
    latest.withValue { $0 = value }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    audience.feed(from: subscription)
  }
}

// What they remember is guarded; so they can be constants of isolated classes.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
