/// Something that knows how wide and high glyphs are.
///
/// All lengths of this module are points, x to the right and y down; only `pixelScale` is pixels a
/// point.
///
/// Lines are broken by ``PreparedText`` alone, so two measurers differ in lengths, never in rules.
public protocol TextMeasurer: Sendable {
  /// The text with the advances of its glyphs and the places where lines can break.
  ///
  /// Keep the answer: it measures at any width without looking at the text again.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func prepare(_ runs: [TextRun]) -> PreparedText
}

extension TextMeasurer {
  /// The size and baselines of a text that is measured once.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text, in order.
  ///   - paragraph: How it is set.
  ///   - width: Points; `nil`, infinity and no number ask for the ideal width.
  ///   - height: Points; `nil`, infinity and no number never cut the text off.
  ///   - pixelScale: Pixels a point; 1 where it is no positive number.
  /// - Returns: Finite lengths, 0 or more, whatever is proposed.
  public func measure(
    _ runs: [TextRun],
    _ paragraph: ParagraphSettings = ParagraphSettings(),
    width: Double? = nil,
    height: Double? = nil,
    pixelScale: Double
  ) -> TextMeasurement {
    prepare(runs).measured(paragraph, width: width, height: height, pixelScale: pixelScale)
  }
}

/// The lengths of one font, of which a text is prepared.
public protocol Typeface {
  var metrics: FontMetrics { get }

  /// How far a character moves the next one, in points. No number and negative lengths count as 0.
  func advance(of character: Character) -> Double

  /// The same for the character of a code below 128, asked for far more often.
  func advance(ofASCII code: UInt8) -> Double
}

extension Typeface {
  public func advance(ofASCII code: UInt8) -> Double {
    advance(of: Character(Unicode.Scalar(code)))
  }
}
