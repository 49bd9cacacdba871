/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made when it is subscribed to.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Sends one result, which its closure promises, to every subscriber.
///
/// A class: the promise is asked for once, whoever subscribes.
public final class Future<Output, Failure: Error>: Publisher {
  /// What fulfils the promise; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [(Result<Output, Failure>) -> Void] = []
  }

  private let state = Guarded(State())

  /// Runs `attemptToFulfill` at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
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
