/// The values of a publisher, one by one, for `for await`.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  public typealias Element = Upstream.Output

  /// Takes the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Unchecked<Element>>.Iterator

    public mutating func next() async -> Element? {
      await values.next()?.value
    }
  }

  private let publisher: Upstream

  /// The values of `publisher`.
  public init(_ publisher: Upstream) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<Unchecked<Element>> { continuation in
      let inlet = Inlet<Element, Never>(
        value: { continuation.yield(Unchecked(value: $0)) },
        end: { _, _ in continuation.finish() }
      )
      publisher.subscribe(inlet)
      let kept = Unchecked(value: inlet)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, one by one, for `for try await`.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence
where Upstream.Failure: Error {
  public typealias Element = Upstream.Output

  /// Takes the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<Unchecked<Element>, any Error>.Iterator

    public mutating func next() async throws -> Element? {
      try await values.next()?.value
    }
  }

  private let publisher: Upstream

  /// The values of `publisher`.
  public init(_ publisher: Upstream) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncThrowingStream<Unchecked<Element>, any Error> { continuation in
      let inlet = Inlet<Element, Upstream.Failure>(
        value: { continuation.yield(Unchecked(value: $0)) },
        end: { _, completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        }
      )
      publisher.subscribe(inlet)
      let kept = Unchecked(value: inlet)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

extension Publisher where Failure == Never {
  /// The values, one by one; what comes while nobody waits is kept.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}

extension Publisher {
  /// The values, one by one, until it throws; what comes while nobody waits is kept.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
