import Foundation
import TextMetrics

/// A font, before it is known how large the reader wants text to be.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextMetrics.TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(size: CGFloat, relativeTo: TextMetrics.TextStyle?)
  }

  var base: Base
  private var weightChange: Weight?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var isMonospaced = false

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system font of a fixed size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// The system font of a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style.measured, design, weight))
  }

  /// A font of one's own, its size growing as that of body text. It is measured as the system's.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(size: size, relativeTo: .body))
  }

  /// A font of one's own, its size growing as that of a style. It is measured as the system's.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(size: size, relativeTo: style.measured))
  }

  /// A font of one's own of a fixed size. It is measured as the system's.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(size: fixedSize, relativeTo: nil))
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font { with { $0.isItalic = true } }

  public func weight(_ weight: Weight) -> Font { with { $0.weightChange = weight } }

  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  public func smallCaps() -> Font { self }

  public func lowercaseSmallCaps() -> Font { self }

  public func uppercaseSmallCaps() -> Font { self }

  public func width(_ width: Width) -> Font { self }

  public func leading(_ leading: Leading) -> Font { self }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  public struct Weight: Hashable, Sendable {
    let measured: FontWeight

    public static let ultraLight = Weight(measured: .ultraLight)
    public static let thin = Weight(measured: .thin)
    public static let light = Weight(measured: .light)
    public static let regular = Weight(measured: .regular)
    public static let medium = Weight(measured: .medium)
    public static let semibold = Weight(measured: .semibold)
    public static let bold = Weight(measured: .bold)
    public static let heavy = Weight(measured: .heavy)
    public static let black = Weight(measured: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    var measured: FontDesign {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    var measured: TextMetrics.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Neutral: widths of the system font are those of the standard one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-1)
    public static let condensed = Width(-0.5)
    public static let standard = Width(0)
    public static let expanded = Width(0.5)
  }

  /// Neutral: the system font has no leading. (rule 8.3)
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}

extension Font {
  /// The font in points for a reader.
  func described(in environment: EnvironmentValues) -> FontDescription {
    let category = environment.dynamicTypeSize.measured
    var font = base.described(category, environment.displayScale)
    if let weightChange { font.weight = weightChange.measured }
    if isItalic { font.isItalic = true }
    if isMonospaced { font.design = .monospaced }
    font.monospacedDigits = hasMonospacedDigits
    return font
  }
}

extension Font.Base {
  fileprivate func described(
    _ category: TextSizeCategory,
    _ scale: CGFloat
  ) -> FontDescription {
    switch self {
    case .style(let style, let design, let weight):
      FontDescription(
        size: style.pointSize(at: category),
        weight: weight?.measured ?? style.weight,
        design: design?.measured ?? .standard
      )
    case .system(let size, let weight, let design):
      FontDescription(
        size: size,
        weight: weight?.measured ?? .regular,
        design: design?.measured ?? .standard
      )
    case .custom(let size, let style):
      FontDescription(size: style?.scaled(size, at: category, pixelScale: scale) ?? size)
    }
  }
}
