import Testing
import TextMetrics

@Suite struct GoldenTextTests {
  struct Style: CustomTestStringConvertible {
    var style: TextStyle
    var points: Double
    var heightAt2: Double
    var heightAt3: Double
    var gapAboveIt: Double
    var gapBelowIt: Double

    var testDescription: String { "\(style)" }
  }

  @Test(arguments: [
    Style(
      style: .largeTitle,
      points: 34,
      heightAt2: 41,
      heightAt3: 40.667,
      gapAboveIt: 12.535,
      gapBelowIt: 20.951
    ),
    Style(
      style: .title,
      points: 28,
      heightAt2: 33.5,
      heightAt3: 33.667,
      gapAboveIt: 10.421,
      gapBelowIt: 17.352
    ),
    Style(
      style: .title2,
      points: 22,
      heightAt2: 26.5,
      heightAt3: 26.333,
      gapAboveIt: 7.973,
      gapBelowIt: 13.420
    ),
    Style(
      style: .title3,
      points: 20,
      heightAt2: 24,
      heightAt3: 24,
      gapAboveIt: 7.491,
      gapBelowIt: 12.442
    ),
    Style(
      style: .body,
      points: 17,
      heightAt2: 20.5,
      heightAt3: 20.333,
      gapAboveIt: 6.434,
      gapBelowIt: 10.642
    ),
    Style(
      style: .callout,
      points: 16,
      heightAt2: 19.5,
      heightAt3: 19.333,
      gapAboveIt: 5.859,
      gapBelowIt: 9.820
    ),
    Style(
      style: .subheadline,
      points: 15,
      heightAt2: 18,
      heightAt3: 18,
      gapAboveIt: 5.618,
      gapBelowIt: 9.332
    ),
    Style(
      style: .footnote,
      points: 13,
      heightAt2: 16,
      heightAt3: 15.667,
      gapAboveIt: 4.802,
      gapBelowIt: 8.021
    ),
    Style(
      style: .caption,
      points: 12,
      heightAt2: 14.5,
      heightAt3: 14.333,
      gapAboveIt: 4.561,
      gapBelowIt: 7.532
    ),
    Style(
      style: .caption2,
      points: 11,
      heightAt2: 13.5,
      heightAt3: 13.333,
      gapAboveIt: 3.987,
      gapBelowIt: 6.710
    ),
  ])
  func `a line of each style is as high and as far from neighbours as rule 8.4 says`(
    _ example: Style
  ) {
    let font = FontDescription.system(example.style)
    let text = SystemFontMeasurer().prepare([TextRun("Ag", font: font)])
    let gaps = text.gaps(pixelScale: 3)
    #expect(font.size == example.points)
    #expect(text.measured(pixelScale: 2).height == example.heightAt2)
    #expect(abs(text.measured(pixelScale: 3).height - example.heightAt3) < 0.0005)
    #expect(abs(gaps.below - example.gapAboveIt) < 0.0005)
    #expect(abs(gaps.above - example.gapBelowIt) < 0.0005)
    #expect(gaps.leading == 0)
  }

  @Test(arguments: [(1, 20.333), (2, 40.667), (3, 61)])
  func `lines of body are rounded up to a pixel once`(_ lines: Int, _ height: Double) {
    let text = Array(repeating: "A", count: lines).joined(separator: "\n")
    let run = TextRun(text, font: .system(.body))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 3)
    #expect(measured.lineCount == lines)
    #expect(abs(measured.height - height) < 0.0005)
  }

  @Test func `baselines of two lines of body`() {
    let run = TextRun("A\nB", font: .system(.body))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 3)
    #expect(measured.firstBaseline == 49.0 / 3)
    #expect(measured.lastBaseline == 110.0 / 3)
  }

  @Test func `printed metrics of the system font`() {
    #expect(FontDescription(size: 15).lineHeight == 17.900390625)
    #expect(abs(FontDescription(size: 20).metrics.ascent - 19.04) < 0.005)
    #expect(abs(FontDescription(size: 20).metrics.descent - 4.82) < 0.005)
  }

  @Test func `gaps of Helvetica at 16 points`() {
    let helvetica = FontMetrics(ascent: 12.3203125, descent: 3.6796875, capHeight: 11.4765625)
    let gaps = TextGaps(helvetica, pixelScale: 1)
    #expect(gaps.below == 5.6796875)
    #expect(gaps.above == 6.5234375)
  }

  @Test(arguments: [(LineLimit?.none, 4, 64.0), (.atMost(2), 2, 32.0)])
  func `a sentence in Helvetica wraps into four lines`(
    _ limit: LineLimit?,
    _ lines: Int,
    _ height: Double
  ) {
    let run = TextRun("Hello OpenSwiftUI World", font: FontDescription(size: 16))
    let text = PreparedText([run]) { _ in Helvetica() }
    let measured = text.measured(
      ParagraphSettings(lineLimit: limit),
      width: 60,
      pixelScale: 1
    )
    #expect(measured.lineCount == lines)
    #expect(measured.height == height)
  }
}

/// Sixteen points of it: the letters of one sentence, in thousandths of an em.
private struct Helvetica: Typeface {
  let metrics = FontMetrics(ascent: 12.3203125, descent: 3.6796875, capHeight: 11.4765625)

  func advance(of character: Character) -> Double {
    16 * (Self.advances[character] ?? 556) / 1000
  }

  private static let advances: [Character: Double] = [
    "H": 722, "O": 778, "S": 667, "U": 722, "I": 278, "W": 944, "l": 222, "i": 222, "f": 278,
    "t": 278, "r": 333, "w": 722, " ": 278, "…": 1000,
  ]
}
