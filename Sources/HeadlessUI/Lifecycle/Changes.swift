/// Calls back when a value differs from the one of the evaluation before. (rule 11.3)
struct ChangeModifier<Value: Equatable>: BehaviorModifier {
  typealias Behavior = ChangeBehavior<Value>
  var value: Value
  var isInitial: Bool
  /// Whether the closure of the evaluation before is called. (rule 11.3)
  var callsFormer: Bool
  var action: (Value, Value) -> Void
}

final class ChangeBehavior<Value: Equatable>: ElementBehavior, ModifierBehavior {
  private var modifier: ChangeModifier<Value>?
  private var guardian = DispatchGuard()

  func update(_ modifier: ChangeModifier<Value>) {
    let before = self.modifier
    self.modifier = modifier
    guard let before, before.value != modifier.value else { return }
    let host = element.host
    guard guardian.allowsDispatch(inFrame: host.frame) else { return }
    host.enqueue { [self] in
      guard element.isMounted else { return }
      host.journal.note("onChange(of: \(Value.self))", "\(modifier.value)")
      (before.callsFormer ? before : modifier).action(before.value, modifier.value)
    }
  }

  override func appear() {
    guard let modifier, modifier.isInitial else { return }
    element.host.enqueueAppearance { modifier.action(modifier.value, modifier.value) }
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, callsFormer: false, action: action)
    )
  }

  /// Calls `action` when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, callsFormer: false) { _, _ in action() }
    )
  }

  /// Calls `action`, as it was made in the evaluation before, with the new value when `value`
  /// changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, callsFormer: true) { action($1) }
    )
  }
}
