import Foundation
import SwiftUI
import Testing

private struct Form2: View {
  @State private var name = ""
  @State private var note = ""
  @State private var log = ""
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: "name")
        .onSubmit { focus = "note" }
      TextField("Note", text: $note).focused($focus, equals: "note")
        .onSubmit { log += "sent \(note)" }
      Text("log: \(log)")
      Text("focus: \(focus ?? "none")")
    }
  }
}

private struct Surroundings: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.scenePhase) private var phase
  @State private var phases: [String] = []

  var body: some View {
    VStack {
      Text("\(typeSize) \(colorScheme) \(layoutDirection)")
      Text(phases.joined(separator: " "))
    }
    .onChange(of: phase) { phases.append("\(phase)") }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
    ) { _ in phases.append("entered") }
  }
}

@MainActor
@Suite struct HostActionTests {
  @Test func `letters are typed into a field one by one`() throws {
    var values: [String] = []
    let host = ScreenHost(on: .iPhone14) {
      TextField("Name", text: Binding(get: { values.last ?? "" }, set: { values.append($0) }))
    }
    try host.type("Ann", into: "Name")
    #expect(values == ["A", "An", "Ann"])
  }

  @Test func `return submits and moves the focus where the action wants it`() throws {
    let host = ScreenHost(Form2(), on: .iPhone14)
    try host.type("Ann\n", into: "Name")
    #expect(try host.element("focus: note").role == .text)
    #expect(host.screen.keyboardHeight == 336)
    try host.type("hi\n")
    #expect(try host.element("log: sent hi").role == .text)
    #expect(try host.element("focus: none").role == .text)
    #expect(host.screen.keyboardHeight == 0)
  }

  @Test func `typing without a focused field is refused`() {
    let host = ScreenHost(Form2(), on: .iPhone14)
    #expect(throws: HostProblem("the keyboard", .notFocused)) { try host.type("Ann") }
    #expect(throws: HostProblem("log: ", .notAField)) { try host.focus("log: ") }
  }

  @Test func `rotation swaps sides, safe area and keyboard`() throws {
    let host = ScreenHost(on: .iPhone14) {
      GeometryReader { geometry in
        VStack {
          TextField("Name", text: .constant(""))
          Text("\(Int(geometry.size.width))×\(Int(geometry.size.height))")
        }
      }
    }
    #expect(try host.element("390×763").role == .text)
    host.rotate()
    #expect(try host.element("750×369").role == .text)
    try host.focus("Name")
    #expect(try host.element("750×171").role == .text)
    host.rotate()
    #expect(try host.element("390×461").role == .text)
  }

  @Test(arguments: [219, 0, 336] as [CGFloat])
  func `a keyboard tells of the height that rotation gives it`(height: CGFloat) throws {
    var screen = HostScreen.iPhone14
    screen.turned.softwareKeyboardHeight = height
    let host = ScreenHost(KeyboardListener(), on: screen)
    host.showKeyboard(336)
    #expect(try host.element("336 of 1").role == .text)
    host.rotate()
    #expect(try host.element("\(Int(height)) of 2").role == .text)
    #expect(host.screen.keyboardHeight == height)
  }

  @Test func `resizing lays out again without evaluating`() throws {
    var evaluations = 0
    let host = ScreenHost(on: .iPhone14) {
      GeometryReader { geometry in Text("\(Int(geometry.size.width))") }
      Counted { evaluations += 1 }
    }
    host.resize(to: CGSize(width: 300, height: 600))
    #expect(try host.element("300").role == .text)
    #expect(evaluations == 1)
  }

  @Test func `views are told of type size, colour scheme and direction`() throws {
    let host = ScreenHost(Surroundings(), on: .iPhone14)
    host.changeTypeSize(to: .accessibility1)
    host.changeColorScheme(to: .dark)
    host.changeLayoutDirection(to: .rightToLeft)
    #expect(try host.element("accessibility1 dark rightToLeft").role == .text)
  }

  @Test func `text grows with the type size`() throws {
    let host = ScreenHost(on: .iPhone14) { Text("Hello") }
    #expect(try abs(host.element("Hello").frame.height - 61.0 / 3) < 0.001)
    host.changeTypeSize(to: .accessibility1)
    #expect(try abs(host.element("Hello").frame.height - 101.0 / 3) < 0.001)
  }

  @Test func `the other direction mirrors the layout`() throws {
    let host = ScreenHost(on: HostScreen(size: CGSize(width: 100, height: 100))) {
      HStack(spacing: 0) {
        Text("A").frame(width: 30)
        Spacer()
      }
    }
    #expect(try abs(host.element("A").frame.midX - 15) < 0.001)
    host.changeLayoutDirection(to: .rightToLeft)
    #expect(try abs(host.element("A").frame.midX - 85) < 0.001)
  }

  @Test func `the background is entered and left in steps`() throws {
    let host = ScreenHost(Surroundings(), on: .iPhone14)
    host.enterBackground()
    host.enterForeground()
    let steps = "inactive entered background inactive active"
    #expect(try host.element(steps).role == .text)
  }

  @Test func `the focus stays in the background`() throws {
    let host = ScreenHost(Form2(), on: .iPhone14)
    try host.focus("Name")
    host.enterBackground()
    host.enterForeground()
    #expect(try host.element("Name").isFocused)
    #expect(host.screen.keyboardHeight == 336)
  }

  @Test func `a dragged keyboard falls in steps and takes the focus with it`() throws {
    let host = ScreenHost(Form2(), on: .iPhone14)
    try host.focus("Name")
    var heights: [CGFloat] = []
    host.dismissKeyboard(inSteps: 3) { heights.append($0.screen.keyboardHeight) }
    #expect(heights == [224, 112, 0])
    #expect(try host.element("focus: none").role == .text)
  }

  @Test func `scrolling stops at the ends of the range`() throws {
    let host = ScreenHost(on: .iPhone14) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).id("long")
      }
      .id("region")
    }
    try host.scroll("long", by: CGSize(width: 0, height: 100))
    #expect(try host.element("long").frame.minY == -53)
    try host.scroll("region", to: CGPoint(x: 0, y: 5000))
    #expect(try host.element("long").scroll?.offset == CGPoint(x: 0, y: 237))
    try host.scroll("region", by: CGSize(width: 0, height: -5000))
    #expect(try host.element("long").frame.minY == 47)
  }

  @Test func `the clock goes on only when it is told to`() {
    var ticks: [Int] = []
    let host = ScreenHost(on: .iPhone14) {
      Ticking { ticks.append($0) }
    }
    #expect(ticks == [])
    host.advance(by: 2.5)
    #expect(ticks == [1, 2])
    #expect(host.now == 2.5)
    host.advance(by: 0.5)
    #expect(ticks == [1, 2, 3])
  }
}

private struct Counted: View {
  let count: () -> Void

  var body: some View {
    count()
    return Text("counted")
  }
}

private struct Ticking: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let tick: (Int) -> Void

  init(_ tick: @escaping (Int) -> Void) { self.tick = tick }

  var body: some View {
    Text("\(seconds)").onReceive(timer) { _ in
      seconds += 1
      tick(seconds)
    }
  }
}

/// Shows the height that the keyboard told of last, and how often it told.
private struct KeyboardListener: View {
  @State private var height: CGFloat = 0
  @State private var count = 0

  var body: some View {
    Text("\(Int(height)) of \(count)")
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      ) { hear($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue) }
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
      ) { _ in hear(nil) }
  }

  private func hear(_ frame: NSValue?) {
    height = frame?.cgRectValue.height ?? 0
    count += 1
  }
}
