import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct JoiningInvariantTests {
  private nonisolated static let claims = ["a", "b", "c"].map { name in
    Invariant("the \(name) is high enough") { observation in
      guard let element = try? observation.element(name) else { return .discarded }
      let missing = 100 - element.frame.minY
      return .margin(missing, otherwise: "\(Int(-missing)) pt are missing")
    }
  }
  private nonisolated static let all = Invariant.first(of: claims, sentence: "all claims")
  private nonisolated static let others = Invariant.first(
    of: claims,
    but: [0],
    sentence: "all claims but 1"
  )
  private nonisolated static let second = claims[1].unlessBroken(claims.prefix(1))
  private nonisolated static let called = Invariant("it holds") { _ in .holds(margin: 1) }
    .onlyWithKeyboardsAsTheyCome

  nonisolated static let examples = [
    InvariantExample("nothing that is spoken about", all, .discarded) { Text("d") },
    InvariantExample("one that holds", all, .holds(margin: 80)) { Places(["a": 0]) },
    InvariantExample(
      "the second and third broken",
      all,
      .broken("the b is high enough: 10 pt are missing", by: 10)
    ) {
      Places(["a": 80, "b": 90, "c": 100])
    },
    InvariantExample("the first broken, which is known", others, .discarded) {
      Places(["a": 90, "b": 90])
    },
    InvariantExample(
      "the second broken, the first known and whole",
      others,
      .broken("the b is high enough: 10 pt are missing", by: 10)
    ) {
      Places(["b": 90])
    },
    InvariantExample("a claim behind a broken one", second, .discarded) {
      Places(["a": 90, "b": 90])
    },
    InvariantExample("a claim alone", second, .broken("10 pt are missing", by: 10)) {
      Places(["b": 90])
    },
    InvariantExample("no keyboard", called, .holds(margin: 1)) { Text("d") },
    InvariantExample("a keyboard without a field", called, .discarded, after: .show(60)) {
      Text("d")
    },
    InvariantExample("a keyboard for a field", called, .holds(margin: 1), after: .show(60)) {
      TextField("email", text: .constant(""))
    },
    InvariantExample("a keyboard below the indicator", called, .discarded, after: .show(9)) {
      TextField("email", text: .constant(""))
    },
  ]

  @Test(arguments: examples)
  func `claims are joined in their order`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }
}

/// Elements so many points below the safe area.
private struct Places: View {
  let distances: [String: Double]

  init(_ distances: [String: Double]) { self.distances = distances }

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      ForEach(distances.keys.sorted(), id: \.self) { name in
        Color.red.frame(height: 1).id(name).offset(y: distances[name, default: 0])
      }
    }
  }
}
