import Foundation

/// Corners of a rectangle, by where they are on the screen.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline, as UIKit has it.
///
/// A class because UIKit's is: code passes it on and adds to it. Unchecked: whoever makes an
/// outline is the one who changes it.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path = Path()

  public override init() {}

  public init(rect: CGRect) { path = Path(rect) }

  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft),
      bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight)
    )
    path = Path(roundedRect: rect, cornerRadii: radii)
  }

  open var cgPath: CGPath { path.cgPath }

  open var bounds: CGRect { path.boundingRect }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Neutral: how thick the line is drawn.
  open var lineWidth: CGFloat = 1

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// `clockwise` is meant as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise
    )
  }

  open func close() { path.closeSubpath() }

  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
