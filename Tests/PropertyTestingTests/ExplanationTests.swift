import PropertyTesting
import Testing

@Suite struct ExplanationTests {
  @Test func `a value that any other could replace is marked`() {
    let property = Property("widths are small") { source in
      let width = try source.draw(.integers(in: 0...9999), as: "width")
      let title = try source.draw(.strings(of: .ascii, count: 0...5), as: "title")
      let isBold = try source.draw(.booleans, as: "isBold")
      _ = (title, isBold)
      return .that(width < 50, otherwise: "too wide")
    }
    let counterexample = property.check(RunSettings(seed: 1)).counterexample
    #expect(
      counterexample?.lines.prefix(3) == [
        "width: 50",
        "title: \"\" (any other fails, too)",
        "isBold: false (any other fails, too)",
      ]
    )
  }

  @Test func `nothing is marked without a budget`() {
    let property = Property("never") { source in
      _ = try source.draw(.integers(in: 0...9), as: "a")
      _ = try source.draw(.integers(in: 0...9), as: "b")
      return .broken(reason: "always")
    }
    let counterexample = property.check(RunSettings(seed: 1, explanationBudget: 0)).counterexample
    #expect(counterexample?.values.map(\.isFree) == [false, false])
  }
}
