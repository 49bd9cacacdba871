/// A text whose glyphs are measured and whose break opportunities are found.
///
/// It is made once for its runs; ``measured(_:width:height:pixelScale:)`` then sets it at any width
/// and looks at words, not at characters.
public struct PreparedText: Equatable, Sendable {
  /// Where each character begins, in points, were all in one line; and where the last one ends.
  let offsets: [Double]
  let words: [Word]
  /// At least one where there is a run, even for an empty text.
  let spans: [FontSpan]
  /// The widest of the lines that the text's own line ends make, in points.
  let idealWidth: Double
  /// The widest character and the widest ellipsis, in points: no text is set narrower.
  let narrowestWidth: Double
  /// Lines that the text's own line ends make; 0 for an empty text.
  let ownLines: Int

  /// - Parameters:
  ///   - runs: The pieces of the text, in order.
  ///   - typeface: The lengths of a font.
  /// - Complexity: O(*n*) for *n* characters; `typeface` is asked once a run.
  public init(_ runs: [TextRun], typeface: (FontDescription) -> some Typeface) {
    var draft = TextDraft()
    for run in runs { draft.append(run, typeface(run.font)) }
    draft.finish()
    self.init(draft)
  }

  private init(_ draft: TextDraft) {
    offsets = draft.offsets
    words = draft.words
    spans = draft.spans
    idealWidth = draft.idealWidth
    narrowestWidth = draft.widestCharacter + (draft.spans.map(\.ellipsis).max() ?? 0)
    ownLines = draft.ownLines
  }

  /// Characters that stay in one line where they can.
  struct Word: Equatable {
    /// Where it begins, counted in characters of the text.
    var start: Int
    /// Where the spaces behind it begin.
    var visibleEnd: Int
    var end: Int
    /// Whether it ends its line: with a line end, or with the text.
    var endsLine: Bool
  }

  /// Characters with the same vertical lengths.
  struct FontSpan: Equatable {
    var end: Int
    var ascent: Double
    var descent: Double
    var capHeight: Double
    var leading: Double
    /// The advance of an ellipsis.
    var ellipsis: Double

    var lineHeight: Double { ascent + descent }
  }

  var isEmpty: Bool { ownLines == 0 }

  /// The font of the highest lines; without lengths for a text of no runs.
  public var tallest: FontMetrics {
    guard let span = spans.max(by: { $0.lineHeight < $1.lineHeight }) else {
      return FontMetrics(ascent: 0, descent: 0, capHeight: 0)
    }
    return FontMetrics(
      ascent: span.ascent,
      descent: span.descent,
      capHeight: span.capHeight,
      leading: span.leading
    )
  }

  func width(_ start: Int, _ end: Int) -> Double { offsets[end] - offsets[start] }

  func span(at character: Int) -> FontSpan? {
    spans.first { character < $0.end } ?? spans.last
  }
}
