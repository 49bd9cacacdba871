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
    (String(repeating: "x", count: 80_000), 80, 10_000),
    (String(repeating: "\n", count: 80_000), 80, 80_000),
    (String(repeating: " ", count: 80_000), 80, 1),
  ])
  func `a megabyte is wrapped`(_ text: String, _ width: Double, _ lines: Int) {
    let measured = measure(text, width: width)
    #expect(measured.lineCount == lines)
    #expect(measured.height == Double(lines) * 20)
  }

  @Test func `sums of long texts in huge fonts stay below the longest length`() {
    let run = TextRun(String(repeating: "W", count: 100_000), font: FontDescription(size: 1e6))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 3)
    #expect(measured.width == TextMeasurement.longest)
  }
}

extension TextMeasurement {
  var isUsable: Bool {
    [width, height, firstBaseline, lastBaseline].allSatisfy {
      $0 >= 0 && $0 <= TextMeasurement.longest
    } && scaleFactor > 0 && scaleFactor <= 1
  }
}
