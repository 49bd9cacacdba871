extension Publishers {
  /// Subscribes once, and hands what comes to all its subscribers through a subject.
  ///
  /// A class: its subscribers share the one subscription.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private let subject = Guarded(SubjectType?.none)

    /// The values of `upstream`, by way of the subject that `createSubject` makes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      currentSubject().subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }

    /// Lets the next subscriber begin with a new subject.
    func forgetSubject() {
      _ = subject.exchange(nil)
    }

    private func currentSubject() -> SubjectType {
      subject.withValue { subject in
        let current = subject ?? createSubject()
        subject = current
        return current
      }
    }
  }

  /// Connects a publisher with its first subscriber, and disconnects it with the last.
  ///
  /// A class: it counts the subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    /// What is connected.
    public let upstream: Upstream
    private let onIdle: () -> Void
    private let state = Guarded(State())

    init(_ upstream: Upstream, onIdle: @escaping () -> Void = {}) {
      self.upstream = upstream
      self.onIdle = onIdle
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let leave = AnyCancellable(self.leave)
      upstream
        .handleEvents(
          receiveCompletion: { _ in leave.cancel() },
          receiveCancel: { leave.cancel() }
        )
        .subscribe(subscriber)
      let isFirst = state.withValue { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = state.withValue { state in
        if state.subscribers > 0 { state.connection = connection }
        return state.subscribers > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = state.withValue { state -> (any Cancellable)? in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      guard let connection else { return }
      connection.cancel()
      onIdle()
    }
  }

  /// Subscribes once for all its subscribers, as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// The values of `upstream`, for all subscribers at once.
    public init(upstream: Upstream) {
      self.upstream = upstream
      let multicast = Multicast(upstream: upstream) { PassthroughSubject<Output, Failure>() }
      shared = Autoconnect(multicast, onIdle: multicast.forgetSubject)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool {
      left === right
    }
  }
}

extension Publisher {
  /// One subscription for all subscribers, from the first to the last.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }

  /// One subscription for all subscribers, by way of the subject that `createSubject` makes.
  public func multicast<Target: Subject>(
    _ createSubject: @escaping () -> Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription for all subscribers, by way of `subject`.
  public func multicast<Target: Subject>(subject: Target) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// This publisher, to be started by `connect()`.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast { PassthroughSubject() }
  }
}

extension ConnectablePublisher {
  /// This publisher, started with its first subscriber and stopped with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(self)
  }
}
