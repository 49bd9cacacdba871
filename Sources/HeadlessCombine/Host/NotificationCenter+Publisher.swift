public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, as they are posted, to subscribers of the same screen.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// Who posts them; anyone when `nil`.
    public let object: AnyObject?

    /// The notifications `name` of `center`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let observation = Observation(subscriber)
      subscriber.receive(subscription: observation)
      observation.begin(self)
    }
  }

  /// The notifications `name`, as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

/// The observer behind one subscription. What comes unasked is lost, as with a subject.
private final class Observation<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification, Downstream.Failure == Never {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var stop: (() -> Void)?
  }

  private let state: Guarded<State>
  private let filter = HostFilter()

  init(_ downstream: Downstream) {
    state = Guarded(State(downstream: downstream))
  }

  func begin(_ publisher: NotificationCenter.Publisher) {
    let center = publisher.center
    let send = Unchecked(value: self.send)
    let token = center.addObserver(
      forName: Optional(publisher.name),
      object: publisher.object,
      queue: nil,
      using: { send.value($0) }
    )
    let isWanted = state.withValue { state in
      state.stop = { center.removeObserver(token) }
      return state.downstream != nil
    }
    if !isWanted { cancel() }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withValue { $0.demand += demand }
  }

  func cancel() {
    let last = state.exchange(State(downstream: nil))
    last.stop?()
  }

  private func send(_ notification: Notification) {
    guard filter.isOpen else { return }
    let downstream = state.withValue { state -> Downstream? in
      guard state.demand > .none else { return nil }
      state.demand -= 1
      return state.downstream
    }
    if let downstream { request(downstream.receive(notification)) }
  }
}
