private struct DismissalKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Takes away what the view is presented in; `nil` where it is not presented.
  var dismissal: (@MainActor () -> Void)? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(action: dismissal) }

  public var isPresented: Bool { dismissal != nil }

  /// Whether the view is presented, by its older name.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      reading: { PresentationMode(dismissal: dismissal) },
      writing: { _ in }
    )
  }
}

/// Takes away what the view is presented in.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  public func callAsFunction() { action?() }
}

/// Whether a view is presented.
public struct PresentationMode {
  let dismissal: (@MainActor () -> Void)?

  public var isPresented: Bool { dismissal != nil }

  public mutating func dismiss() {
    guard let dismissal else { return }
    onMainThread(dismissal)
  }
}
