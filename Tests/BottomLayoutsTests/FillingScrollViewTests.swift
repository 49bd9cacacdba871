import BottomLayouts
import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// A block over a button of 50, at least 8 apart.
private struct Page: View {
  var placement = FooterPlacement.flowing
  var content: CGFloat = 100
  var minimum: CGFloat = 16

  var body: some View {
    FillingScrollView(placement, minimumBottomSpacing: minimum) {
      Block("content", content)
    } footer: {
      Block("button", 50)
    }
  }
}

@MainActor
@Suite struct FillingScrollViewTests {
  private func maximumOffset(_ host: ScreenHost) throws -> CGFloat {
    try #require(host.scrolls.first).maximumOffset.y
  }

  @Test func `a short page has its footer at the edge, with the least distance`() throws {
    for placement in [FooterPlacement.flowing, .pinned] {
      let page = Page(placement: placement)
      let homeButton = ScreenHost(page, on: .homeButton)
      #expect(try homeButton.distance(below: "button") == 16)
      #expect(homeButton.settling.frames == 1)
      let homeIndicator = ScreenHost(page, on: .homeIndicator)
      #expect(try homeIndicator.distance(below: "button") == 34)
      homeIndicator.showKeyboard(300)
      #expect(homeIndicator.settling.frames == 1)
      #expect(try homeIndicator.distance(below: "button") == 316)
      #expect(try maximumOffset(homeIndicator) == 0)
    }
  }

  @Test func `a flowing page scrolls by exactly what does not fit`() throws {
    // 50 of button, 16 below and 8 above it leave 726 of 800.
    #expect(try maximumOffset(ScreenHost(Page(content: 726), on: .homeButton)) == 0)
    #expect(try maximumOffset(ScreenHost(Page(content: 727), on: .homeButton)) == 1)
    // 34 are covered, which is more than 16: 766 − 58 are left.
    #expect(try maximumOffset(ScreenHost(Page(content: 708), on: .homeIndicator)) == 0)
    #expect(try maximumOffset(ScreenHost(Page(content: 709), on: .homeIndicator)) == 1)
  }

  @Test func `a pinned page scrolls by exactly what does not fit`() throws {
    let fitting = Page(placement: .pinned, content: 726)
    #expect(try maximumOffset(ScreenHost(fitting, on: .homeButton)) == 0)
    let longer = Page(placement: .pinned, content: 727)
    #expect(try maximumOffset(ScreenHost(longer, on: .homeButton)) == 1)
  }

  @Test func `the footer of a long page can be scrolled above the keyboard`() throws {
    for screen in [HostScreen.homeButton, .homeIndicator, .tabBar] {
      let host = ScreenHost(Page(content: 1000), on: screen)
      host.showKeyboard(300)
      // 500 are left; 1000 + 8 + 50 + 16 are needed.
      #expect(try maximumOffset(host) == 574)
      try host.scrollUntilVisible("button")
      #expect(try host.distance(below: "button") == 300)
      try host.scroll("button", to: CGPoint(x: 0, y: 574))
      #expect(try host.distance(below: "button") == 316)
      host.hideKeyboard()
      let covered = screen.safeArea.bottom
      #expect(try maximumOffset(host) == 1058 + max(0, 16 - covered) - (800 - covered))
    }
  }

  @Test func `a pinned footer stays while the page scrolls`() throws {
    let host = ScreenHost(Page(placement: .pinned, content: 1000), on: .homeIndicator)
    try host.scroll("content", by: CGSize(width: 0, height: 100))
    #expect(try host.distance(below: "button") == 34)
    host.showKeyboard(300)
    #expect(try host.distance(below: "button") == 316)
    #expect(try maximumOffset(host) == 574)
  }

  @Test func `the bar of a hardware keyboard over a tab bar pushes by what is missing`() throws {
    for settings in HostSettings.orders {
      let host = ScreenHost(Page(), on: .tabBar, settings: settings)
      #expect(try host.distance(below: "button") == 70)
      host.showKeyboard(55)
      #expect(try host.distance(below: "button") == 71)
      host.hideKeyboard()
      #expect(try host.distance(below: "button") == 70)
    }
  }

  @Test func `turning the screen leads to what a fresh page shows`() throws {
    for placement in [FooterPlacement.flowing, .pinned] {
      let turned = ScreenHost(Page(placement: placement, content: 500), on: .iPhone15)
      #expect(try turned.distance(below: "button") == 34)
      turned.showKeyboard(336)
      try turned.scroll("content", to: CGPoint(x: 0, y: 10_000))
      turned.rotate()
      turned.hideKeyboard()
      let fresh = ScreenHost(
        Page(placement: placement, content: 500),
        on: HostScreen.iPhone15.rotated
      )
      try turned.scroll("content", to: .zero)
      #expect(try turned.element("button").frame == fresh.element("button").frame)
      #expect(try maximumOffset(turned) == maximumOffset(fresh))
      turned.rotate()
      #expect(try turned.distance(below: "button") == 34)
      #expect(try maximumOffset(turned) == 0)
    }
  }

  @Test func `an empty page has its footer at the edge`() throws {
    let page = FillingScrollView {
      EmptyView()
    } footer: {
      Block("button", 50)
    }
    #expect(try ScreenHost(page, on: .homeButton).distance(below: "button") == 0)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func `text of any size is in reach`(_ size: DynamicTypeSize) throws {
    let page = FillingScrollView(minimumBottomSpacing: 16) {
      Text("Headline").font(.largeTitle)
      ForEach(0..<12) { Text("Paragraph \($0)") }
    } footer: {
      Button("Continue") {}.buttonStyle(.borderedProminent)
    }
    let host = ScreenHost(page, on: .iPhoneSE)
    host.changeTypeSize(to: size)
    let scroll = try #require(host.scrolls.first)
    if size == .large {
      #expect(scroll.maximumOffset.y == 0)
      #expect(try host.distance(below: "Continue") == 16)
    } else {
      #expect(scroll.maximumOffset.y > 0)
    }
    host.showKeyboard(260)
    try host.scrollUntilVisible("Continue")
    try host.tap("Continue")
  }
}
