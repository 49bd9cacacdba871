import Testing
import TextMetrics

/// An answer stands for every proposal between itself and what was proposed. (rule 8.5)
@Suite struct AnswerRangeTests {
  static let paragraphs = [
    ParagraphSettings(),
    ParagraphSettings(lineLimit: .atMost(1)),
    ParagraphSettings(lineLimit: .atMost(2), truncation: .middle),
    ParagraphSettings(lineLimit: .reserving(3), lineSpacing: 3),
    ParagraphSettings(lineLimit: .range(2...4), truncation: .head, allowsTightening: true),
    ParagraphSettings(minimumScaleFactor: 0.4),
  ]
  static let texts = [
    "", "OK", "Bottom Aligned Footer", "one\ntwo three  \n\nfour", "Donaudampfschifffahrt WWW iii",
    "東京都 庁舎「案内」。", " a  b   c    ",
  ]

  @Test(arguments: texts, paragraphs)
  func `proposals between the answer and the proposal are answered alike`(
    _ string: String,
    _ paragraph: ParagraphSettings
  ) {
    let text = SystemFontMeasurer().prepare([TextRun(string, font: .system(.body))])
    var others: [String] = []
    for width in stride(from: 0.0, to: 200, by: 7.3) {
      for height: Double in [0, 15, 30, 45, 90, 1000] {
        let answer = text.measured(paragraph, width: width, height: height, pixelScale: 3)
        for part in [0.0, 0.3, 0.9, 1] {
          let between = text.measured(
            paragraph,
            width: width + (answer.width - width) * part,
            height: height + (answer.height - height) * part,
            pixelScale: 3
          )
          if !between.isAlike(answer) { others.append("\(width) by \(height), \(part)") }
        }
      }
    }
    #expect(others == [])
  }
}

extension TextMeasurement {
  /// Equal but for the last bits of lengths that are no whole pixels.
  fileprivate func isAlike(_ other: TextMeasurement) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
      && abs(lastBaseline - other.lastBaseline) < 0.001 && lineCount == other.lineCount
      && isTruncated == other.isTruncated && abs(scaleFactor - other.scaleFactor) < 0.000_01
  }
}
