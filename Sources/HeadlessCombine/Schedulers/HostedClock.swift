/// The clock of a queue or run loop, whose work a running screen takes over.
struct HostedClock<Owner> {
  /// The time of the real clock, in seconds.
  let realNow: @Sendable () -> Double
  /// Does work after a number of real seconds.
  let dispatch: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

  /// The time: the screen's while one runs.
  var now: SchedulerMoment<Owner> {
    SchedulerMoment(seconds: HostContext.current?.now ?? realNow())
  }

  /// Does `action` at `date`, in the running screen if there is one.
  ///
  /// - Returns: What keeps it from being done.
  @discardableResult
  func schedule(at date: SchedulerMoment<Owner>, _ action: @escaping () -> Void) -> any Cancellable
  {
    let delay = max(0, now.distance(to: date).magnitude)
    if let host = HostContext.current { return host.schedule(after: delay, action) }
    let pending = Guarded(Optional(action))
    dispatch(delay) { pending.exchange(nil)?() }
    return ActionCancellable { _ = pending.exchange(nil) }
  }

  /// Does `action` at `date` and every `interval` from there, until cancelled.
  func schedule(
    at date: SchedulerMoment<Owner>,
    every interval: SchedulerMoment<Owner>.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > 0, "the interval is \(interval.magnitude) s; give more than 0")
    let repetition = Repetition(clock: self, start: date, interval: interval, action: action)
    repetition.takeNextTurn()
    return repetition
  }
}

/// Work that is done again and again. A class, so that it can be stopped.
private final class Repetition<Owner>: Cancellable {
  private struct State {
    var turn = 0
    var pending: (any Cancellable)?
    var isOver = false
  }

  private let clock: HostedClock<Owner>
  private let start: SchedulerMoment<Owner>
  private let interval: SchedulerMoment<Owner>.Stride
  private let action: () -> Void
  private let state = Guarded(State())

  init(
    clock: HostedClock<Owner>,
    start: SchedulerMoment<Owner>,
    interval: SchedulerMoment<Owner>.Stride,
    action: @escaping () -> Void
  ) {
    self.clock = clock
    self.start = start
    self.interval = interval
    self.action = action
  }

  func takeNextTurn() {
    let turn = state.withValue { state in
      defer { state.turn += 1 }
      return state.isOver ? nil : state.turn
    }
    guard let turn else { return }
    let date = start.advanced(by: interval * .seconds(turn))
    let pending = clock.schedule(at: date) {
      self.takeNextTurn()
      if !self.isOver { self.action() }
    }
    state.withValue { $0.pending = pending }
  }

  func cancel() {
    let pending = state.withValue { state in
      state.isOver = true
      defer { state.pending = nil }
      return state.pending
    }
    pending?.cancel()
  }

  private var isOver: Bool {
    state.withValue { $0.isOver }
  }
}

/// Something that an action stops. Unlike `AnyCancellable` it does not stop it by going away.
struct ActionCancellable: Cancellable {
  let action: () -> Void

  func cancel() {
    action()
  }
}
