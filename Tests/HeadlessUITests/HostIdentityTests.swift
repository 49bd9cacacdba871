import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// Counts its taps in a state of its own.
private struct Counter: View {
  @State private var count = 0
  let name: String

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// A screen of counters that a test switches.
private struct Switching<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    VStack {
      content(isOn)
      Button("Switch") { isOn.toggle() }
    }
  }
}

private struct Wrapped: View {
  let isBoxed: Bool
  var body: some View { Counter(name: "A") }
}

@MainActor
@Suite struct HostIdentityTests {
  private func names<Content: View>(
    tapping taps: [String],
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> [String] {
    let host = ScreenHost(Switching(content: content), on: .iPhone14)
    for tap in taps { try host.tap(tap) }
    return host.elements.flatMap(\.names).filter { $0 != "Switch" }
  }

  @Test func `a view in its place keeps its state when its values change`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch"]) { Counter(name: $0 ? "B" : "A") } == ["B 1"]
    )
  }

  @Test func `the branches of an if keep separate states and lose them`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch", "Switch"]) { isOn in
        if isOn { Counter(name: "B") } else { Counter(name: "A") }
      } == ["A 0"]
    )
  }

  @Test func `a view beside an optional one keeps its state`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch"]) { isOn in
        if isOn { Counter(name: "B") }
        Counter(name: "A")
      } == ["B 0", "A 1"]
    )
  }

  @Test func `a changed id loses the state`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch"]) { Counter(name: "A").id($0 ? 2 : 1) }
        .filter { $0.hasPrefix("A") } == ["A 0"]
    )
  }

  @Test func `a type hidden in an AnyView keeps its state while it is the same`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch"]) { AnyView(Counter(name: $0 ? "B" : "A")) } == ["B 1"]
    )
    #expect(
      try names(tapping: ["A 0", "Switch"]) { isOn in
        isOn ? AnyView(Wrapped(isBoxed: true)) : AnyView(Counter(name: "A"))
      } == ["A 0"]
    )
  }

  @Test func `rows keep their states by identity when they change places`() throws {
    #expect(
      try names(tapping: ["1 0", "3 0", "Switch"]) { isOn in
        ForEach(isOn ? [3, 2, 1, 4] : [1, 2, 3], id: \.self) { Counter(name: "\($0)") }
      } == ["3 1", "2 0", "1 1", "4 0"]
    )
  }

  @Test func `a row that was gone comes back new`() throws {
    #expect(
      try names(tapping: ["1 0", "Switch", "Switch"]) { isOn in
        ForEach(isOn ? [2] : [1, 2], id: \.self) { Counter(name: "\($0)") }
      } == ["1 0", "2 0"]
    )
  }

  @Test func `rows known by their index keep the state at the index`() throws {
    #expect(
      try names(tapping: ["A 0", "Switch"]) { isOn in
        let rows = isOn ? ["C", "B"] : ["A", "B"]
        ForEach(rows.indices, id: \.self) { Counter(name: rows[$0]) }
      } == ["C 1", "B 0"]
    )
  }

  @Test func `scrollTo finds a row by the identity of its element`() throws {
    let host = ScreenHost(on: .iPhone14) {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 40) }
        }
        Button("Last") { proxy.scrollTo(39) }
      }
    }
    try host.tap("Last")
    #expect(try host.element("row 39").touch == .reaches)
  }
}
