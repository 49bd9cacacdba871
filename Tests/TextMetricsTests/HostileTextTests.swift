import Testing
import TextMetrics

@Suite struct HostileTextTests {
  static let lengths: [Double?] = [
    nil, 0, -0.0, -5, 1e-300, 0.1, 100, 1e300, .infinity, -.infinity, .nan,
  ]
  static let texts = [
    "", " ", "    ", "\n", "\n\n\n", "\r\n", "\u{301}", "\u{200B}\u{200B}", "\u{FEFF}", "a", "\0",
    "one two\tthree\u{2028}four", String(repeating: "👩‍👩‍👧‍👦", count: 50),
    String(repeating: "a\u{301}\u{302}\u{303}", count: 50), "مرحبا بالعالم", "ภาษาไทยไม่มีช่องว่าง",
  ]

  @Test(arguments: texts, lengths)
  func `any proposal is answered with finite lengths`(_ text: String, _ width: Double?) {
    let run = TextRun(text, font: .system(.body))
    let prepared = SystemFontMeasurer().prepare([run])
    for height in Self.lengths {
      for limit: LineLimit? in [nil, .atMost(1), .range(2...3)] {
        let paragraph = ParagraphSettings(lineLimit: limit, minimumScaleFactor: 0.5)
        let measured = prepared.measured(paragraph, width: width, height: height, pixelScale: 3)
        #expect(measured.isUsable)
      }
    }
  }

  @Test(arguments: [-1, 0, 1e-300, 1e9, 1e300, Double.infinity, .nan])
  func `any font size, tracking and spacing is answered with finite lengths`(_ number: Double) {
    let font = FontDescription(size: number, tracking: number)
    let run = TextRun("one two\nthree", font: font, baselineOffset: number, kerning: number)
    let paragraph = ParagraphSettings(lineSpacing: number, minimumScaleFactor: number)
    for width in Self.lengths {
      let measured = SystemFontMeasurer()
        .measure([run], paragraph, width: width, pixelScale: number)
      #expect(measured.isUsable)
    }
    #expect(font.lineHeight.isFinite)
  }

  @Test(arguments: [-1, 0, 1e300, Double.infinity, .nan])
  func `any fixed advance is answered with finite lengths`(_ number: Double) {
    let run = TextRun("one two three", font: FontDescription(size: 10))
    let measurer = FixedAdvanceMeasurer(advance: number, lineHeight: number)
    #expect(measurer.measure([run], width: 10, pixelScale: 2).isUsable)
  }

  @Test func `no runs have no size`() {
    let measured = SystemFontMeasurer().measure([], width: 100, pixelScale: 3)
    #expect(measured.width == 0 && measured.height == 0 && measured.lineCount == 0)
  }

  @Test func `an empty text has no size, a space has`() {
    #expect(measure("").height == 0)
    #expect(measure(" ").height == 20)
    #expect(measure(" ").width == 10)
  }

  @Test(arguments: [
    (String(repeating: "one two ", count: 131_072), 80.0, 131_072),
    (String(repeating: "x", count: 1_048_576), 80, 131_072),
    (String(repeating: "\n", count: 1_048_576), 80, 1_048_576),
    (String(repeating: " ", count: 1_048_576), 80, 1),
  ])
  func `a megabyte of text is wrapped`(_ text: String, _ width: Double, _ lines: Int) {
    let measured = measure(text, width: width)
    #expect(measured.lineCount == lines)
    #expect(measured.height == Double(lines) * 20)
  }

  @Test func `sums of long texts in huge fonts stay below the longest length`() {
    let run = TextRun(String(repeating: "W", count: 100_000), font: FontDescription(size: 1e6))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 3)
    #expect(measured.width == TextMeasurement.longest)
  }

  @Test func `a text wraps in its own width as it did in the one it was given`() {
    let run = TextRun("Bottom Aligned Footer", font: .system(.body))
    let text = SystemFontMeasurer().prepare([run])
    for width in stride(from: 15.0, to: 200, by: 2.3) {
      let first = text.measured(width: width, pixelScale: 3)
      let again = text.measured(width: first.width, height: first.height, pixelScale: 3)
      #expect(again == first)
    }
  }
}

extension TextMeasurement {
  var isUsable: Bool {
    [width, height, firstBaseline, lastBaseline].allSatisfy {
      $0 >= 0 && $0 <= TextMeasurement.longest
    } && scaleFactor > 0 && scaleFactor <= 1
  }
}
