extension Publishers {
  /// Sends the values of several publishers as they come; finishes when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// The values of all `upstream`.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// The values of all `upstream`.
    public init<Upstreams: Swift.Sequence<Upstream>>(_ upstream: Upstreams) {
      publishers = Array(upstream)
    }

    /// These, and `other`.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let remaining = Guarded(publishers.count)
      junction.start {
        if publishers.isEmpty { junction.finish(.finished) }
        for publisher in publishers {
          let inlet = junction.inlet { (value: Output) in
            junction.outlet.send(value)
          } end: {
            let isLast = remaining.withValue { remaining in
              remaining -= 1
              return remaining == 0
            }
            if isLast { junction.finish(.finished) }
          }
          junction.attach(publisher, to: inlet)
        }
      }
    }
  }
}

extension Publisher {
  /// The values of this and of another publisher like it.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
