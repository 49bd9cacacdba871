import Foundation

/// Does something when its content is tapped.
struct TapModifier: BehaviorModifier {
  typealias Behavior = TapBehavior
  /// How many taps it takes; 0 where taps are not what it waits for.
  var count: Int
  var precedence = TapPrecedence.innermost
  var space = CoordinateSpace.local
  var action: @MainActor (CGPoint) -> Void
}

/// Which of several gestures around a place acts on a tap.
enum TapPrecedence {
  /// The innermost one, unless a control inside of it takes the tap.
  case innermost
  /// Beside the one that takes the tap.
  case beside
  /// Before all that stand inside.
  case outermost
}

final class TapBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: TapModifier?

  func update(_ modifier: TapModifier) { self.modifier = modifier }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }

  /// Whether a single tap is what the gesture waits for.
  var takesTaps: Bool { modifier?.count == 1 }

  var precedence: TapPrecedence { modifier?.precedence ?? .innermost }

  /// Acts on a tap at a point of the screen.
  func tap(at point: CGPoint) {
    guard let modifier else { return }
    let origin = element.origin(of: modifier.space, in: element.frame ?? .zero)
    modifier.action(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}

extension View {
  /// Calls `action` when the view is tapped, unless something inside takes the tap; a host taps
  /// once, so that nothing happens where more taps are asked for.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Calls `action` with the place of the tap when the view is tapped.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    return modifier(TapModifier(count: count, space: space) { action($0) })
  }

  /// Calls `action` with the place of the tap when the view is tapped.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, space: coordinateSpace) { action($0) })
  }
}
