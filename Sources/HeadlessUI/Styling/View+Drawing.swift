import Foundation

/// Neutral: how the view's picture is cut, turned and filtered. (rule 2.25)
extension View {
  public func opacity(_ opacity: Double) -> some View { self }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

  public func clipped(antialiased: Bool = false) -> some View { self }

  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  public func brightness(_ amount: Double) -> some View { self }

  public func contrast(_ amount: Double) -> some View { self }

  public func saturation(_ amount: Double) -> some View { self }

  public func grayscale(_ amount: Double) -> some View { self }

  public func hueRotation(_ angle: Angle) -> some View { self }

  public func luminanceToAlpha() -> some View { self }

  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  public func compositingGroup() -> some View { self }

  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  public func geometryGroup() -> some View { self }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    self
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    self
  }

  public func redacted(reason: RedactionReasons) -> some View {
    environmentChange { $0.redactionReasons.insert(reason) }
  }

  public func unredacted() -> some View { environmentChange { $0.redactionReasons = [] } }

  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

}

/// In which colours a group is drawn. Neutral.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

extension Image {
  /// How bright a picture may get. Neutral.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

/// What is hidden of a view that stands for content to come. Neutral.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
