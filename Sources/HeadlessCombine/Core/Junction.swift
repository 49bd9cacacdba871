/// The subscription of an operator with several sources: one outlet, and inlets that come and go.
///
/// Sources are asked for all they have; what the subscriber does not want yet is kept.
final class Junction<Downstream: Subscriber>: Subscription {
  private struct State {
    var inlets: [any Cancellable & AnyObject] = []
    var isOver = false
  }

  let outlet: Outlet<Downstream>
  private let state = Guarded(State())

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Whether no source is attached.
  var isIdle: Bool {
    state.withValue { $0.inlets.isEmpty }
  }

  /// Announces itself below, then runs `body`, which attaches the first sources.
  func start(_ body: () -> Void) {
    outlet.open(with: self)
    body()
  }

  /// An inlet for `attach`. When its source finishes, it is detached and `end` runs; when the
  /// source fails, all ends.
  func inlet<Input>(
    demand: Subscribers.Demand = .unlimited,
    value: @escaping (Input) -> Void,
    end: @escaping () -> Void
  ) -> Inlet<Input, Downstream.Failure> {
    Inlet(demand: demand, value: value) { inlet, completion in
      self.forget(inlet)
      if completion.isFailure { self.finish(completion) } else { end() }
    }
  }

  /// Feeds `inlet` from `source`, unless all is over.
  func attach<Source: Publisher>(
    _ source: Source,
    to inlet: Inlet<Source.Output, Source.Failure>
  ) {
    let isOver = state.withValue { state in
      if !state.isOver { state.inlets.append(inlet) }
      return state.isOver
    }
    if !isOver { source.subscribe(inlet) }
  }

  /// Lets go of the source of `inlet`.
  func detach(_ inlet: any Cancellable & AnyObject) {
    forget(inlet)
    inlet.cancel()
  }

  /// Finishes below when no source is attached.
  func finishIfIdle() {
    if isIdle { finish(.finished) }
  }

  /// Ends below, and lets go of all sources.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    leave()
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.close()
    leave()
  }

  private func forget(_ inlet: AnyObject) {
    state.withValue { $0.inlets.removeAll { $0 === inlet } }
  }

  private func leave() {
    let inlets = state.withValue { state in
      state.isOver = true
      defer { state.inlets = [] }
      return state.inlets
    }
    for inlet in inlets { inlet.cancel() }
  }
}
