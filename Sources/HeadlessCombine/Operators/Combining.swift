extension Publishers {
  /// Sends the latest values of two publishers, whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first source.
    public let a: A
    /// The second source.
    public let b: B

    /// The latest values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let latest = Guarded((A.Output?.none, B.Output?.none))
      junction.start {
        attach(a, { $0.0 = $1 }, has: { $0.0 != nil }, to: junction, latest)
        attach(b, { $0.1 = $1 }, has: { $0.1 != nil }, to: junction, latest)
      }
    }

    private func attach<Source: Publisher, Downstream: Subscriber>(
      _ source: Source,
      _ write: @escaping (inout (A.Output?, B.Output?), Source.Output) -> Void,
      has: @escaping ((A.Output?, B.Output?)) -> Bool,
      to junction: Junction<Downstream>,
      _ latest: Guarded<(A.Output?, B.Output?)>
    ) where Source.Failure == Failure, Downstream.Input == Output, Downstream.Failure == Failure {
      let inlet = junction.inlet { (value: Source.Output) in
        latest.withValue { write(&$0, value) }
        if case (let a?, let b?) = latest.current { junction.outlet.send((a, b)) }
      } end: {
        if !has(latest.current) || junction.isIdle { junction.finish(.finished) }
      }
      junction.attach(source, to: inlet)
    }
  }

  /// Sends the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first source.
    public let a: A
    /// The second source.
    public let b: B

    /// Pairs of the values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let queues = Guarded(ZipQueues<A.Output, B.Output>())
      junction.start {
        attach(a, { $0.a.append($1) }, ended: { $0.aEnded = true }, to: junction, queues)
        attach(b, { $0.b.append($1) }, ended: { $0.bEnded = true }, to: junction, queues)
      }
    }

    private func attach<Source: Publisher, Downstream: Subscriber>(
      _ source: Source,
      _ append: @escaping (inout ZipQueues<A.Output, B.Output>, Source.Output) -> Void,
      ended: @escaping (inout ZipQueues<A.Output, B.Output>) -> Void,
      to junction: Junction<Downstream>,
      _ queues: Guarded<ZipQueues<A.Output, B.Output>>
    ) where Source.Failure == Failure, Downstream.Input == Output, Downstream.Failure == Failure {
      let endIfDry = { if queues.current.isDry { junction.finish(.finished) } }
      let inlet = junction.inlet { (value: Source.Output) in
        let pair = queues.withValue { queues in
          append(&queues, value)
          return queues.next()
        }
        if let pair { junction.outlet.send(pair) }
        endIfDry()
      } end: {
        queues.withValue { ended(&$0) }
        endIfDry()
      }
      junction.attach(source, to: inlet)
    }
  }
}

/// What came from one of two sources and waits for its partner from the other.
private struct ZipQueues<First, Second> {
  var a: [First] = []
  var b: [Second] = []
  var aEnded = false
  var bEnded = false

  /// Whether no further pair can come.
  var isDry: Bool {
    aEnded && a.isEmpty || bEnded && b.isEmpty
  }

  mutating func next() -> (First, Second)? {
    guard !a.isEmpty, !b.isEmpty else { return nil }
    return (a.removeFirst(), b.removeFirst())
  }
}
