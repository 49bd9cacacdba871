import Testing
import TextMetrics

/// Glyphs of 10 points in lines of 20.
@Suite struct WrappingTests {
  struct Example: CustomTestStringConvertible {
    var text: String
    var width: Double?
    var lines: Int
    var widest: Double

    var testDescription: String { "\(text.debugDescription) in \(width ?? .infinity)" }
  }

  @Test(arguments: [
    Example(text: "", width: nil, lines: 0, widest: 0),
    Example(text: "a", width: nil, lines: 1, widest: 10),
    Example(text: "one two", width: nil, lines: 1, widest: 70),
    Example(text: "one two", width: .infinity, lines: 1, widest: 70),
    Example(text: "one two", width: 70, lines: 1, widest: 70),
    Example(text: "one two", width: 69, lines: 2, widest: 30),
    Example(text: "one two", width: 30, lines: 2, widest: 30),
    Example(text: "one two", width: 29, lines: 4, widest: 20),
    Example(text: "one two", width: 5, lines: 4, widest: 20),
    Example(text: "one two", width: 0, lines: 4, widest: 20),
    Example(text: "ab", width: 0, lines: 1, widest: 20),
    Example(text: "one\ntwo four", width: nil, lines: 2, widest: 80),
    Example(text: "one\r\ntwo", width: nil, lines: 2, widest: 30),
    Example(text: "one\u{2028}two", width: nil, lines: 2, widest: 30),
    Example(text: "one\n", width: nil, lines: 1, widest: 30),
    Example(text: "\n", width: nil, lines: 1, widest: 0),
    Example(text: "\n\n\n", width: 40, lines: 3, widest: 0),
    Example(text: "a\n\nb", width: 40, lines: 3, widest: 10),
    Example(text: "one   two", width: 50, lines: 2, widest: 30),
    Example(text: "one   ", width: 40, lines: 1, widest: 40),
    Example(text: "one ", width: nil, lines: 1, widest: 40),
    Example(text: "a abcdefgh b", width: 40, lines: 4, widest: 40),
    Example(text: "well-known", width: 60, lines: 2, widest: 50),
    Example(text: "a -known", width: 50, lines: 3, widest: 50),
    Example(text: "and/or", width: 50, lines: 2, widest: 40),
    Example(text: "10-12-2026", width: 90, lines: 2, widest: 90),
    Example(text: "no\u{A0}break", width: 70, lines: 2, widest: 70),
    Example(text: "東京都庁", width: 30, lines: 2, widest: 30),
    Example(text: "東京都。", width: 30, lines: 2, widest: 20),
    Example(text: "東「京」都", width: 30, lines: 3, widest: 30),
    Example(text: "한국어 문장", width: 50, lines: 2, widest: 30),
    Example(text: "e\u{301}e\u{301}", width: nil, lines: 1, widest: 20),
    Example(text: "👨‍👩‍👧‍👦🇫🇷", width: nil, lines: 1, widest: 20),
  ])
  func `words wrap and the text is as wide as its widest line`(_ example: Example) {
    let measured = measure(example.text, width: example.width)
    #expect(measured.lineCount == example.lines)
    #expect(measured.width == example.widest)
    #expect(measured.height == Double(example.lines) * 20)
    #expect(!measured.isTruncated)
  }

  @Test func `lines are further apart by the line spacing`() {
    let measured = measure("a\nb\nc", ParagraphSettings(lineSpacing: 4))
    #expect(measured.height == 68)
  }

  @Test func `the highest run makes its line higher`() {
    let font = FontDescription(size: 10)
    let raised = TextRun("b", font: font, baselineOffset: 5)
    let runs = [TextRun("a ", font: font), raised, TextRun(" c", font: font)]
    let measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: 20)
    #expect(measurer.measure(runs, pixelScale: 1).height == 25)
    #expect(measurer.measure(runs, width: 10, pixelScale: 1).height == 61)
  }

  @Test func `an empty run makes no line higher`() {
    let runs = [
      TextRun("", font: FontDescription(size: 60)), TextRun("a", font: .system(.body)),
      TextRun("", font: FontDescription(size: 60)),
    ]
    let text = SystemFontMeasurer().prepare(runs)
    #expect(text.measured(pixelScale: 2).height == 20.5)
    #expect(text.tallest.lineHeight == FontDescription.system(.body).lineHeight)
  }

  @Test func `lines kept free for an empty text are as high as its font`() {
    let text = SystemFontMeasurer().prepare([TextRun("", font: .system(.body))])
    let paragraph = ParagraphSettings(lineLimit: .reserving(1))
    #expect(text.measured(paragraph, pixelScale: 2).height == 20.5)
  }

  @Test func `tracking and kerning count behind each glyph`() {
    let font = FontDescription(size: 10, tracking: 1)
    let run = TextRun("abc", font: font, kerning: 2)
    let measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: 20)
    #expect(measurer.measure([run], pixelScale: 1).width == 39)
  }

  @Test func `runs of one word stay in one line`() {
    let font = FontDescription(size: 10)
    let runs = [TextRun("a bo", font: font), TextRun("ld", font: font, baselineOffset: 1)]
    let measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: 20)
    #expect(measurer.measure(runs, width: 50, pixelScale: 1).width == 40)
  }
}

func measure(
  _ text: String,
  _ paragraph: ParagraphSettings = ParagraphSettings(),
  width: Double? = nil,
  height: Double? = nil,
  pixelScale: Double = 1
) -> TextMeasurement {
  let run = TextRun(text, font: FontDescription(size: 17))
  return FixedAdvanceMeasurer(advance: 10, lineHeight: 20)
    .measure([run], paragraph, width: width, height: height, pixelScale: pixelScale)
}
