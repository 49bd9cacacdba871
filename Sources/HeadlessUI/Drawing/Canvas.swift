import Foundation

/// A picture drawn by code, filling the room; nothing is drawn here, and the code does not run.
public struct Canvas<Symbols: View>: View {
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  public var body: some View { Color.clear }
}

/// What code draws with. Of no effect: no code draws here.
public struct GraphicsContext {
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity

  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading()
    }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading()
    }

    public static let foreground = Shading()
  }

  /// A text made ready to be drawn.
  public struct ResolvedText {
    public var shading = Shading()

    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// An image made ready to be drawn.
  public struct ResolvedImage {
    public var shading: Shading?
    public var size: CGSize { .zero }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  public func draw(_ text: Text, in rect: CGRect) {}

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  public mutating func rotate(by angle: Angle) {}

  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
}
