/// A source of values over time, which a subscriber asks for.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it can fail; `Never` when it cannot.
  associatedtype Failure: Error

  /// Attaches `subscriber`; called by ``subscribe(_:)-(Subscriber)``, which is what others call.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber`, which then receives a subscription, values and at most one completion.
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything this publisher sends on through `subject`, until cancelled.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

/// What receives a publisher's values, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// The failure it understands.
  associatedtype Failure: Error

  /// Comes first and once; nothing is sent before `subscription` is asked for values.
  func receive(subscription: any Subscription)

  /// Takes one value, and answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Comes last and at most once.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes the one value there is.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values; demands add up.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no publisher.
public enum Subscriptions {
  /// A subscription to nothing.
  public static var empty: any Subscription {
    EmptySubscription()
  }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}

/// A publisher that starts only when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it; cancelling the result stops it.
  func connect() -> any Cancellable
}
