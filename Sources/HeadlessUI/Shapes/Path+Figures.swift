import Foundation

extension Path {
  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(in: rect, cornerSize: half, transform: transform)
  }

  /// Continuous corners are drawn as circular ones: both lie in the same rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2),
      height: min(cornerSize.height, rect.height / 2)
    )
    addPath(Path(rect, corners: [size, size, size, size]), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    let corners = radii.map { CGSize(width: min($0, most), height: min($0, most)) }
    addPath(Path(rect, corners: corners), transform: transform)
  }

  /// A rectangle whose corners, clockwise from the top left, are quarters of ellipses.
  private init(_ rect: CGRect, corners: [CGSize]) {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let arrivals: [CGVector] = [
      CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
      CGVector(dx: 1, dy: 0),
    ]
    for index in 0..<4 {
      let next = arrivals[(index + 1) % 4]
      let leaving = CGVector(dx: -next.dx, dy: -next.dy)
      addCorner(points[index], corners[index], arrivals[index], leaving, isFirst: index == 0)
    }
    closeSubpath()
  }

  private mutating func addCorner(
    _ corner: CGPoint,
    _ size: CGSize,
    _ arrival: CGVector,
    _ departure: CGVector,
    isFirst: Bool
  ) {
    let begin = corner.moved(arrival, size, 1)
    if isFirst { move(to: begin) } else { addLine(to: begin) }
    guard size.width > 0, size.height > 0 else { return }
    addCurve(
      to: corner.moved(departure, size, 1),
      control1: corner.moved(arrival, size, 1 - Path.quarter),
      control2: corner.moved(departure, size, 1 - Path.quarter)
    )
  }

  /// How far the controls of a quarter of a circle lie from its ends, for a radius of 1.
  static let quarter: CGFloat = 0.552_284_749_830_793_4
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ size: CGSize, _ factor: CGFloat) -> CGPoint {
    CGPoint(
      x: x + direction.dx * size.width * factor,
      y: y + direction.dy * size.height * factor
    )
  }
}

/// A direction with a length, as CoreGraphics has it.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
