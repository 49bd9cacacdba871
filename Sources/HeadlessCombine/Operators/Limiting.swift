extension Publishers {
  /// Sends the first values, and finishes after them.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value still belongs to the first ones.
    public let predicate: (Output) -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let belongs = predicate
      upstream.subscribe(Relay(to: subscriber) { belongs($0) ? .send($0) : .end(nil, .finished) })
    }
  }

  /// Sends the values from the first one that a closure refuses.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Output) -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (isDropping, predicate) = (Guarded(true), predicate)
      let relay = Relay<Output, Failure, Downstream>(to: subscriber) { value in
        guard isDropping.current else { return .send(value) }
        if predicate(value) { return .skip }
        _ = isDropping.exchange(false)
        return .send(value)
      }
      upstream.subscribe(relay)
    }
  }

  /// Sends the values whose places are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The places, counted from 0.
    public let range: CountableRange<Int>

    /// The values of `upstream` in `range`.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      guard !range.isEmpty else {
        OnDemand(subscriber).start { $0.finish(.finished) }
        return
      }
      let (count, range) = (Guarded(0), range)
      let relay = Relay<Output, Failure, Downstream>(to: subscriber) { value in
        let place = count.withValue { count in
          defer { count += 1 }
          return count
        }
        if place < range.lowerBound { return .skip }
        return place + 1 < range.upperBound ? .send(value) : .end(value, .finished)
      }
      upstream.subscribe(relay)
    }
  }

  /// Sends the first value that a closure accepts, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is the one.
    public let predicate: (Output) -> Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let isWanted = predicate
      upstream.subscribe(Relay(to: subscriber) { isWanted($0) ? .end($0, .finished) : .skip })
    }
  }
}

extension Publisher {
  /// The first value.
  public func first() -> Publishers.FirstWhere<Self> {
    first { _ in true }
  }

  /// The first value that `predicate` accepts.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The first `maxLength` values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// The values before the first one that `predicate` refuses.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: count..<Int.max)
  }

  /// The values from the first one that `predicate` refuses.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The value at `index`, counted from 0.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<(index + 1))
  }

  /// The values whose places are in `range`, counted from 0.
  public func output<Places: RangeExpression<Int>>(in range: Places) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
