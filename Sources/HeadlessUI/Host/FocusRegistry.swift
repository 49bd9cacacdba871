/// Which field is focused, and who wants to know.
@MainActor
final class FocusRegistry {
  private(set) var focused: (any FocusableElement)?
  private var behaviors: [FocusedBehavior] = []
  private var requests: [any FocusRequester] = []

  func add(_ behavior: FocusedBehavior) { behaviors.append(behavior) }

  func remove(_ behavior: FocusedBehavior) { behaviors.removeAll { $0 === behavior } }

  func request(_ requester: any FocusRequester) { requests.append(requester) }

  var isPending: Bool { !requests.isEmpty }

  /// Moves the focus to where focus states that were written want it.
  func applyRequests() -> Bool {
    let before = focused
    for requester in requests { apply(requester) }
    requests.removeAll()
    return before !== focused
  }

  private func apply(_ requester: any FocusRequester) {
    let own = behaviors.filter { $0.modifier?.requester() === requester }
    if let wanted = requester.wanted {
      if let target = own.first(where: { $0.modifier?.claim == wanted })?.field {
        focus(target)
      }
    } else if own.contains(where: { $0.field === focused }) {
      focus(nil)
    }
  }

  /// Moves the focus and tells the focus states.
  func focus(_ field: (any FocusableElement)?) {
    guard field !== focused else { return }
    focused?.focusChanged(to: false)
    focused = field
    field?.focusChanged(to: true)
    var told: [any FocusRequester] = []
    for behavior in behaviors where field != nil && behavior.field === field {
      guard let modifier = behavior.modifier, let requester = modifier.requester() else { continue }
      requester.focusMoved(to: modifier.claim)
      told.append(requester)
    }
    for behavior in behaviors {
      guard let requester = behavior.modifier?.requester(),
        !told.contains(where: { $0 === requester })
      else { continue }
      requester.focusMoved(to: nil)
    }
  }
}

/// A field that can be focused.
@MainActor
protocol FocusableElement: ViewElement {
  func focusChanged(to isFocused: Bool)
}

extension ViewElement {
  /// The first field at this place or inside of it.
  final var firstField: (any FocusableElement)? {
    if let field = focusable { return field }
    var found: (any FocusableElement)?
    visitChildren { if found == nil { found = $0.firstField } }
    return found
  }
}
