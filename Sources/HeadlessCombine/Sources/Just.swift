/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of `output` alone.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    OnDemand(subscriber).start { $0.finish(last: output, .finished) }
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends no value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes at once, rather than never.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher without values, its types named.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    OnDemand(subscriber).start { outlet in
      if completeImmediately { outlet.finish(.finished) }
    }
  }
}

extension Empty: Equatable {}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// A publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher that fails with `failure`, its output named.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    OnDemand(subscriber).start { $0.finish(.failure(error)) }
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Result {
  /// A publisher of this result: its value, or its failure.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Success

    /// The result.
    public let result: Result

    /// A publisher of `result`.
    public init(_ result: Result) {
      self.result = result
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Success, Downstream.Failure == Failure {
      OnDemand(subscriber).start { $0.finish(with: result) }
    }
  }

  /// A publisher of this result.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Outlet {
  /// Sends what `result` holds, and ends.
  func finish(with result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value): finish(last: value, .finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}

/// The subscription of publishers that have everything at hand.
final class OnDemand<Downstream: Subscriber>: Subscription {
  private let outlet: Outlet<Downstream>

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Announces itself, then lets `body` fill the outlet unless it was cancelled.
  func start(_ body: (Outlet<Downstream>) -> Void) {
    outlet.open(with: self)
    body(outlet)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.close()
  }
}
