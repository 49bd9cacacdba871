import Testing
import TextMetrics

/// Glyphs of 10 points, an ellipsis too, in lines of 20.
@Suite struct TruncationTests {
  struct Example: CustomTestStringConvertible {
    var text = "one two three"
    var limit: LineLimit?
    var width: Double?
    var height: Double?
    var lines: Int
    var widest: Double
    var isTruncated = true

    var testDescription: String {
      "\(text.debugDescription) in \(width ?? .infinity) by \(height ?? .infinity)"
    }
  }

  @Test(arguments: [
    Example(limit: .atMost(1), width: 130, lines: 1, widest: 130, isTruncated: false),
    Example(limit: .atMost(1), width: 120, lines: 1, widest: 120),
    Example(limit: .atMost(1), width: 125, lines: 1, widest: 120),
    Example(limit: .atMost(1), width: 50, lines: 1, widest: 40),
    Example(limit: .atMost(1), width: 5, lines: 1, widest: 20),
    Example(limit: .atMost(2), width: 70, lines: 2, widest: 70, isTruncated: false),
    Example(limit: .atMost(2), width: 40, lines: 2, widest: 40),
    Example(limit: .atMost(3), width: 50, lines: 3, widest: 50, isTruncated: false),
    Example(limit: .atMost(0), width: 50, lines: 1, widest: 40),
    Example(width: 50, height: 40, lines: 2, widest: 40),
    Example(width: 50, height: 59, lines: 2, widest: 40),
    Example(width: 50, height: 60, lines: 3, widest: 50, isTruncated: false),
    Example(width: 50, height: 0, lines: 1, widest: 40),
    Example(width: 50, height: 5, lines: 1, widest: 40),
    Example(limit: .atMost(2), width: 50, height: 20, lines: 1, widest: 40),
    Example(text: "a\nb\nc", limit: .atMost(2), lines: 2, widest: 20),
    Example(text: "a\nb\nc", height: 20, lines: 1, widest: 20),
    Example(text: "abc\nb", limit: .atMost(1), width: 30, lines: 1, widest: 30),
    Example(text: "\n\n", limit: .atMost(1), lines: 1, widest: 10),
    Example(text: "東京都庁", limit: .atMost(1), width: 30, lines: 1, widest: 30),
  ])
  func `text is cut off behind the lines that fit, and shows one at least`(_ example: Example) {
    let measured = measure(
      example.text,
      ParagraphSettings(lineLimit: example.limit),
      width: example.width,
      height: example.height
    )
    #expect(measured.lineCount == example.lines)
    #expect(measured.width == example.widest)
    #expect(measured.height == Double(example.lines) * 20)
    #expect(measured.isTruncated == example.isTruncated)
  }

  @Test(arguments: ParagraphSettings.Truncation.allCases)
  func `a cut line is as wide wherever it is cut`(_ truncation: ParagraphSettings.Truncation) {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), truncation: truncation)
    #expect(measure("abcdefghij", paragraph, width: 65).width == 60)
    #expect(measure("abcdefghij", paragraph, width: 5).width == 20)
  }

  @Test func `a line is tightened by up to a twentieth before it is cut`() {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), allowsTightening: true)
    #expect(measure("abcdefghij", paragraph, width: 95).width == 95)
    #expect(!measure("abcdefghij", paragraph, width: 95).isTruncated)
    #expect(measure("abcdefghij", paragraph, width: 94).width == 90)
    #expect(measure("abcdefghij", paragraph, width: 94).isTruncated)
  }

  struct Reserved: CustomTestStringConvertible {
    var limit: LineLimit
    var text: String
    var height: Double

    var testDescription: String { "\(limit) of \(text.debugDescription)" }
  }

  @Test(arguments: [
    Reserved(limit: .reserving(3), text: "a", height: 60),
    Reserved(limit: .reserving(3), text: "", height: 60),
    Reserved(limit: .reserving(1), text: "a\nb", height: 20),
    Reserved(limit: .reserving(0), text: "a", height: 20),
    Reserved(limit: .range(2...3), text: "a", height: 40),
    Reserved(limit: .range(2...3), text: "a\nb\nc\nd", height: 60),
    Reserved(limit: .atLeast(2), text: "a", height: 40),
    Reserved(limit: .atLeast(2), text: "a\nb\nc", height: 60),
  ])
  func `a limit keeps lines free`(_ example: Reserved) {
    let paragraph = ParagraphSettings(lineLimit: example.limit)
    #expect(measure(example.text, paragraph).height == example.height)
  }

  @Test func `free lines keep their spacing`() {
    let paragraph = ParagraphSettings(lineLimit: .reserving(3), lineSpacing: 5)
    #expect(measure("a", paragraph).height == 70)
  }
}

/// Glyphs of 10 points in lines of 20.
@Suite struct ShrinkingTests {
  @Test func `text shrinks as little as lets it fit`() {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), minimumScaleFactor: 0.5)
    let measured = measure("abcdefghij", paragraph, width: 80)
    #expect(abs(measured.scaleFactor - 0.8) < 0.000_002)
    #expect(measured.width == 80)
    #expect(measured.height == 16)
    #expect(!measured.isTruncated)
  }

  @Test func `text that fits keeps its size`() {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), minimumScaleFactor: 0.5)
    #expect(measure("abcdefghij", paragraph, width: 100).scaleFactor == 1)
  }

  @Test func `text is cut off at the least factor`() {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), minimumScaleFactor: 0.5)
    let measured = measure("abcdefghij", paragraph, width: 30)
    #expect(measured.scaleFactor == 0.5)
    #expect(measured.width == 30)
    #expect(measured.isTruncated)
  }

  @Test func `text shrinks to be shown in the height there is`() {
    let paragraph = ParagraphSettings(minimumScaleFactor: 0.1)
    let measured = measure("aaaa bbbb", paragraph, width: 40, height: 30)
    #expect(measured.lineCount == 2)
    #expect(abs(measured.scaleFactor - 0.75) < 0.000_002)
  }

  @Test(arguments: [0, -1, Double.nan, 2])
  func `factors that make no sense are brought into range`(_ factor: Double) {
    let paragraph = ParagraphSettings(lineLimit: .atMost(1), minimumScaleFactor: factor)
    let measured = measure("abcdefghij", paragraph, width: 1)
    #expect(measured.scaleFactor >= 0.01 && measured.scaleFactor <= 1)
  }
}
