/// The vertical lengths of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the top of a line to its baseline.
  public var ascent: Double
  /// From the baseline down to the bottom of a line: positive.
  public var descent: Double
  /// From the baseline up to the top of a capital letter.
  public var capHeight: Double
  /// What the font wants between two lines.
  public var leading: Double

  public init(ascent: Double, descent: Double, capHeight: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// The system font's: 1950, 494 and 1443 of 2048 parts of its size, and no leading.
  /// (rule 8.2, well documented: printed line heights and ascenders of 15 and 20 points agree)
  public init(systemFontSize size: Double) {
    self.init(ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048)
  }

  /// The height of one line, without the leading; unrounded.
  public var lineHeight: Double { ascent + descent }
}
