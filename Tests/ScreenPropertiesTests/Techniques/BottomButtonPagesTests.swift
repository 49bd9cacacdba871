import Foundation
import HeadlessUI
import ScreenProperties
import SwiftUI
import Testing

@MainActor
@Suite struct BottomButtonPagesTests {
  /// A row and a button of one point, of this height together.
  private func content(_ height: Int) -> PageContent {
    PageContent(rows: 1, rowHeight: height - 1)
  }

  @Test(arguments: [true, false])
  func `a short page has its button at the safe edge, at no distance`(scrolls: Bool) throws {
    for (screen, distance) in [(HostScreen.covered(0), 0), (.covered(34), 34)] {
      let host =
        scrolls
        ? ScreenHost(FillingScrollPage(content(100)), on: screen)
        : ScreenHost(SpacerStackPage(content(100)), on: screen)
      #expect(try host.distance(below: "button") == CGFloat(distance))
      host.showKeyboard(300)
      #expect(try host.distance(below: "button") == 300)
    }
  }

  @Test func `a stack one point too high reaches out at both ends and does not scroll`() throws {
    let host = ScreenHost(SpacerStackPage(content(801)), on: .covered(0))
    #expect(try host.element("row 0").frame.minY == -0.5)
    #expect(try host.distance(below: "button") == -0.5)
    #expect(host.scrolls.isEmpty)
  }

  @Test func `a filling page scrolls by what does not fit, with the keyboard too`() throws {
    let host = ScreenHost(FillingScrollPage(content(801)), on: .covered(0))
    #expect(host.scroll.maximum == 1)
    host.showKeyboard(300)
    #expect(host.scroll.maximum == 301)
    try host.scrollUntilVisible("button")
    #expect(try host.element("button").touch == .reaches)
    host.hideKeyboard()
    #expect(host.scroll.maximum == 1)
  }

  @Test func `under an ignored keyboard the last points can't be reached`() throws {
    let fitting = ScreenHost(KeyboardIgnoringPage(content(100)), on: .covered(34))
    fitting.showKeyboard(35)
    #expect(try fitting.distance(below: "button") == 34)
    #expect(try fitting.element("button").touch == .keyboard)
    #expect(fitting.scroll.maximum == 0)

    let long = ScreenHost(KeyboardIgnoringPage(content(1000)), on: .covered(34))
    long.showKeyboard(300)
    try long.scroll("button", to: CGPoint(x: 0, y: 10_000))
    #expect(try long.distance(below: "button") == 34)
  }

  @Test func `a list has the button below its rows`() throws {
    let short = ScreenHost(ButtonRowPage(content(100)), on: .covered(0))
    #expect(try short.distance(below: "button") > 500)
    #expect(short.scroll.maximum == 0)
    let long = ScreenHost(ButtonRowPage(content(1000)), on: .covered(0))
    long.showKeyboard(300)
    try long.scrollUntilVisible("button")
    #expect(try long.element("button").touch == .reaches)
  }

  @Test func `pages of text keep the same rules`() throws {
    let text = PageContent(rows: 3, isText: true)
    #expect(
      try ScreenHost(FillingScrollPage(text), on: .iPhoneSE).distance(below: "button") == 0
    )
    let long = ScreenHost(FillingScrollPage(PageContent(rows: 40, isText: true)), on: .iPhoneSE)
    #expect(long.scroll.maximum > 0)
    try long.scrollUntilVisible("button")
    #expect(try long.distance(below: "button") == 0)
  }
}
