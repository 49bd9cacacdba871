extension Publishers {
  /// Sends the same values, its failure put differently.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new error.
    public let transform: (Upstream.Failure) -> Failure

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform = transform
      let relay = Relay<Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { .send($0) },
        end: { Ending($0.mapError(transform)) }
      )
      upstream.subscribe(relay)
    }
  }

  /// Sends the same values, where a failure could be one that does not come.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// The values of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = Relay<Output, Never, Downstream>(
        to: subscriber,
        value: { .send($0) },
        end: { _ in Ending(.finished) }
      )
      upstream.subscribe(relay)
    }
  }

  /// Sends a value in place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// What is sent when it fails.
    public let output: Output

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let output = output
      let relay = Relay<Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { .send($0) },
        end: { Ending(last: $0.isFailure ? output : nil, .finished) }
      )
      upstream.subscribe(relay)
    }
  }

  /// Stops the program when the stream fails, which it must not.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// Said when it fails.
    public let prefix: String

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let prefix = prefix
      let relay = Relay<Output, Upstream.Failure, Downstream>(
        to: subscriber,
        value: { .send($0) },
        end: { completion in
          if case .failure(let error) = completion { fatalError("\(prefix): \(error)") }
          return Ending(.finished)
        }
      )
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// The same values, the failure put as `transform` says.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Publishers.MapError<Self, NewFailure> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// The values, then `output` should they end with a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// The values; a failure stops the program.
  public func assertNoFailure(
    _ prefix: String = "the publisher failed",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: "\(prefix) (\(file):\(line))")
  }
}

extension Publisher where Failure == Never {
  /// The same values, where a failure of `failureType` would be allowed.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> Publishers.SetFailureType<Self, NewFailure> {
    Publishers.SetFailureType(upstream: self)
  }
}
