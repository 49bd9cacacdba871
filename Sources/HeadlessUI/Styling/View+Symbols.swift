/// Neutral: symbols that move.
extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    self
  }

  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    self
  }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }
}

/// A movement of a symbol. Neutral.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on. Neutral.
public protocol IndefiniteSymbolEffect {}

/// A movement that happens once. Neutral.
public protocol DiscreteSymbolEffect {}

/// One of the movements of symbols. Neutral.
public struct NamedSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  public var up: NamedSymbolEffect { self }
  public var down: NamedSymbolEffect { self }
  public var byLayer: NamedSymbolEffect { self }
  public var wholeSymbol: NamedSymbolEffect { self }
  public var iterative: NamedSymbolEffect { self }
  public var cumulative: NamedSymbolEffect { self }
  public var reversing: NamedSymbolEffect { self }
  public var nonReversing: NamedSymbolEffect { self }
  public var plain: NamedSymbolEffect { self }
  public var left: NamedSymbolEffect { self }
  public var right: NamedSymbolEffect { self }
  public var clockwise: NamedSymbolEffect { self }
  public var counterClockwise: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect() }
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect() }
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect() }
  public static var scale: NamedSymbolEffect { NamedSymbolEffect() }
  public static var appear: NamedSymbolEffect { NamedSymbolEffect() }
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect() }
  public static var replace: NamedSymbolEffect { NamedSymbolEffect() }
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect() }
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect() }
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect() }
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect() }
}

/// How often a symbol moves. Neutral.
public struct SymbolEffectOptions: Hashable, Sendable {
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How a symbol's layers are coloured. Neutral.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which forms of symbols are shown; every form is as large as the plain one here. Neutral.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var circle: SymbolVariants { .circle }
  public var square: SymbolVariants { .square }
  public var rectangle: SymbolVariants { .rectangle }
  public var fill: SymbolVariants { .fill }
  public var slash: SymbolVariants { .slash }
}

/// How new content takes the place of old. Neutral.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let numericText = ContentTransition(name: "numericText")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
  public static func numericText(value: Double) -> ContentTransition { .numericText }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
