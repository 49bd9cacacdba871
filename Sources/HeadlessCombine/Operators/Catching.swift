extension Publishers {
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

  /// Sends the values of another publisher after a failure, unless there can be none.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// What comes first.
    public let upstream: Upstream
    /// Makes what comes after a failure, or throws another.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let handler = handler
      let caught = Catch(upstream: upstream) { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }
      caught.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// The values, then those of the publisher that `handler` makes of a failure.
  public func `catch`<Replacement: Publisher>(
    _ handler: @escaping (Failure) -> Replacement
  ) -> Publishers.Catch<Self, Replacement> where Replacement.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// As `catch`; the stream fails with what `handler` throws.
  public func tryCatch<Replacement: Publisher>(
    _ handler: @escaping (Failure) throws -> Replacement
  ) -> Publishers.TryCatch<Self, Replacement> where Replacement.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// The values; after a failure it begins again, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}
