/// Shows something over the screen while there is something to show.
struct PresentationModifier: BehaviorModifier {
  typealias Behavior = PresentationBehavior
  var kind: SurfaceKind
  /// What is shown; `nil` for nothing.
  var content: AnyView?
  /// By which what is shown is told from what was shown before.
  var identity: AnyHashable?
  /// Says that it was closed.
  var close: @MainActor () -> Void
  var onDismiss: (() -> Void)?
}

/// Keeps what is presented, with its state, while it is presented. (rule 5.13)
final class PresentationBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: PresentationModifier?
  private var surface: Surface?

  func update(_ modifier: PresentationModifier) {
    let before = self.modifier?.identity
    self.modifier = modifier
    if surface != nil, modifier.content == nil || modifier.identity != before { takeAway() }
    if let content = modifier.content { show(content, modifier) }
  }

  override func disappear() { takeAway() }

  private func show(_ content: AnyView, _ modifier: PresentationModifier) {
    let host = element.host
    let surface = self.surface ?? Surface(kind: modifier.kind, on: host)
    var values = element.environment.onItsOwn
    values.dismissal = { [weak self] in self?.close() }
    if modifier.kind == .dialog { values.closesDialog = { [weak self] in self?.close() } }
    var context = ElementContext(host: host, parent: nil, environment: values)
    context.depth = element.depth
    let isNew = self.surface == nil
    surface.root = AnyView.reconcile(content, surface.root, context)
    self.surface = surface
    if isNew { host.present(surface) }
  }

  private func close() {
    guard surface != nil else { return }
    modifier?.close()
  }

  private func takeAway() {
    guard let surface else { return }
    self.surface = nil
    surface.root?.unmount()
    element.host.takeAway(surface)
    if let onDismiss = modifier?.onDismiss { element.host.enqueue(onDismiss) }
  }
}

extension HostCore {
  func present(_ surface: Surface) {
    surfaces.append(surface)
    needsLayout = true
  }

  func takeAway(_ surface: Surface) {
    surfaces.removeAll { $0 === surface }
    needsLayout = true
  }
}

extension EnvironmentValues {
  /// For what is presented: it stands in no list, bar, stack or scroll region.
  var onItsOwn: EnvironmentValues {
    var values = inBar
    values.navigation = nil
    values.tabSelection = nil
    values.closesDialog = nil
    return values
  }
}

private struct ClosesDialogKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Closes the dialog in which a button stands, after the button's action.
  var closesDialog: (@MainActor () -> Void)? {
    get { self[ClosesDialogKey.self] }
    set { self[ClosesDialogKey.self] = newValue }
  }
}
