extension Publishers {
  /// Sends the elements of a sequence, in order, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// A publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let walk = SequenceWalk(sequence.makeIterator(), to: subscriber)
      subscriber.receive(subscription: walk)
      walk.finishIfEmpty()
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// A publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Wrapped, Downstream.Failure == Never {
      OnDemand(subscriber).start { $0.finish(last: output, .finished) }
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher {
    Publisher(self)
  }
}

/// Takes elements one by one, as they are asked for: the sequence may have no end.
private final class SequenceWalk<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Iterator.Element {
  private struct State {
    var iterator: Iterator
    var ahead: Iterator.Element?
    var demand = Subscribers.Demand.none
    var isWalking = false
    var isOver = false
  }

  private let downstream: Downstream
  private let state: Guarded<State>

  init(_ iterator: Iterator, to downstream: Downstream) {
    var iterator = iterator
    let ahead = iterator.next()
    self.downstream = downstream
    state = Guarded(State(iterator: iterator, ahead: ahead))
  }

  func request(_ demand: Subscribers.Demand) {
    let mayWalk = state.withValue { state in
      state.demand += demand
      defer { state.isWalking = true }
      return !state.isWalking
    }
    if mayWalk { walk() }
  }

  func cancel() {
    state.withValue { $0.isOver = true }
  }

  func finishIfEmpty() {
    let isEmpty = state.withValue { state in
      defer { state.isOver = state.isOver || state.ahead == nil }
      return !state.isOver && state.ahead == nil
    }
    if isEmpty { downstream.receive(completion: .finished) }
  }

  private func walk() {
    while let element = next() {
      let more = downstream.receive(element)
      state.withValue { $0.demand += more }
      finishIfEmpty()
    }
  }

  private func next() -> Iterator.Element? {
    state.withValue { state in
      guard !state.isOver, state.demand > .none, let element = state.ahead else {
        state.isWalking = false
        return nil
      }
      state.demand -= 1
      state.ahead = state.iterator.next()
      return element
    }
  }
}
