import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

/// Views that make another one appear take a pass each; a frame has eight.
@MainActor
@Suite struct SettlingInvariantTests {
  nonisolated static let examples = [
    InvariantExample("six passes", .comesToRest, .holds(margin: 0)) { CountingBar(end: 6) },
    InvariantExample(
      "twelve passes",
      .comesToRest,
      .broken("2 frames are shown before it rests", by: 1)
    ) {
      CountingBar(end: 12)
    },
    InvariantExample("six passes of six", .settles(within: 6), .holds(margin: 0)) {
      CountingBar(end: 6)
    },
    InvariantExample(
      "twelve passes of eight",
      .settles(within: 8),
      .broken("it takes 12 passes instead of 8", by: 4)
    ) {
      CountingBar(end: 12)
    },
    InvariantExample("what is loaded after the first frame", .comesToRest, .holds(margin: 0)) {
      LoadingPage()
    },
  ]

  @Test(arguments: examples)
  func `how a screen comes to rest`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }

  @Test(arguments: [Invariant.comesToRest, .settles(within: 8)].map(\.sentence))
  func `a screen that never rests is broken without a measure`(_ sentence: String) throws {
    let invariants = [Invariant.comesToRest, .settles(within: 8)]
    let invariant = try #require(invariants.first { $0.sentence == sentence })
    let example = InvariantExample("endless", invariant, .discarded) { CountingBar(end: .max) }
    guard case .broken(let reason, nil) = try example.found() else {
      Issue.record("it rests")
      return
    }
    #expect(reason.hasPrefix("it keeps changing: "))
  }
}

private struct LoadingPage: View {
  @State private var rows = 0

  var body: some View {
    Page {
      ForEach(0..<rows, id: \.self) { Block("row \($0)", 20) }
    }
    .task {
      await Task.yield()
      rows = 3
    }
  }
}
