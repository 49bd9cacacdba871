/// Where a subscriber stands with the publisher above it.
enum Link {
  case waiting
  case open(any Subscription)
  case closed
}

extension Guarded<Link> {
  /// Whether values still count.
  var isOpen: Bool {
    if case .open = current { true } else { false }
  }

  /// Takes `subscription` if it is the first; cancels it otherwise, as one is all there may be.
  func accept(_ subscription: any Subscription) -> Bool {
    let isFirst = withValue { link in
      guard case .waiting = link else { return false }
      link = .open(subscription)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Ends the link from above. Answers whether it was not ended before.
  func close() -> Bool {
    if case .closed = exchange(.closed) { false } else { true }
  }

  /// Ends the link from below.
  func cancel() {
    if case .open(let subscription) = exchange(.closed) { subscription.cancel() }
  }

  /// Asks above for `demand`.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, case .open(let subscription) = current else { return }
    subscription.request(demand)
  }
}
