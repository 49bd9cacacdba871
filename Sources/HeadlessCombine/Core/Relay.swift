/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  /// Sends this on.
  case send(Output)
  /// Sends nothing; one more value is asked for in its place.
  case skip
  /// Sends this, if anything, and then ends, above and below.
  case end(Output?, Subscribers.Completion<Failure>)
}

/// What an operator makes of the end.
struct Ending<Output, Failure: Error> {
  var last: Output?
  var completion: Subscribers.Completion<Failure>

  init(last: Output? = nil, _ completion: Subscribers.Completion<Failure>) {
    self.last = last
    self.completion = completion
  }
}

/// The subscriber of every operator with one source whose values come at once: one closure says
/// what becomes of a value, another what becomes of the end.
///
/// A class, because the publisher above and the subscriber below share it.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Result = Downstream.Input
  typealias Value = (Input) -> Step<Result, Downstream.Failure>
  typealias End = (Subscribers.Completion<Failure>) -> Ending<Result, Downstream.Failure>

  private let link = Guarded(Link.waiting)
  private let outlet: Outlet<Downstream>
  private let gathers: Bool
  private let onValue: Value
  private let onEnd: End

  /// A relay to `downstream`; one that `gathers` asks for all values, whatever is wanted below.
  init(to downstream: Downstream, gathers: Bool = false, value: @escaping Value, end: @escaping End)
  {
    outlet = Outlet(downstream)
    self.gathers = gathers
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    outlet.open(with: self)
    if gathers { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isOpen else { return .none }
    switch onValue(input) {
    case .send(let value):
      let more = outlet.send(value)
      return gathers ? .none : more
    case .skip:
      return gathers ? .none : .max(1)
    case .end(let last, let completion):
      link.cancel()
      outlet.finish(last: last, completion)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.close() else { return }
    let ending = onEnd(completion)
    outlet.finish(last: ending.last, ending.completion)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    if !gathers { link.request(demand) }
  }

  func cancel() {
    outlet.close()
    link.cancel()
  }
}

extension Relay where Failure == Downstream.Failure {
  /// A relay that hands the end on as it is.
  convenience init(to downstream: Downstream, value: @escaping Value) {
    self.init(to: downstream, value: value) { Ending($0) }
  }
}
