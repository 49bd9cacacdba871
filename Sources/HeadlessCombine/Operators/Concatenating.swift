extension Publishers {
  /// Sends all values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// What comes first.
    public let prefix: Prefix
    /// What comes after it.
    public let suffix: Suffix

    /// The values of `prefix`, then those of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, suffix) = (Junction(subscriber), suffix)
      let send = { (value: Output) in _ = junction.outlet.send(value) }
      let last = junction.inlet(value: send) { junction.finish(.finished) }
      let first = junction.inlet(value: send) { junction.attach(suffix, to: last) }
      junction.start { junction.attach(prefix, to: first) }
    }
  }

  /// Sends the values of another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// What comes first.
    public let upstream: Upstream
    /// Makes what comes after a failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// The values of `upstream`, then those of what `handler` makes of its failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, handler) = (Junction(subscriber), handler)
      let send = { (value: Output) in _ = junction.outlet.send(value) }
      let last = junction.inlet(value: send) { junction.finish(.finished) }
      let first = junction.inlet(value: { (result: Result<Output, Upstream.Failure>) in
        switch result {
        case .success(let value): send(value)
        case .failure(let error): junction.attach(handler(error), to: last)
        }
      }) {
        junction.finishIfIdle()
      }
      junction.start { junction.attach(Outcomes<Upstream, Failure>(upstream: upstream), to: first) }
    }
  }

  /// Sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What ends them.
    public let other: Other

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let signals = Outcomes<Other, Failure>(upstream: other)
      let signal = junction.inlet { (result: Result<Other.Output, Other.Failure>) in
        if case .success = result { junction.finish(.finished) }
      } end: {
      }
      let values = junction.inlet { (value: Output) in
        junction.outlet.send(value)
      } end: {
        junction.finish(.finished)
      }
      junction.start {
        junction.attach(signals, to: signal)
        junction.attach(upstream, to: values)
      }
    }
  }
}

extension Publisher {
  /// `elements`, then the values.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// `elements`, then the values.
  public func prepend<Elements: Sequence<Output>>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Publishers.Sequence<Elements, Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// The values of `publisher`, then those of this one.
  public func prepend<Prefix: Publisher>(
    _ publisher: Prefix
  ) -> Publishers.Concatenate<Prefix, Self>
  where Prefix.Output == Output, Prefix.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// The values, then `elements`.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// The values, then `elements`.
  public func append<Elements: Sequence<Output>>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<Elements, Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// The values, then those of `publisher`.
  public func append<Suffix: Publisher>(
    _ publisher: Suffix
  ) -> Publishers.Concatenate<Self, Suffix>
  where Suffix.Output == Output, Suffix.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}

/// Values, and a failure as a last value.
private struct Outcomes<Upstream: Publisher, Failure: Error>: Publisher {
  typealias Output = Result<Upstream.Output, Upstream.Failure>

  let upstream: Upstream

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
      to: subscriber,
      value: { .send(.success($0)) },
      end: { completion in
        guard case .failure(let error) = completion else { return Ending(.finished) }
        return Ending(last: .failure(error), .finished)
      }
    )
    upstream.subscribe(relay)
  }
}
