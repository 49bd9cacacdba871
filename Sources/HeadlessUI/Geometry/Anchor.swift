import Foundation

/// A point or a rectangle of a view, in the screen's coordinates. (rule 7.9)
public struct Anchor<Value> {
  /// In global coordinates.
  let value: Value

  /// What is asked of a view.
  public struct Source {
    let anchor: (CGRect) -> Value

    func anchor(in frame: CGRect) -> Anchor { Anchor(value: anchor(frame)) }
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// A value that can be brought from global into a view's own coordinates.
protocol Movable {
  func moved(x: CGFloat, y: CGFloat) -> Self
}

extension CGPoint: Movable {
  func moved(x: CGFloat, y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}

extension CGRect: Movable {
  func moved(x: CGFloat, y: CGFloat) -> CGRect { offsetBy(dx: x, dy: y) }
}

/// A value with anchors in it.
protocol AnchorHolding {}

extension Anchor: AnchorHolding {}
extension Optional: AnchorHolding where Wrapped: AnchorHolding {}
extension Array: AnchorHolding where Element: AnchorHolding {}
extension Dictionary: AnchorHolding where Value: AnchorHolding {}
