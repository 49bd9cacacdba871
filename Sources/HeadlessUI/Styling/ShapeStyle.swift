import Foundation
import LayoutSolver

/// What surfaces are filled with. Neutral.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  public var secondary: some ShapeStyle { self }

  public var tertiary: some ShapeStyle { self }

  public var quaternary: some ShapeStyle { self }

  public var quinary: some ShapeStyle { self }
}

/// A style of any type. Neutral.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// A style that, as a view, fills the room that is proposed. (rule 1.2)
protocol FillingStyle: LeafView, ShapeStyle {}

extension FillingStyle {
  func node(_ element: ViewElement) -> Node { .flexible }
}

extension Never: ShapeStyle {}

/// A shadow as a part of a style. Neutral.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

/// How what is drawn mixes with what lies under it. Neutral.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}
