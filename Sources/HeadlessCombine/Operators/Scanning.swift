extension Publishers {
  /// Sends each result of a running calculation.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to; it is not sent itself.
    public let initialResult: Output
    /// Adds a value to the last result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (result, next) = (Guarded(initialResult), nextPartialResult)
      let relay = Relay<Upstream.Output, Failure, Downstream>(to: subscriber) { value in
        let sum = next(result.current, value)
        _ = result.exchange(sum)
        return .send(sum)
      }
      upstream.subscribe(relay)
    }
  }

  /// Sends each result of a running calculation, until it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to; it is not sent itself.
    public let initialResult: Output
    /// Adds a value to the last result, or ends the stream.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let (result, next) = (Guarded(initialResult), nextPartialResult)
      let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { value in
          attempt {
            let sum = try next(result.current, value)
            _ = result.exchange(sum)
            return .send(sum)
          }
        },
        end: { Ending($0.erased) }
      )
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// What `nextPartialResult` makes of the last result and each value, beginning with
  /// `initialResult`.
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// As ``scan(_:_:)``; the stream fails with what `nextPartialResult` throws.
  public func tryScan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> Publishers.TryScan<Self, Result> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
