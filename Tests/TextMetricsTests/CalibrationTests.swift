import Testing
import TextMetrics

/// Widths of labels in public storyboards, which Interface Builder took from the system font.
@Suite struct CalibrationTests {
  struct Label: CustomTestStringConvertible {
    var text: String
    var size: Double
    var width: Double
    var pixelScale: Double

    var testDescription: String { "\(text), \(size) points" }
  }

  static let labels = [
    Label(text: "Title", size: 17, width: 33.5, pixelScale: 2),
    Label(text: "Title", size: 16, width: 31.6667, pixelScale: 3),
    Label(text: "Detail", size: 12, width: 33, pixelScale: 2),
    Label(text: "Detail", size: 15, width: 39.3333, pixelScale: 3),
    Label(text: "Label", size: 17, width: 42, pixelScale: 1),
    Label(text: "Live", size: 17, width: 31, pixelScale: 2),
    Label(text: "Tap General", size: 17, width: 91.5, pixelScale: 2),
    Label(text: "Tap Keyboard", size: 17, width: 104.5, pixelScale: 2),
    Label(text: "Tap Keyboard", size: 15, width: 94, pixelScale: 2),
    Label(text: "Location", size: 17, width: 65.5, pixelScale: 2),
    Label(text: "Category", size: 14, width: 59.5, pixelScale: 2),
    Label(text: "Category", size: 16, width: 67, pixelScale: 2),
    Label(text: "Restaurant name", size: 16, width: 123, pixelScale: 2),
    Label(text: "City", size: 14, width: 26, pixelScale: 2),
    Label(text: "$$$", size: 14, width: 27, pixelScale: 2),
    Label(text: "$$", size: 12, width: 16, pixelScale: 2),
  ]

  @Test(arguments: labels)
  func `no label's width is off by more than 4 %`(_ label: Label) {
    #expect(abs(error(label)) < 0.04)
  }

  @Test func `the labels' widths are off by 2 % root mean square`() {
    let squares = Self.labels.map { error($0) * error($0) }
    let mean = squares.reduce(0, +) / Double(squares.count)
    #expect(mean.squareRoot() < 0.02)
  }

  /// Widths of one sentence in the system font, read on macOS, where it is tracked the same.
  @Test(arguments: [
    (19.0, FontWeight.thin, 367.73), (19, .light, 375.01), (19, .regular, 380.60),
    (19, .medium, 389.49), (19, .semibold, 395.95), (19, .bold, 404.84), (21, .black, 462.37),
    (22, .ultraLight, 398.22), (31, .light, 573.53), (31, .regular, 585.99),
    (31, .medium, 603.88), (31, .semibold, 616.89), (31, .bold, 634.79), (31, .heavy, 660.82),
  ])
  func `a sentence is off by less than 1 % in any weight`(
    _ size: Double,
    _ weight: FontWeight,
    _ width: Double
  ) {
    let sentence = "The quick brown fox jumps over the lazy dog"
    let run = TextRun(sentence, font: FontDescription(size: size, weight: weight))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 1000)
    #expect(abs(measured.width / width - 1) < 0.01)
  }

  @Test func `a large title's width is off by less than 2 %`() {
    let run = TextRun("Reminders", font: FontDescription(size: 48, weight: .bold))
    let measured = SystemFontMeasurer().measure([run], pixelScale: 2)
    #expect(abs(measured.width / 238.5 - 1) < 0.02)
  }

  @Test(arguments: ["iiiiillll", "WWWW MMMM", "Привет мир"])
  func `glyphs of a monospaced font are equally wide`(_ text: String) {
    let font = FontDescription(size: 2048, design: .monospaced)
    let measured = SystemFontMeasurer().measure([TextRun(text, font: font)], pixelScale: 1)
    #expect(measured.width == 1266 * Double(text.count))
  }

  @Test func `monospaced digits are equally wide`() {
    let font = FontDescription(size: 17, monospacedDigits: true)
    let ones = SystemFontMeasurer().measure([TextRun("1:11", font: font)], pixelScale: 100)
    let eights = SystemFontMeasurer().measure([TextRun("8:04", font: font)], pixelScale: 100)
    #expect(ones.width == eights.width)
  }

  private func error(_ label: Label) -> Double {
    let run = TextRun(label.text, font: FontDescription(size: label.size))
    let measured = SystemFontMeasurer().measure([run], pixelScale: label.pixelScale)
    return measured.width / label.width - 1
  }
}
