import Foundation
import HeadlessUI
import SwiftUI
import Testing

private actor Store {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

nonisolated private func load(_ number: Int) async -> Int {
  await Task.yield()
  return number * 10
}

private struct Loading: View {
  @State private var steps: [String] = []
  private let store = Store()
  /// What the other thread waits for.
  var gate = DispatchSemaphore(value: 1)

  var body: some View {
    VStack {
      Text(steps.joined(separator: " "))
      Button("Load") {
        Task {
          note("loaded \(await load(2))")
          await MainActor.run { note("main") }
        }
        note("started")
      }
      Button("Sleep") {
        Task {
          try? await Task.sleep(for: .seconds(0.25))
          note("a")
          try? await Task.sleep(nanoseconds: 500_000_000)
          note("b")
        }
      }
      Button("Elsewhere") {
        Task {
          await withCheckedContinuation { continuation in
            Thread { [gate] in
              gate.wait()
              continuation.resume()
            }.start()
          }
          note("elsewhere")
        }
      }
      Button("Queue") {
        DispatchQueue.main.async { note("queued") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note("later") }
        Task { note("task") }
      }
    }
    .task {
      note("first \(await store.next())")
      async let one = load(1)
      note("second \(await store.next()) \(await one)")
      await withTaskGroup(of: Int.self) { group in
        for number in 3...5 { group.addTask { await load(number) } }
        for await number in group { note("\(number)") }
      }
    }
  }

  private func note(_ step: String) { steps.append(step) }
}

private struct Sleeping: View {
  let log: EventLog

  var body: some View {
    Text("sleeping").task {
      do {
        try await Task.sleep(for: .seconds(3600))
        log.note("woke")
      } catch {
        log.note("cancelled")
      }
    }
  }
}

private struct Endless: View {
  var body: some View {
    Text("endless").task { while !Task.isCancelled { await Task.yield() } }
  }
}

@MainActor
@Suite struct HostTaskTests {
  private let begun = "first 1 second 2 10 30 40 50"

  @Test func `tasks, groups and actors run before the screen has settled`() throws {
    let host = ScreenHost(Loading(), on: .iPhone14)
    #expect(try host.element(begun).role == .text)
    try host.tap("Load")
    #expect(try host.element("\(begun) started loaded 20 main").role == .text)
  }

  @Test func `the order is the same a hundred times`() throws {
    for _ in 0..<100 {
      let host = ScreenHost(Loading(), on: .iPhone14)
      try host.tap("Load")
      #expect(host.elements.first?.names == ["\(begun) started loaded 20 main"])
    }
  }

  @Test func `a sleep ends when the host's clock has gone on`() throws {
    let host = ScreenHost(Loading(), on: .iPhone14)
    try host.tap("Sleep")
    #expect(host.settling.isSettled)
    host.advance(by: 0.249)
    #expect(try host.element(begun).role == .text)
    host.advance(by: 0.001)
    #expect(try host.element("\(begun) a").role == .text)
    host.advance(by: 0.5)
    #expect(try host.element("\(begun) a b").role == .text)
  }

  @Test func `queues and tasks share one order`() throws {
    let host = ScreenHost(Loading(), on: .iPhone14)
    try host.tap("Queue")
    #expect(try host.element("\(begun) queued task").role == .text)
    host.advance(by: 1)
    #expect(try host.element("\(begun) queued task later").role == .text)
  }

  @Test func `what waits for another thread holds nothing up`() throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let host = ScreenHost(Loading(gate: gate), on: .iPhone14)
    try host.tap("Elsewhere")
    #expect(host.settling.isSettled)
    #expect(try host.element(begun).role == .text)
  }

  @Test func `a task is cancelled with its screen`() {
    let log = EventLog()
    do { _ = ScreenHost(Sleeping(log: log), on: .iPhone14) }
    #expect(log.events == ["cancelled"])
  }

  @Test func `work without an end is reported`() {
    let host = ScreenHost(Endless(), on: .iPhone14)
    #expect(host.settling.alternating == ["asynchronous work: goes on and on"])
  }

  @Test func `tasks of others are left alone`() async {
    let before = ScreenHost(Loading(), on: .iPhone14)
    let value = await Task.detached { await load(7) }.value
    let onMain = await Task { @MainActor in 1 }.value
    #expect(value + onMain == 71)
    #expect(before.settling.isSettled)
  }
}
