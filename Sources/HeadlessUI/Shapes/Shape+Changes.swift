import Foundation

extension Shape {
  /// The shape, of which a part is drawn.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    DerivedShape(base: self)
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    changed(CGAffineTransform(scaleX: x, y: y), around: anchor)
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(CGAffineTransform(rotationAngle: angle.radians), around: anchor)
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The outline in a rectangle of that size; as a view, it takes the room that is proposed.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The outline in a rectangle of that size; as a view, it takes the room that is proposed.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private func changed(
    _ transform: CGAffineTransform,
    around anchor: UnitPoint
  ) -> DerivedShape<Self> {
    DerivedShape(base: self) { path, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      return path.offsetBy(dx: -x, dy: -y).applying(transform).offsetBy(dx: x, dy: y)
    }
  }
}

/// Neutral: areas of two shapes, with the outline of the first.
extension Shape {
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self)
  }

  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self)
  }

  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self)
  }

  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self)
  }
}

/// A shape whose outline has a size of its own.
nonisolated private struct SizedShape<Base: Shape>: Shape {
  var base: Base
  var size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}
