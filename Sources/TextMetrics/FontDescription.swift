/// A font, with its size resolved to points.
public struct FontDescription: Hashable, Sendable {
  /// In points. No number and negative sizes count as 0, sizes beyond 100 000 as that.
  public var size: Double
  public var weight: FontWeight
  public var design: FontDesign
  /// Slanted glyphs are as wide as upright ones. (a guess)
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var monospacedDigits: Bool
  /// Points added after each glyph, beyond the font's own tracking.
  public var tracking: Double

  public init(
    size: Double,
    weight: FontWeight = .regular,
    design: FontDesign = .standard,
    isItalic: Bool = false,
    monospacedDigits: Bool = false,
    tracking: Double = 0
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.tracking = tracking
  }

  /// The system font of a style.
  public static func system(
    _ style: TextStyle,
    at category: TextSizeCategory = .large
  ) -> FontDescription {
    FontDescription(size: style.pointSize(at: category), weight: style.weight)
  }

  /// How high this font's lines are; every design counts as the default one. (rule 8.2)
  public var metrics: FontMetrics { FontMetrics(systemFontSize: usableSize) }

  /// The height of one line in points, unrounded.
  public var lineHeight: Double { metrics.lineHeight }

  var usableSize: Double { size > 0 ? min(size, 100_000) : 0 }
  var usableTracking: Double { tracking.isFinite ? tracking : 0 }
}

/// How thick glyphs are, as the weight of a typeface in hundreds.
public enum FontWeight: Int, Hashable, Codable, Sendable, CaseIterable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900
}

extension FontWeight: Comparable {
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A variant of the system font.
public enum FontDesign: String, Hashable, Codable, Sendable, CaseIterable {
  /// SwiftUI's `default`.
  case standard
  /// As wide as the standard design. (a guess)
  case rounded
  /// As wide as the standard design. (a guess)
  case serif
  /// All glyphs of the Latin, Greek and Cyrillic alphabets are equally wide.
  case monospaced
}
