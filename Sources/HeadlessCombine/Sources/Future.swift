/// Sends one result, which its closure promises, to every subscriber.
///
/// A class: the promise is asked for once, whoever subscribes.
public final class Future<Output, Failure: Error>: Publisher {
  /// What fulfils the promise, from any thread; only the first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [(Result<Output, Failure>) -> Void] = []
  }

  private let state = Guarded(State())

  /// Runs `attemptToFulfill` at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let fulfill = Unchecked(value: self.fulfill)
    attemptToFulfill { fulfill.value($0) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    OnDemand(subscriber).start { outlet in
      let result = state.withValue { state in
        if state.result == nil { state.waiting.append { outlet.finish(with: $0) } }
        return state.result
      }
      if let result { outlet.finish(with: result) }
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.withValue { state in
      guard state.result == nil else { return [] as [(Result<Output, Failure>) -> Void] }
      state.result = result
      defer { state.waiting = [] }
      return state.waiting
    }
    for tell in waiting { tell(result) }
  }
}
