import Foundation

/// The lower end of a publisher: keeps what the subscriber has not asked for yet, in order.
///
/// A value sent while another is being received is received inside that one, as with subjects.
final class Outlet<Downstream: Subscriber> {
  private struct State {
    var demand = Subscribers.Demand.none
    var values: [Downstream.Input] = []
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isClosed = false
  }

  private enum Next {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let downstream: Downstream
  private let state = Guarded(State())
  // Held while the subscriber is called, so that two sources on two threads take turns.
  private let turn = NSRecursiveLock()

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func open(with subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withValue { $0.demand += demand }
    drain()
  }

  /// Sends `value` as soon as it is wanted. Answers what the subscriber asked for meanwhile.
  @discardableResult
  func send(_ value: Downstream.Input) -> Subscribers.Demand {
    state.withValue { state in
      if !state.isClosed && state.completion == nil { state.values.append(value) }
    }
    return drain()
  }

  /// Ends after what is kept; the subscriber is told at once when nothing is.
  func finish(
    last: Downstream.Input? = nil,
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    state.withValue { state in
      guard state.completion == nil else { return }
      if let last { state.values.append(last) }
      state.completion = completion
    }
    drain()
  }

  /// Sends nothing any more.
  func close() {
    state.withValue { state in
      state.isClosed = true
      state.values = []
    }
  }

  @discardableResult
  private func drain() -> Subscribers.Demand {
    turn.lock()
    defer { turn.unlock() }
    var asked = Subscribers.Demand.none
    while let next = next() {
      switch next {
      case .value(let value):
        let more = downstream.receive(value)
        asked += more
        state.withValue { $0.demand += more }
      case .completion(let completion):
        downstream.receive(completion: completion)
      }
    }
    return asked
  }

  private func next() -> Next? {
    state.withValue { state in
      if state.isClosed { return nil }
      if !state.values.isEmpty {
        guard state.demand > .none else { return nil }
        state.demand -= 1
        return .value(state.values.removeFirst())
      }
      guard let completion = state.completion else { return nil }
      state.isClosed = true
      return .completion(completion)
    }
  }
}
