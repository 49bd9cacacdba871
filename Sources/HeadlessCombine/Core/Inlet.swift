/// The upper end of an operator that has several sources: hands what comes from one to closures.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  private let link = Guarded(Link.waiting)
  private let demand: Subscribers.Demand
  private let onValue: (Input) -> Void
  private let onEnd: (Inlet, Subscribers.Completion<Failure>) -> Void

  /// An inlet that asks for `demand` at once, and for more by `request`.
  init(
    demand: Subscribers.Demand = .unlimited,
    value: @escaping (Input) -> Void,
    end: @escaping (Inlet, Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    link.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if link.isOpen { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.close() { onEnd(self, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  func cancel() {
    link.cancel()
  }
}
