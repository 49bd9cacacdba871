/// A publisher of which only the output and the failure are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides what kind of publisher `publisher` is.
  public init<Hidden: Publisher>(_ publisher: Hidden)
  where Hidden.Output == Output, Hidden.Failure == Failure {
    attach = (publisher as? Self)?.attach ?? { publisher.subscribe($0) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String {
    "AnyPublisher"
  }
}

extension Publisher {
  /// This publisher, with only its output and failure known.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber of which only the input and the failure are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Hides what kind of subscriber `subscriber` is.
  public init<Hidden: Subscriber>(_ subscriber: Hidden)
  where Hidden.Input == Input, Hidden.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// A subscriber made of closures; without `receiveSubscription` it never asks for a value.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  public func receive(subscription: any Subscription) {
    onSubscription?(subscription)
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input) ?? .none
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion?(completion)
  }
}
