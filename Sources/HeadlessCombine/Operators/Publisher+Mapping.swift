extension Publisher {
  /// Each value, transformed.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Each value, transformed; the stream fails with what `transform` throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// One property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.MapKeyPath<Self, Result> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Two properties of each value.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>,
    _ second: KeyPath<Output, Second>
  ) -> Publishers.Map<Self, (First, Second)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Each value, transformed, without those that come out as `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// As ``compactMap(_:)``; the stream fails with what `transform` throws.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> Publishers.TryCompactMap<Self, Result> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Each value, with `output` in place of `nil`.
  public func replaceNil<Value>(
    with output: Value
  ) -> Publishers.Map<Self, Value> where Output == Value? {
    map { $0 ?? output }
  }

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
}

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
}
