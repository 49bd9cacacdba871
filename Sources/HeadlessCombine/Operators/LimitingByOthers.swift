extension Publishers {
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

  /// Sends values once another publisher has sent one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What they wait for.
    public let other: Other

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, isOpen) = (Junction(subscriber), Guarded(false))
      let signal = junction.inlet { (_: Other.Output) in
        _ = isOpen.exchange(true)
      } end: {
        if !isOpen.current { junction.finish(.finished) }
      }
      let values = junction.inlet { (value: Output) in
        if isOpen.current { junction.outlet.send(value) }
      } end: {
        junction.finish(.finished)
      }
      junction.start {
        junction.attach(other, to: signal)
        junction.attach(upstream, to: values)
      }
    }
  }
}

extension Publisher {
  /// The values before `publisher` sends its first.
  public func prefix<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> Publishers.PrefixUntilOutput<Self, Other> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// The values after `publisher` has sent its first.
  public func drop<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> Publishers.DropUntilOutput<Self, Other> where Other.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
