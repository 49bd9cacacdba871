extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new value.
    public let transform: (Upstream.Output) -> Output

    /// The values of `upstream`, transformed.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform = transform
      upstream.subscribe(Relay(to: subscriber) { .send(transform($0)) })
    }
  }

  /// Sends what a closure makes of each value, until it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new value, or ends the stream.
    public let transform: (Upstream.Output) throws -> Output

    /// The values of `upstream`, transformed.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let transform = transform
      let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { value in attempt { .send(try transform(value)) } },
        end: { Ending($0.erased) }
      )
      upstream.subscribe(relay)
    }
  }

  /// Sends one property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let keyPath = keyPath
      upstream.subscribe(Relay(to: subscriber) { .send($0[keyPath: keyPath]) })
    }
  }

  /// Sends what a closure makes of each value, leaving out `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new value, if there is to be one.
    public let transform: (Upstream.Output) -> Output?

    /// The values of `upstream`, transformed.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform = transform
      upstream.subscribe(Relay(to: subscriber) { transform($0).map { .send($0) } ?? .skip })
    }
  }

  /// Sends what a closure makes of each value, leaving out `nil`, until it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new value, if there is to be one, or ends the stream.
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let transform = transform
      let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { value in attempt { try transform(value).map { .send($0) } ?? .skip } },
        end: { Ending($0.erased) }
      )
      upstream.subscribe(relay)
    }
  }
}

/// What `body` decides; when it throws, the end.
func attempt<Output>(
  _ body: () throws -> Step<Output, any Error>
) -> Step<Output, any Error> {
  do { return try body() } catch { return .end(nil, .failure(error)) }
}
