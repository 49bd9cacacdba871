import Foundation

/// Does something when its content is tapped.
struct TapModifier: BehaviorModifier {
  typealias Behavior = TapBehavior
  var count: Int
  var action: () -> Void
}

final class TapBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: TapModifier?

  func update(_ modifier: TapModifier) { self.modifier = modifier }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }

  func tap() { modifier?.action() }
}

extension View {
  /// Calls `action` when the view is tapped, unless something inside takes the tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
