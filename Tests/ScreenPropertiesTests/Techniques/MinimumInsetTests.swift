import Foundation
import HeadlessUI
import ScreenProperties
import SwiftUI
import Testing

/// "Right" is a bar that ends max(c, m) above the screen's edge without a keyboard, max(k + m, c) with
/// one: m being the wanted distance, c what the container covers, k the keyboard's height.
@MainActor
@Suite struct MinimumInsetTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var container: CGFloat
    var keyboard: CGFloat
    var minimum: Int
    var distance: CGFloat
    var testDescription: String { "c \(container), k \(keyboard), m \(minimum): \(distance)" }
  }

  private func host(_ example: Example) -> ScreenHost {
    let content = BarContent(bar: 50, minimum: example.minimum)
    let host = ScreenHost(MinimumInsetPage(content), on: .covered(example.container))
    host.showKeyboard(example.keyboard)
    return host
  }

  @Test(arguments: [
    Example(container: 34, keyboard: 0, minimum: 16, distance: 34),
    Example(container: 34, keyboard: 336, minimum: 16, distance: 352),
    Example(container: 20, keyboard: 0, minimum: 16, distance: 20),
    Example(container: 0, keyboard: 0, minimum: 16, distance: 16),
    Example(container: 0, keyboard: 260, minimum: 16, distance: 276),
  ])
  func `without a low keyboard the bar is where it should be`(_ example: Example) throws {
    #expect(try host(example).distance(below: "bar") == example.distance)
  }

  @Test(arguments: [
    // 71 would be right.
    Example(container: 70, keyboard: 55, minimum: 16, distance: 16),
    // 2 would be right.
    Example(container: 2, keyboard: 1, minimum: 0, distance: 1),
    // 50 would be right, but no reading tells this keyboard from none.
    Example(container: 34, keyboard: 34, minimum: 16, distance: 34),
  ])
  func `a keyboard lower than the container covers the bar`(_ example: Example) throws {
    #expect(try host(example).distance(below: "bar") == example.distance)
  }

  @Test func `dragging the keyboard away over a home indicator drops the bar too far`() throws {
    let host = ScreenHost(MinimumInsetPage(BarContent(bar: 50, minimum: 16)), on: .covered(34))
    host.showKeyboard(300)
    host.dragKeyboard(to: 35)
    #expect(try host.distance(below: "bar") == 51)
    host.dragKeyboard(to: 20)
    #expect(try host.distance(below: "bar") == 16)
    host.dragKeyboard(to: 0)
    #expect(try host.distance(below: "bar") == 34)
  }

  @Test func `in the first pass the bar lies under the home indicator`() throws {
    let ends = BarEnds()
    let bar = RecordedBar(ends: ends)
    _ = ScreenHost(Color.clear.minimumInset(16) { bar }, on: .covered(34))
    #expect(ends.distances == [16, 34])
  }
}

/// How far above the screen's edge a bar ended, pass by pass.
@MainActor
private final class BarEnds {
  private(set) var distances: [CGFloat] = []

  func note(_ frame: CGRect) {
    let distance = 800 - frame.maxY
    if distances.last != distance { distances.append(distance) }
  }
}

private struct RecordedBar: View {
  let ends: BarEnds

  var body: some View {
    GeometryReader { proxy in
      let _: Void = ends.note(proxy.frame(in: .global))
      Color.clear
    }
    .frame(height: 50)
  }
}
