/// What confirms a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when a value is confirmed.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// From the outermost to the innermost.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when a value inside is confirmed, after the actions further in.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    environmentChange {
      $0.submitActions.append(SubmitAction(triggers: triggers, action: action))
    }
  }

  /// Keeps what is confirmed inside from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    environmentChange { if isBlocking { $0.submitActions = [] } }
  }
}

extension FieldElement {
  /// Confirms the text, as the return key does, which otherwise begins a new line.
  func submit() {
    guard surface.axis == .horizontal else { return surface.text.wrappedValue += "\n" }
    surface.commit?()
    let actions = environment.submitActions.filter { $0.triggers.contains(.text) }
    for submitted in actions.reversed() { submitted.action() }
    if isFocused, !host.focus.isPending { host.focusField(nil) }
  }
}
