import Foundation

extension Path {
  /// The smallest rectangle around the path, its curves' control points left out; one without
  /// size where the path is empty.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    visitSegments { points += $0.extremes }
    for case .move(let end) in elements { points.append(end) }
    guard let first = points.first else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside, open parts counting as closed; each curve is taken as 16 lines.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    visitSegments(closing: true) { segment in
      let points = segment.flattened
      for (from, to) in zip(points, points.dropFirst()) where (from.y > point.y) != (to.y > point.y)
      {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Calls `visit` for each line and curve.
  private func visitSegments(closing: Bool = false, _ visit: (Segment) -> Void) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint, _ controls: (CGPoint, CGPoint)? = nil) {
      visit(Segment(from: current, to: end, controls: controls))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        if closing { go(to: start) }
        (start, current) = (end, end)
      case .line(let end): go(to: end)
      case .quadCurve(let end, let control):
        go(to: end, (current.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3)))
      case .curve(let end, let control1, let control2): go(to: end, (control1, control2))
      case .closeSubpath: go(to: start)
      }
    }
    if closing { go(to: start) }
  }
}

/// A line, or a cubic curve.
private struct Segment {
  var from: CGPoint
  var to: CGPoint
  var controls: (CGPoint, CGPoint)?

  func point(_ t: CGFloat) -> CGPoint {
    guard let (first, second) = controls else { return from.toward(to, t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * first.x + c * second.x + d * to.x,
      y: a * from.y + b * first.y + c * second.y + d * to.y
    )
  }

  var flattened: [CGPoint] {
    controls == nil ? [from, to] : (0...16).map { point(CGFloat($0) / 16) }
  }

  /// The ends, and the points where a curve turns back on an axis.
  var extremes: [CGPoint] {
    guard let (first, second) = controls else { return [from, to] }
    let turns =
      Segment.turns(from.x, first.x, second.x, to.x)
      + Segment.turns(from.y, first.y, second.y, to.y)
    return [from, to] + turns.map(point)
  }

  /// Where the derivative of a curve in one direction is 0.
  private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b].filter(isInside) : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(isInside)
  }

  private static func isInside(_ t: CGFloat) -> Bool { t > 0 && t < 1 }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
