/// A measurer whose glyphs are all equally wide: texts of exact, simple lengths for tests.
///
/// Line breaks and marks that combine with a letter have no width. Whatever their size, fonts are
/// as high as `lineHeight` says; ascent, descent and capital letters are in the system font's
/// proportion.
public struct FixedAdvanceMeasurer: TextMeasurer, Hashable {
  /// The width of a glyph in points.
  public var advance: Double
  /// The height of a line in points.
  public var lineHeight: Double

  public init(advance: Double, lineHeight: Double) {
    self.advance = advance
    self.lineHeight = lineHeight
  }

  public func prepare(_ runs: [TextRun]) -> PreparedText {
    let size = FontDescription(size: lineHeight * 2048 / 2444).usableSize
    var metrics = FontMetrics(systemFontSize: size)
    metrics.descent = max(0, lineHeight - metrics.ascent)
    let face = FixedTypeface(advance: advance, metrics: metrics)
    return PreparedText(runs) { _ in face }
  }
}

private struct FixedTypeface: Typeface {
  let advance: Double
  let metrics: FontMetrics

  func advance(of character: Character) -> Double { character.isZeroWidth ? 0 : advance }

  func advance(ofASCII code: UInt8) -> Double { code < 0x20 && code != 0x09 ? 0 : advance }
}
