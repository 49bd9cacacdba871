import Foundation

/// A view that is a shape drawn one or several times.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape drawn in a style: the shape, as far as layout goes.
public struct DrawnShape<Content: Shape>: ShapeView, BuiltInView {
  public let shape: Content
  /// Whether only lines are drawn, so that touches go through.
  var isOutline = false

  public static func reconcile(
    _ view: DrawnShape,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    var placement = ShapePlacement.of(view.shape)
    if view.isOutline { placement.isOutline = true }
    let surface = ShapeSurface<Content>(placement: placement)
    return LeafElement<ShapeSurface<Content>>.reconcile(surface, old, context)
  }
}

/// Neutral: how lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Neutral: how surfaces are filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Neutral: how lines end.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// Neutral: how lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// Neutral: the shape drawn in a style.
extension Shape {
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self)
  }

  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, isOutline: true)
  }

  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, isOutline: true)
  }

  public func stroke(style: StrokeStyle) -> some Shape { DerivedShape(base: self, isOutline: true) }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    DerivedShape(base: self, isOutline: true)
  }
}

/// Neutral: a line drawn inside of the shape's edge.
extension InsettableShape {
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, isOutline: true)
  }

  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, isOutline: true)
  }
}

extension ShapeView {
  fileprivate var isOutline: Bool { (self as? DrawnShape<Content>)?.isOutline ?? false }
}

/// Neutral: the shape drawn once more.
extension ShapeView {
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Content> {
    DrawnShape(shape: shape)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    DrawnShape(shape: shape, isOutline: isOutline)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    DrawnShape(shape: shape, isOutline: isOutline)
  }
}

/// Neutral: a line drawn inside of the shape's edge.
extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    DrawnShape(shape: shape, isOutline: isOutline)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    DrawnShape(shape: shape, isOutline: isOutline)
  }
}
