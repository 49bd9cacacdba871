import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// A screen that asks Apple's globals where it is.
private struct Inquirer: View {
  @State private var text = ""
  @State private var keyboardTop: CGFloat = 0
  let number: Int

  var body: some View {
    VStack(spacing: 0) {
      TextField("Field", text: $text)
      Text("\(number) \(Int(keyboardTop)) \(text)")
      Spacer()
      Color.red.frame(height: windowInset).id("strip")
    }
    .frame(maxWidth: UIScreen.main.bounds.width / 2)
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      keyboardTop = frame?.minY ?? -1
    }
    .task {
      try? await Task.sleep(for: .seconds(number % 3 + 1))
      text += "."
    }
  }

  private var windowInset: CGFloat {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    return scene?.windows.first?.safeAreaInsets.bottom ?? -1
  }
}

/// What is done with a screen, one action after another.
@MainActor
private struct Course {
  let number: Int
  let host: ScreenHost
  private(set) var seen: [String] = []

  init(_ number: Int) {
    self.number = number
    let screens = [HostScreen.iPhone14, .iPhone15, .iPhoneSE]
    host = ScreenHost(Inquirer(number: number), on: screens[number % 3])
  }

  mutating func takeStep(_ step: Int) throws {
    switch (step + number) % 5 {
    case 0: try host.focus("Field")
    case 1: host.advance(by: 1)
    case 2: try host.type("x", into: "Field")
    case 3: host.rotate()
    default: host.showKeyboard(200)
    }
    let field = try host.element("Field")
    seen.append("\(field.frame) \(field.text ?? "") \(host.screen.keyboardHeight)")
  }
}

@MainActor
@Suite struct HostCrowdTests {
  @Test func `a thousand hosts in turns show what each shows alone`() throws {
    var alone: [[String]] = []
    for number in 0..<1_000 {
      var course = Course(number)
      for step in 0..<2 { try course.takeStep(step) }
      alone.append(course.seen)
    }
    var courses = (0..<1_000).map { Course($0) }
    for step in 0..<2 {
      for index in courses.indices { try courses[(index * 7) % 1_000].takeStep(step) }
    }
    #expect(courses.map(\.seen) == alone)
  }

  @Test func `screens that are gone leave nothing behind`() throws {
    weak var remembered: Remembered?
    do {
      let object = Remembered()
      remembered = object
      let host = ScreenHost(Keeping(object: object), on: .iPhone14)
      try host.type("x", into: "Field")
      try host.tap("Toggle")
      host.rotate()
      host.advance(by: 1)
      #expect(object.count > 0)
    }
    #expect(remembered == nil)
  }

  @Test func `memory comes back when hosts are gone`() throws {
    for number in 0..<30 { try visit(number) }
    let before = residentPages
    for number in 0..<100 { try visit(number) }
    #expect(residentPages - before < 250)
  }

  private func visit(_ number: Int) throws {
    var course = Course(number)
    for step in 0..<3 { try course.takeStep(step) }
    let host = ScreenHost(Keeping(object: Remembered()), on: .iPhone14)
    try host.tap("Toggle")
  }

  /// Pages of memory that the process holds, of 4 kilobytes.
  private var residentPages: Int {
    let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " "
    )
    return words.flatMap { Int($0[1]) } ?? 0
  }
}

private final class Remembered: ObservableObject {
  @Published var count = 0
}

/// Hands an object to every kind of callback.
private struct Keeping: View {
  @StateObject private var own = Remembered()
  @ObservedObject var object: Remembered
  @State private var isOn = true
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        ScrollView {
          TextField("Field", text: $text)
            .focused($isFocused)
            .onSubmit { object.count += 1 }
          Button("Toggle") {
            isOn.toggle()
            proxy.scrollTo("end")
            Task {
              await Task.yield()
              object.count += 1
            }
          }
          if isOn {
            Text("\(object.count) \(own.count) \(Int(geometry.size.width))")
              .onDisappear { object.count += 1 }
              .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
          }
          Text("end").id("end")
        }
      }
    }
    .environmentObject(object)
    .onAppear { object.count += 1 }
    .onChange(of: isOn) { object.count += 1 }
    .onReceive(object.$count) { _ in own.count += 1 }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in object.count += 1 }
  }
}
