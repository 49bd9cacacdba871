extension Publishers {
  /// Sends the values a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Output) -> Bool

    /// The values of `upstream` that `isIncluded` accepts.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(Relay(to: subscriber) { isIncluded($0) ? .send($0) : .skip })
    }
  }

  /// Sends the values a closure accepts, until it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Output) throws -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let isIncluded = isIncluded
      let relay = Relay<Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { value in attempt { try isIncluded(value) ? .send(value) : .skip } },
        end: { Ending($0.erased) }
      )
      upstream.subscribe(relay)
    }
  }

  /// Sends the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the second value is taken for a repetition of the first.
    public let predicate: (Output, Output) -> Bool

    /// The values of `upstream` that `predicate` does not find equal to the one before.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (last, isSame) = (Guarded(Output?.none), predicate)
      let relay = Relay<Output, Failure, Downstream>(to: subscriber) { value in
        if let last = last.current, isSame(last, value) { return .skip }
        _ = last.exchange(value)
        return .send(value)
      }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// The values that `isIncluded` accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// As ``filter(_:)``; the stream fails with what `isIncluded` throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// The values that `predicate` does not find equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The end, without the values.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publishers {
  /// Sends the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// Where the end comes from.
    public let upstream: Upstream

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Never, Downstream.Failure == Failure {
      let relay = Relay<Upstream.Output, Failure, Downstream>(
        to: subscriber,
        gathers: true,
        value: { _ in .skip },
        end: { Ending($0) }
      )
      upstream.subscribe(relay)
    }
  }
}
