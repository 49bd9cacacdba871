/// Calls back when the content's preference changes. (rule 7.4)
struct PreferenceObserver<Key: PreferenceKey>: BehaviorModifier where Key.Value: Equatable {
  typealias Behavior = PreferenceObserverBehavior<Key>
  var action: (Key.Value) -> Void
}

final class PreferenceObserverBehavior<Key: PreferenceKey>: ElementBehavior, ModifierBehavior,
  LayoutObserver
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void = { _ in }
  private var last: Key.Value?
  private var guardian = DispatchGuard()
  private var evaluation = -1
  private let isOfAnchor = Key.Value.self is any AnchorHolding.Type

  func update(_ modifier: PreferenceObserver<Key>) { action = modifier.action }

  override func appear() { element.host.observe(self) }

  override func disappear() { element.host.stopObserving(self) }

  func layoutChanged() {
    var value: Key.Value?
    element.visitChildren { $0.reducePreference(Key.self, into: &value) }
    let host = element.host
    guard let value, value != last || repeatsAnchors(host) else { return }
    // A dropped value counts as seen. (rule 7.5)
    last = value
    guard guardian.allowsDispatch(inFrame: host.frame) else { return }
    host.enqueue(isOfAnchor ? .anchors : .sizes) { [self] in
      host.noteDispatch(of: Key.self, value)
      action(value)
    }
  }

  /// Whether an anchor that is evaluated again counts as another one. Apple leaves it open.
  private func repeatsAnchors(_ host: HostCore) -> Bool {
    guard isOfAnchor, host.settings.equalAnchorsCallBack else { return false }
    defer { evaluation = host.evaluation }
    return evaluation != host.evaluation
  }
}

/// What looks at each layout.
@MainActor
protocol LayoutObserver: AnyObject {
  func layoutChanged()
}

/// Lets a callback through twice in one frame. (rule 7.5)
struct DispatchGuard {
  private var frame = -1
  private var count = 0

  mutating func allowsDispatch(inFrame frame: Int) -> Bool {
    if frame != self.frame { (self.frame, count) = (frame, 0) }
    count += 1
    return count <= 2
  }
}

extension View {
  /// Calls `action` with the content's preference: at first, and when it changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }
}
