import Foundation

nonisolated public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: radii, style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

/// As a view, the largest square of the room that is proposed.
nonisolated public struct Circle: InsettableShape, PlacedShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - length / 2,
        y: rect.midY - length / 2,
        width: length,
        height: length
      )
    )
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }

  var placement: ShapePlacement { ShapePlacement(isSquare: true) }
}

nonisolated public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

/// The shape of what lies around; its rectangle here.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(self, amount) }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// A figure drawn smaller than its room by the same length on all sides.
nonisolated struct InsetFigure<Base: Shape>: InsettableShape, PlacedShape {
  var base: Base
  var amount: CGFloat

  init(_ base: Base, _ amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func inset(by further: CGFloat) -> InsetFigure { InsetFigure(base, amount + further) }

  var placement: ShapePlacement { .of(base) }
}
