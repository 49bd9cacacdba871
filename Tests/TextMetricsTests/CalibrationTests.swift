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
  func `no label's width is off by more than 4.3 %`(_ label: Label) {
    #expect(abs(error(label)) < 0.043)
  }

  @Test func `the labels' widths are off by 2.1 % root mean square`() {
    let squares = Self.labels.map { error($0) * error($0) }
    let mean = squares.reduce(0, +) / Double(squares.count)
    #expect(mean.squareRoot() < 0.021)
  }

  private func error(_ label: Label) -> Double {
    let run = TextRun(label.text, font: FontDescription(size: label.size))
    let measured = SystemFontMeasurer().measure([run], pixelScale: label.pixelScale)
    return measured.width / label.width - 1
  }
}
