extension Publishers {
  /// Sends, at the end, what was made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to, and what is sent when there is none.
    public let initial: Output
    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      gather(upstream, to: subscriber, from: initial, next: nextPartialResult) { $0 }
    }
  }

  /// Sends the last value that a closure accepts, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value counts.
    public let predicate: (Output) -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let counts = predicate
      gather(upstream, to: subscriber, from: Output?.none, next: { counts($1) ? $1 : $0 }) { $0 }
    }
  }

  /// Sends the value that comes after all others in an order, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the second value comes after the first.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let isBefore = areInIncreasingOrder
      gather(upstream, to: subscriber, from: Output?.none) { last, value in
        last.map { isBefore($0, value) ? value : $0 } ?? value
      } result: {
        $0
      }
    }
  }

  /// Sends arrays of a number of values; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values an array has.
    public let count: Int

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (batch, count) = (Guarded(Output()), count)
      let relay = Relay<Upstream.Output, Failure, Downstream>(
        to: subscriber,
        value: { value in
          batch.withValue { $0.append(value) }
          return batch.current.count < count ? .skip : .send(batch.exchange([]))
        },
        end: { completion in
          let rest = batch.exchange([])
          return Ending(last: completion.isFailure || rest.isEmpty ? nil : rest, completion)
        }
      )
      upstream.subscribe(relay)
    }
  }

  /// Sends a value when there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is sent when none comes.
    public let output: Output

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (isEmpty, output) = (Guarded(true), output)
      let relay = Relay<Output, Failure, Downstream>(
        to: subscriber,
        value: { value in
          _ = isEmpty.exchange(false)
          return .send(value)
        },
        end: { Ending(last: isEmpty.current && !$0.isFailure ? output : nil, $0) }
      )
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// What `nextPartialResult` makes of all values, beginning with `initialResult`.
  public func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Reduce<Self, Result> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// All values, as one array.
  public func collect() -> Publishers.Reduce<Self, [Output]> {
    reduce([]) { $0 + [$1] }
  }

  /// Arrays of `count` values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// How many values there were.
  public func count() -> Publishers.Reduce<Self, Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// The last value.
  public func last() -> Publishers.LastWhere<Self> {
    last { _ in true }
  }

  /// The last value that `predicate` accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The values, or `output` when there is none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Whether all values are accepted by `predicate`.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Whether `predicate` accepts a value.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers.FirstWhere<Self>, Bool>> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value equals `output`.
  public func contains(
    _ output: Output
  ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers.FirstWhere<Self>, Bool>> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// The smallest value; nothing when there is none.
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: >)
  }

  /// The greatest value; nothing when there is none.
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: <)
  }
}

/// Subscribes for all values, and sends one result when they have ended well.
private func gather<Upstream: Publisher, Sum, Downstream: Subscriber>(
  _ upstream: Upstream,
  to subscriber: Downstream,
  from initial: Sum,
  next: @escaping (Sum, Upstream.Output) -> Sum,
  result: @escaping (Sum) -> Downstream.Input?
) where Downstream.Failure == Upstream.Failure {
  let sum = Guarded(initial)
  let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
    to: subscriber,
    gathers: true,
    value: { value in
      _ = sum.exchange(next(sum.current, value))
      return .skip
    },
    end: { Ending(last: $0.isFailure ? nil : result(sum.current), $0) }
  )
  upstream.subscribe(relay)
}
