/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// How far the piece is raised, in points; negative lowers it. Raised pieces make lines taller.
  public var baselineOffset: Double
  /// Points added after each glyph, beside the font's tracking.
  public var kerning: Double

  public init(
    _ text: String,
    font: FontDescription,
    baselineOffset: Double = 0,
    kerning: Double = 0
  ) {
    self.text = text
    self.font = font
    self.baselineOffset = baselineOffset
    self.kerning = kerning
  }

  /// What each glyph is longer by, in points.
  var addedAdvance: Double { font.usableTracking + (kerning.isFinite ? kerning : 0) }
}
