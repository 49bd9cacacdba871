extension Publishers {
  /// Sends the values of the publishers that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers may be under way at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// The values of what `transform` makes of those of `upstream`.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, transform) = (Junction(subscriber), transform)
      let outer = Guarded(Weak<Inlet<Upstream.Output, Failure>>())
      let inlet = junction.inlet(demand: maxPublishers) { (value: Upstream.Output) in
        let inner = junction.inlet { (value: Output) in
          junction.outlet.send(value)
        } end: {
          junction.finishIfIdle()
          outer.current.object?.request(.max(1))
        }
        junction.attach(transform(value), to: inner)
      } end: {
        junction.finishIfIdle()
      }
      _ = outer.exchange(Weak(object: inlet))
      junction.start { junction.attach(upstream, to: inlet) }
    }
  }

  /// Sends the values of the publisher that came last.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// The values of the publisher that `upstream` sent last.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let latest = Guarded(Inlet<Output, Failure>?.none)
      let outer = junction.inlet { (publisher: NewPublisher) in
        let inner = junction.inlet { (value: Output) in
          junction.outlet.send(value)
        } end: {
          junction.finishIfIdle()
        }
        if let last = latest.exchange(inner) { junction.detach(last) }
        junction.attach(publisher, to: inner)
      } end: {
        junction.finishIfIdle()
      }
      junction.start { junction.attach(upstream, to: outer) }
    }
  }
}

extension Publisher {
  /// The values of the publishers that `transform` makes of each value, as they come; at most
  /// `maxPublishers` of them are under way at once.
  public func flatMap<Result, NewPublisher: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> NewPublisher
  ) -> Publishers.FlatMap<NewPublisher, Self>
  where NewPublisher.Output == Result, NewPublisher.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// As `flatMap` above, for publishers that may fail.
  public func flatMap<NewPublisher: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> NewPublisher
  ) -> Publishers.FlatMap<NewPublisher, Publishers.SetFailureType<Self, NewPublisher.Failure>> {
    setFailureType(to: NewPublisher.Failure.self)
      .flatMap(maxPublishers: maxPublishers, transform)
  }

  /// As `flatMap` above, for publishers that do not fail either.
  public func flatMap<NewPublisher: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> NewPublisher
  ) -> Publishers.FlatMap<NewPublisher, Self> where NewPublisher.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that was sent last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
