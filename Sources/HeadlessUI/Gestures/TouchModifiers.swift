import Foundation

/// Keeps touches from its content, or lets its whole frame take them.
struct TouchModifier: BehaviorModifier {
  typealias Behavior = TouchBehavior
  var effect: TouchEffect
}

/// How a modifier changes which touches its content takes.
enum TouchEffect {
  case none
  /// Touches pass through the content.
  case passesThrough
  /// Touches pass through, and nothing shows.
  case hides
  /// The whole frame takes touches, also between the views inside.
  case fillsFrame
}

final class TouchBehavior: ElementBehavior, ModifierBehavior {
  private var effect = TouchEffect.none

  override var touchEffect: TouchEffect { effect }

  func update(_ modifier: TouchModifier) { effect = modifier.effect }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    guard effect == .fillsFrame else { return content }
    return content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }
}

extension View {
  /// Lets touches through to what lies behind, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TouchModifier(effect: enabled ? .none : .passesThrough))
  }

  /// The view kept in the layout, not shown and not touched. (rule 3.10)
  public func hidden() -> some View {
    modifier(TouchModifier(effect: .hides))
  }

  /// Lets the whole frame of the view take touches; shapes count as their frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(TouchModifier(effect: .fillsFrame))
  }
}
