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
    Sizes(style: .caption2, points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
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

  struct Reading: CustomTestStringConvertible {
    var style: TextStyle
    var category: TextSizeCategory
    var length: Double
    var thirds: Double

    var testDescription: String { "\(length) relative to \(style) at \(category)" }
  }

  /// Readings of an iOS 26 simulator at three pixels a point, in pixels.
  @Test(arguments: [
    Reading(style: .body, category: .xSmall, length: 18, thirds: 47),
    Reading(style: .body, category: .medium, length: 17, thirds: 49),
    Reading(style: .body, category: .xxxLarge, length: 18, thirds: 71),
    Reading(style: .body, category: .accessibility5, length: 8, thirds: 68),
    Reading(style: .headline, category: .accessibility4, length: 64, thirds: 445),
    Reading(style: .footnote, category: .xxxLarge, length: 18, thirds: 72),
    Reading(style: .caption, category: .medium, length: 8, thirds: 20),
    Reading(style: .caption, category: .accessibility1, length: 8, thirds: 41),
    Reading(style: .caption2, category: .accessibility2, length: 8, thirds: 54),
    Reading(style: .subheadline, category: .xxxLarge, length: 64, thirds: 250),
    Reading(style: .subheadline, category: .accessibility2, length: 64, thirds: 346),
    Reading(style: .title, category: .xLarge, length: 64, thirds: 203),
    Reading(style: .title, category: .xxLarge, length: 64, thirds: 215),
    Reading(style: .title, category: .accessibility4, length: 64, thirds: 344),
    Reading(style: .title2, category: .accessibility5, length: 18, thirds: 127),
    Reading(style: .title3, category: .accessibility5, length: 64, thirds: 499),
    Reading(style: .largeTitle, category: .accessibility5, length: 64, thirds: 328),
    Reading(style: .callout, category: .small, length: 40, thirds: 109),
  ])
  func `lengths scale as read from a device`(_ reading: Reading) {
    let scaled = reading.style.scaled(reading.length, at: reading.category, pixelScale: 3)
    #expect(scaled == reading.thirds / 3)
  }

  @Test func `lengths are what they are at the size a device comes with`() {
    #expect(TextStyle.body.scaled(17.3, at: .large, pixelScale: 2) == 17.3)
    #expect(TextStyle.body.scaledFontSize(17.3, at: .large) == 17.3)
  }

  @Test func `custom fonts scale to whole points`() {
    #expect(TextStyle.body.scaledFontSize(14, at: .accessibility5) == 39)
    #expect(TextStyle.body.scaledFontSize(18, at: .accessibility5) == 51)
    #expect(TextStyle.caption.scaledFontSize(13, at: .small) == 11)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a length that can not grow is answered as it is`(_ length: Double) {
    let scaled = TextStyle.body.scaled(length, at: .accessibility5, pixelScale: 3)
    #expect(scaled == length || scaled.isNaN && length.isNaN)
  }
}
