import Foundation
import LayoutSolver

/// Content in front of or behind a view, made of the preference that the view writes. (rule 7.11)
struct PreferenceContentModifier<Key: PreferenceKey, Content: View>: BehaviorModifier {
  typealias Behavior = PreferenceContentBehavior<Key, Content>
  var alignment: Alignment
  var isBehind: Bool
  var content: @MainActor (Key.Value) -> Content
}

/// Evaluates its content again whenever a layout shows that the preference is another one than
/// the content was made of.
final class PreferenceContentBehavior<Key: PreferenceKey, Content: View>: ElementBehavior,
  ModifierBehavior, LayoutObserver
{
  private var modifier: PreferenceContentModifier<Key, Content>?
  private var made: Key.Value?
  private var secondary: ViewElement?

  func update(_ modifier: PreferenceContentModifier<Key, Content>) {
    self.modifier = modifier
    if secondary != nil { show(made ?? Key.defaultValue) }
  }

  override func appear() {
    element.host.observe(self)
    show(preference)
  }

  override func disappear() {
    secondary?.unmount()
    element.host.stopObserving(self)
  }

  func layoutChanged() {
    let value = preference
    guard let made, !areEqual(made, value) else { return }
    show(value)
    element.host.needsLayout = true
  }

  private var preference: Key.Value {
    var value: Key.Value?
    element.visitChildren { $0.reducePreference(Key.self, into: &value) }
    return value ?? Key.defaultValue
  }

  private func show(_ value: Key.Value) {
    guard let modifier else { return }
    made = value
    secondary = Content.reconcile(modifier.content(value), secondary, element.context())
    element.invalidateLayout()
  }

  private func areEqual(_ left: Key.Value, _ right: Key.Value) -> Bool {
    equality(of: Key.Value.self)?(left, right) ?? false
  }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    guard let modifier, let secondary else { return content }
    let second = secondary.views.nodes.layered(modifier.alignment)
    return content.map {
      let alignment = modifier.alignment.solved
      let node = $0.node
      let layered =
        modifier.isBehind
        ? node.background(alignment: alignment, second)
        : node.overlay(alignment: alignment, second)
      return LoweredView(node: layered, traits: $0.traits)
    }
  }
}

extension View {
  /// A view in front, made of what the content writes for `key`.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceContentModifier<Key, Content>(alignment: alignment, isBehind: false) {
        transform($0)
      }
    )
  }

  /// A view behind, made of what the content writes for `key`.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceContentModifier<Key, Content>(alignment: alignment, isBehind: true) {
        transform($0)
      }
    )
  }
}
