import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// What happened, in order.
@MainActor
final class EventLog {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }
}

private struct Lifecycles: View {
  let log: EventLog

  var body: some View {
    Group {
      VStack {
        Text("deepest")
          .task { log.note("text task") }
          .onChange(of: 0, initial: true) { log.note("text onChange") }
          .onAppear { log.note("text onAppear") }
      }
      .task { log.note("stack task") }
      .onChange(of: 0, initial: true) { log.note("stack onChange") }
      .onAppear { log.note("stack onAppear") }
    }
    .task { log.note("group task") }
    .onChange(of: 0, initial: true) { log.note("group onChange") }
    .onAppear { log.note("group onAppear") }
  }
}

private struct Renamed: View {
  @State private var isRenamed = false
  let log: EventLog

  var body: some View {
    VStack {
      Color.red
        .onAppear { log.note("A\(isRenamed ? "T" : "F")") }
        .onDisappear { log.note("D\(isRenamed ? "T" : "F")") }
        .id(isRenamed)
      Button("Rename") { isRenamed = true }
    }
  }
}

private struct Changing: View {
  @State private var value = 0
  var isInitial = false
  let log: EventLog

  var body: some View {
    Text("\(value)")
      .onAppear {
        value = 1
        DispatchQueue.main.async { value = 2 }
      }
      .onChange(of: value, initial: isInitial) { old, new in log.note("\(old)→\(new)") }
  }
}

private struct Last: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Overwritten: View {
  let log: EventLog

  var body: some View {
    Color.red.preference(key: Last.self, value: "non-default")
      .overlay { if true { Color.green } }
      .onPreferenceChange(Last.self) { log.note($0) }
  }
}

private struct Rows: View {
  @State private var isShown = true
  let log: EventLog

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown {
        Text("row")
          .onAppear { log.note("appeared") }
          .onDisappear { log.note("gone") }
      }
    }
  }
}

@MainActor
@Suite struct HostLifecycleTests {
  private let log = EventLog()

  @Test func `appearances go from the inside out and tasks come after them`() {
    let host = ScreenHost(Lifecycles(log: log), on: .iPhone14)
    #expect(
      log.events == [
        "text onChange", "text onAppear", "stack onChange", "stack onAppear", "group onChange",
        "group onAppear", "text task", "stack task", "group task",
      ]
    )
    #expect(host.settling.isSettled)
  }

  @Test func `a view with a new identity appears before the former goes`() throws {
    do {
      let host = ScreenHost(Renamed(log: log), on: .iPhone14)
      try host.tap("Rename")
    }
    #expect(log.events.joined() == "AFATDTDT")
  }

  @Test func `onChange sees each value that the views were evaluated with`() {
    _ = ScreenHost(Changing(log: log), on: .iPhone14)
    #expect(log.events == ["0→1", "1→2"])
  }

  @Test func `an initial onChange comes first`() {
    _ = ScreenHost(Changing(isInitial: true, log: log), on: .iPhone14)
    #expect(log.events == ["0→0", "0→1", "1→2"])
  }

  @Test func `content that may come and go counts with the default value`() {
    _ = ScreenHost(Overwritten(log: log), on: .iPhone14)
    #expect(log.events == ["default"])
  }

  @Test func `a row that goes says so once`() throws {
    let host = ScreenHost(Rows(log: log), on: .iPhone14)
    try host.tap("Toggle")
    try host.tap("Toggle")
    #expect(log.events == ["appeared", "gone", "appeared"])
  }
}
