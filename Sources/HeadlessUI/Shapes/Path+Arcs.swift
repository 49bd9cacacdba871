import Foundation

extension Path {
  /// A part of a circle, a line leading to its beginning; `clockwise` is meant with y upwards, so
  /// that it goes against the hands of the clock on the screen, as on Apple's systems.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = Path.turn(from: startAngle.radians, to: endAngle.radians, falls: clockwise)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: turn),
      transform: transform
    )
  }

  /// A part of a circle by how far it turns, a line leading to its beginning.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let steps = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(steps)
    let arc = Arc(center: center, radius: radius, reach: 4 / 3 * tan(step / 4))
    let begin = arc.point(startAngle.radians).applying(transform)
    if isEmpty { move(to: begin) } else { addLine(to: begin) }
    for index in 0..<steps {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: arc.point(from + step).applying(transform),
        control1: arc.control(from, 1).applying(transform),
        control2: arc.control(from + step, -1).applying(transform)
      )
    }
  }

  /// A round corner between two lines: from here to `tangent1End`, and on to `tangent2End`.
  public mutating func addArc(
    tangent1End corner: CGPoint,
    tangent2End end: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = corner.applying(transform)
    let end = end.applying(transform)
    guard let from = currentPoint, let back = corner.direction(to: from),
      let on = corner.direction(to: end)
    else { return addLine(to: corner) }
    let angle = acos(max(-1, min(1, back.dx * on.dx + back.dy * on.dy)))
    guard angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: corner) }
    let distance = radius / tan(angle / 2)
    let reach = distance - 4 / 3 * tan((.pi - angle) / 4) * radius
    addLine(to: corner.moved(back, distance))
    addCurve(
      to: corner.moved(on, distance),
      control1: corner.moved(back, reach),
      control2: corner.moved(on, reach)
    )
  }

  private static func turn(from start: Double, to end: Double, falls: Bool) -> Double {
    let circle = 2 * Double.pi
    let difference = end - start
    if !falls && difference >= circle { return circle }
    if falls && difference <= -circle { return -circle }
    let rest = difference.truncatingRemainder(dividingBy: circle)
    if falls { return rest > 0 ? rest - circle : rest }
    return rest < 0 ? rest + circle : rest
  }
}

/// A circle whose parts are drawn as curves.
private struct Arc {
  var center: CGPoint
  var radius: CGFloat
  /// How far controls lie from the ends, for a radius of 1.
  var reach: CGFloat

  func point(_ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  func control(_ angle: Double, _ sign: CGFloat) -> CGPoint {
    let end = point(angle)
    let length = radius * reach * sign
    return CGPoint(x: end.x - length * sin(angle), y: end.y + length * cos(angle))
  }
}

extension CGPoint {
  /// Of length 1; `nil` where both are the same point.
  fileprivate func direction(to other: CGPoint) -> CGVector? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  fileprivate func moved(_ direction: CGVector, _ length: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
  }
}
