import Foundation
import LayoutSolver

/// A colour: a view that fills the room that is proposed; which colour it is does not matter, but
/// for ``clear``.
public struct Color: LeafView, Hashable, Sendable, ShapeStyle {
  let name: String

  nonisolated init(named name: String) { self.name = name }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  nonisolated public init(
    _ space: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    name = "rgb(\(red), \(green), \(blue), \(opacity))"
  }

  nonisolated public init(
    _ space: RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) {
    name = "white(\(white), \(opacity))"
  }

  nonisolated public init(
    hue: Double,
    saturation: Double,
    brightness: Double,
    opacity: Double = 1
  ) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  var takesTouches: Bool { self != .clear }

  func node(_ element: ViewElement) -> Node { .flexible }

  public func opacity(_ opacity: Double) -> Color { self }

  public var gradient: AnyGradient { AnyGradient() }
}

extension Color {
  public static let clear = Color(named: "clear")
  public static let black = Color(named: "black")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")
}

/// What surfaces are filled with. Neutral.
public protocol ShapeStyle: Sendable {}

/// A gradient. Neutral.
public struct AnyGradient: ShapeStyle, Hashable {
  public init() {}
}
