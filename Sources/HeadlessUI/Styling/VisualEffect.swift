import Foundation

/// A change to how a view is drawn that leaves its place as it is. Neutral.
public protocol VisualEffect: Sendable, Animatable {}

/// No change to how a view is drawn.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// Neutral: the view's place stays as it is.
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  public func brightness(_ amount: Double) -> some VisualEffect { self }

  public func contrast(_ amount: Double) -> some VisualEffect { self }

  public func saturation(_ amount: Double) -> some VisualEffect { self }

  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
