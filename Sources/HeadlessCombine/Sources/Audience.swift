/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private struct State {
    var seats: [Seat<Output, Failure>] = []
    var sources: [any Subscription] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Guarded(State())

  /// Whether the end was sent.
  var isOver: Bool {
    state.withValue { $0.completion != nil }
  }

  /// Lets `subscriber` in, or tells it that all is over.
  ///
  /// With `keepsLatest`, a value that is not wanted yet is kept rather than lost. `first` is sent
  /// first, when wanted.
  func admit<Downstream: Subscriber>(
    _ subscriber: Downstream,
    keepsLatest: Bool,
    first: Output? = nil
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    let seat = Seat(AnySubscriber(subscriber), in: self, keepsLatest: keepsLatest, first: first)
    let completion = state.withValue { state in
      if state.completion == nil { state.seats.append(seat) }
      return state.completion
    }
    if let completion {
      OnDemand(subscriber).start { $0.finish(completion) }
    } else {
      subscriber.receive(subscription: seat)
    }
  }

  func send(_ value: Output) {
    for seat in state.withValue({ $0.completion == nil ? $0.seats : [] }) { seat.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let seats = state.withValue { state in
      guard state.completion == nil else { return [] as [Seat<Output, Failure>] }
      state.completion = completion
      defer { state.seats = [] }
      return state.seats
    }
    for seat in seats { seat.send(completion: completion) }
  }

  /// Asks `subscription` for all it has; it is cancelled when the subject goes away.
  func feed(from subscription: any Subscription) {
    state.withValue { $0.sources.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Cancels what feeds the subject.
  func leave() {
    let sources = state.withValue { state in
      defer { state.sources = [] }
      return state.sources
    }
    for source in sources { source.cancel() }
  }

  fileprivate func dismiss(_ seat: Seat<Output, Failure>) {
    state.withValue { $0.seats.removeAll { $0 === seat } }
  }
}

/// One subscriber of a subject, and what it has asked for.
final class Seat<Output, Failure: Error>: Subscription {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var audience: Audience<Output, Failure>?
    var demand = Subscribers.Demand.none
    var kept: Output?
  }

  private let keepsLatest: Bool
  private let state: Guarded<State>

  init(
    _ subscriber: AnySubscriber<Output, Failure>,
    in audience: Audience<Output, Failure>,
    keepsLatest: Bool,
    first: Output?
  ) {
    self.keepsLatest = keepsLatest
    state = Guarded(State(subscriber: subscriber, audience: audience, kept: first))
  }

  func send(_ value: Output) {
    let subscriber = state.withValue { state -> AnySubscriber<Output, Failure>? in
      guard state.demand > .none else {
        if keepsLatest { state.kept = value }
        return nil
      }
      state.demand -= 1
      state.kept = nil
      return state.subscriber
    }
    if let subscriber { request(subscriber.receive(value)) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    vacate()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let kept = state.withValue { state in
      state.demand += demand
      return state.demand > .none ? state.kept : nil
    }
    if let kept { send(kept) }
  }

  func cancel() {
    let audience = state.withValue { $0.audience }
    _ = vacate()
    audience?.dismiss(self)
  }

  private func vacate() -> AnySubscriber<Output, Failure>? {
    state.withValue { state in
      defer { state = State(subscriber: nil, audience: nil) }
      return state.subscriber
    }
  }
}
