import Testing
import TextMetrics

@Suite struct TextStyleTests {
  struct Sizes: CustomTestStringConvertible {
    var style: TextStyle
    var points: [Double]

    var testDescription: String { "\(style)" }
  }

  @Test(arguments: [
    Sizes(style: .largeTitle, points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    Sizes(style: .title, points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    Sizes(style: .title2, points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    Sizes(style: .title3, points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    Sizes(style: .headline, points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Sizes(style: .body, points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Sizes(style: .callout, points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    Sizes(style: .subheadline, points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    Sizes(style: .footnote, points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    Sizes(style: .caption, points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    Sizes(style: .caption2, points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
  ])
  func `point sizes at each category`(_ sizes: Sizes) {
    #expect(TextSizeCategory.allCases.map { sizes.style.pointSize(at: $0) } == sizes.points)
  }

  @Test func `a headline is semibold, a title regular`() {
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.title.weight == .regular)
  }

  @Test func `accessibility sizes are the last five`() {
    #expect(TextSizeCategory.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(TextSizeCategory.xxxLarge < .accessibility1)
  }

  @Test func `custom lengths scale by the leading, as two readings have it`() {
    #expect(TextStyle.body.scaled(17, at: .medium, pixelScale: 3) == 49.0 / 3)
    #expect(TextStyle.body.scaled(17, at: .xxLarge, pixelScale: 2) == 20)
    #expect(TextStyle.body.scaled(17.3, at: .large, pixelScale: 2) == 17.3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a length that can not grow is answered as it is`(_ length: Double) {
    let scaled = TextStyle.body.scaled(length, at: .accessibility5, pixelScale: 3)
    #expect(scaled == length || scaled.isNaN && length.isNaN)
  }
}
