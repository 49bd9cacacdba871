import BottomLayouts
import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// Two editors of 200 with much above, between and below them, and a button close under the second.
private struct EditorScreen: View {
  var gap: CGFloat = 64
  var height: CGFloat = 200
  var bar: CGFloat = 0
  @State private var first = ""
  @State private var second = ""
  @State private var taps = 0
  @FocusState private var focus: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Block("above", 600)
        TextEditor(text: $first).focused($focus, equals: "first").frame(height: height).id("first")
        Block("between", 300)
        TextEditor(text: $second).focused($focus, equals: "second").frame(height: height)
          .id("second")
        Button {
          taps += 1
        } label: {
          Text("Send").frame(height: 40)
        }
        Text("\(taps) sent").frame(height: 20)
        Block("below", 600)
      }
    }
    .keyboardGap(gap, while: focus != nil)
    .safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", bar) }
  }
}

@MainActor
@Suite struct KeyboardGapTests {
  private let screens = [HostScreen.homeButton, .homeIndicator, .tabBar]

  @Test func `the focused field ends the gap above the keyboard, in every order`() throws {
    for screen in screens {
      for settings in HostSettings.orders {
        let host = ScreenHost(EditorScreen(), on: screen, settings: settings)
        try host.focus("first")
        #expect(host.settling.frames == 1)
        #expect(try host.distance(below: "first") == 364)
      }
    }
  }

  @Test(arguments: [0, 1, 64, 200] as [CGFloat])
  func `the gap is the wanted one`(_ gap: CGFloat) throws {
    let host = ScreenHost(EditorScreen(gap: gap), on: .homeIndicator)
    try host.focus("first")
    #expect(try host.distance(below: "first") == 300 + gap)
  }

  @Test func `moving the focus keeps the gap, also after scrolling by hand`() throws {
    for settings in HostSettings.orders {
      let host = ScreenHost(EditorScreen(), on: .homeIndicator, settings: settings)
      try host.focus("first")
      try host.focus("second")
      #expect(try host.distance(below: "second") == 364)
      try host.scroll("above", to: .zero)
      try host.focus("first")
      #expect(try host.distance(below: "first") == 364)
    }
  }

  @Test func `a field that is in sight with its gap stays where it is`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    try host.scroll("above", to: CGPoint(x: 0, y: 500))
    try host.focus("first")
    #expect(try host.element("first").frame.minY == 100)
  }

  @Test func `the button in the gap can be tapped`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    try host.focus("second")
    #expect(try host.distance(below: "Send") == 324)
    try host.tap("Send")
    #expect(try host.element("1 sent").role == .text)
  }

  @Test func `a hardware keyboard leaves no gap and no further scrolling`() throws {
    for keyboard in [0, 55] as [CGFloat] {
      let host = ScreenHost(EditorScreen(), on: .tabBar)
      let range = try #require(host.scrolls.first).maximumOffset.y
      try host.focus("first")
      host.showKeyboard(keyboard)
      try host.scroll("below", to: CGPoint(x: 0, y: 10_000))
      #expect(try host.distance(below: "below") == 70)
      #expect(try #require(host.scrolls.first).maximumOffset.y == range)
    }
  }

  @Test func `hiding the keyboard takes the gap away`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    let range = try #require(host.scrolls.first).maximumOffset.y
    try host.focus("second")
    #expect(try #require(host.scrolls.first).maximumOffset.y == range + 266 + 64)
    host.unfocus()
    #expect(try #require(host.scrolls.first).maximumOffset.y == range)
    try host.focus("second")
    #expect(try host.distance(below: "second") == 364)
  }

  @Test func `a higher keyboard pushes the field up`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    try host.focus("first")
    host.showKeyboard(350)
    #expect(try host.distance(below: "first") == 414)
  }

  @Test func `turning the screen keeps the gap where it fits`() throws {
    for settings in HostSettings.orders {
      let host = ScreenHost(EditorScreen(height: 40), on: .iPhone15, settings: settings)
      try host.focus("first")
      host.rotate()
      #expect(try host.distance(below: "first") >= host.screen.keyboardHeight + 64)
      #expect(try host.element("first").frame.minY >= 0)
      host.rotate()
      #expect(try host.distance(below: "first") >= 336 + 64)
    }
  }

  @Test func `a field that does not fit shows its top`() throws {
    let host = ScreenHost(EditorScreen(height: 450), on: .homeIndicator)
    try host.focus("first")
    #expect(try host.element("first").frame.minY == 0)
  }

  @Test func `the end of the page can be reached`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    try host.focus("first")
    try host.scroll("below", to: CGPoint(x: 0, y: 10_000))
    #expect(try host.distance(below: "below") == 364)
  }

  @Test func `a bar between field and keyboard counts as the keyboard's edge`() throws {
    for settings in HostSettings.orders {
      let host = ScreenHost(EditorScreen(bar: 50), on: .homeIndicator, settings: settings)
      try host.focus("first")
      #expect(try host.distance(below: "first") == 414)
    }
  }

  @Test func `fields elsewhere leave the page as it is`() throws {
    let host = ScreenHost(EditorScreen(), on: .homeIndicator)
    host.showKeyboard(300)
    try host.scroll("below", to: CGPoint(x: 0, y: 10_000))
    #expect(try host.distance(below: "below") == 300)
  }
}
