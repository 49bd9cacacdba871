import Foundation
import SwiftUI
import Testing

private let small = HostScreen(size: CGSize(width: 100, height: 100))

/// A button, and what a test puts in front of it.
private struct Covered<Front: View>: View {
  @State private var taps = 0
  @ViewBuilder let front: Front

  var body: some View {
    ZStack {
      VStack {
        Button("Go") { taps += 1 }.frame(width: 60, height: 40)
        Text("taps: \(taps)")
      }
      front
    }
  }
}

@MainActor
@Suite struct HostTouchTests {
  private func reasonOfTap<Front: View>(
    on screen: HostScreen = small,
    @ViewBuilder _ front: () -> Front
  ) -> HostProblem.Reason? {
    let host = ScreenHost(Covered(front: front), on: screen)
    do {
      try host.tap("Go")
      return (try? host.element("taps: 1")) == nil ? .inert : nil
    } catch {
      return error.reason
    }
  }

  @Test func `a tap runs a button's action`() {
    #expect(reasonOfTap { EmptyView() } == nil)
  }

  @Test func `what shows in front takes the touch`() {
    #expect(reasonOfTap { Color.red } == .untouchable(.taken(by: "a view in front")))
    #expect(
      reasonOfTap { Text("Sorry").padding(.bottom, 30) }
        == .untouchable(.taken(by: "the text “Sorry”"))
    )
  }

  @Test func `clear views, empty ones and those without touches let it through`() {
    #expect(reasonOfTap { Color.clear } == nil)
    #expect(reasonOfTap { Color.red.allowsHitTesting(false) } == nil)
    #expect(reasonOfTap { Color.red.hidden() } == nil)
    #expect(reasonOfTap { VStack { Spacer() }.frame(maxWidth: .infinity) } == nil)
  }

  @Test func `a content shape takes touches where its content is clear`() {
    #expect(
      reasonOfTap { Color.clear.contentShape(Rectangle()) }
        == .untouchable(.taken(by: "a view in front"))
    )
  }

  @Test func `a scroll region takes touches beside its content`() {
    #expect(
      reasonOfTap { ScrollView { Color.clear.frame(width: 100, height: 10) } }
        == .untouchable(.taken(by: "a scroll region"))
    )
  }

  @Test func `a bar takes touches even where it is clear`() throws {
    let host = ScreenHost(on: HostScreen(size: CGSize(width: 100, height: 100))) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 60)
          Button("Go") {}.frame(width: 60, height: 20)
          Color.clear.frame(width: 100, height: 60)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
    }
    #expect(try host.element("Go").touch == .taken(by: "a bar"))
    #expect(throws: HostProblem("Go", .untouchable(.taken(by: "a bar")))) { try host.tap("Go") }
    try host.scrollUntilVisible("Go")
    #expect(try host.element("Go").touch == .reaches)
  }

  @Test func `the keyboard takes touches`() throws {
    let host = ScreenHost(on: .iPhone14) {
      VStack {
        Spacer()
        Button("Go") {}
      }
      .ignoresSafeArea(.keyboard)
    }
    try host.tap("Go")
    host.showKeyboard(336)
    #expect(throws: HostProblem("Go", .untouchable(.keyboard))) { try host.tap("Go") }
  }

  @Test func `what is scrolled away or off the screen can't be tapped`() throws {
    let host = ScreenHost(on: small) {
      ScrollView {
        Button("First") {}.frame(height: 80)
        Button("Last") {}.frame(height: 80)
      }
      .frame(height: 60)
      Button("Beyond") {}.offset(x: 200)
    }
    #expect(try host.element("Last").touch == .scrolledAway)
    #expect(try host.element("Beyond").touch == .outsideScreen)
    try host.scroll("First", by: CGSize(width: 0, height: 500))
    try host.tap("Last")
    #expect(try host.element("First").touch == .scrolledAway)
  }

  @Test func `a disabled control is refused`() throws {
    let host = ScreenHost(on: small) { Button("Go") {}.disabled(true) }
    #expect(try host.element("Go").isEnabled == false)
    #expect(throws: HostProblem("Go", .disabled)) { try host.tap("Go") }
  }

  @Test func `a text without an action is refused`() {
    let host = ScreenHost(on: small) { Text("Hello") }
    #expect(throws: HostProblem("Hello", .inert)) { try host.tap("Hello") }
  }

  @Test func `the innermost of two gestures takes the tap`() throws {
    var taps: [String] = []
    let host = ScreenHost(on: small) {
      VStack {
        Text("Inner").onTapGesture { taps.append("inner") }
        Text("Outer")
      }
      .onTapGesture { taps.append("outer") }
    }
    try host.tap("Inner")
    try host.tap("Outer")
    #expect(taps == ["inner", "outer"])
  }

  @Test func `a tap between the views of a stack needs a content shape`() throws {
    var taps = 0
    let host = ScreenHost(on: small) {
      VStack(spacing: 40) {
        Text("A")
        Text("B")
      }
      .id("stack")
      .onTapGesture { taps += 1 }
    }
    #expect(throws: HostProblem("stack", .untouchable(.passesThrough))) { try host.tap("stack") }
    let shaped = ScreenHost(on: small) {
      VStack(spacing: 40) {
        Text("A")
        Text("B")
      }
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      .id("stack")
    }
    try shaped.tap("stack")
    #expect(taps == 1)
  }

  @Test func `a tap on a field focuses it and shows the keyboard`() throws {
    let host = ScreenHost(on: .iPhone14) { TextField("Name", text: .constant("")) }
    try host.tap("Name")
    #expect(try host.element("Name").isFocused)
    #expect(host.screen.keyboardHeight == 336)
  }
}
