/// Calls back when its content appears and goes.
struct AppearanceModifier: BehaviorModifier {
  typealias Behavior = AppearanceBehavior
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

final class AppearanceBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: AppearanceModifier?

  func update(_ modifier: AppearanceModifier) { self.modifier = modifier }

  override func appear() {
    guard modifier?.appear != nil else { return }
    element.host.enqueueAppearance { [self] in modifier?.appear?() }
  }

  override func disappear() {
    guard let action = modifier?.disappear else { return }
    element.host.enqueue(action)
  }
}

extension View {
  /// Calls `action` after the first layout with this view. (rule 11.1)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Calls `action` once the view is gone. (rule 11.6)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
