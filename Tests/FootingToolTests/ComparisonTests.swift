import PropertyTesting
import Testing

@testable import FootingTool

@Suite struct ComparisonTests {
  private func report(
    _ technique: String,
    _ claim: String,
    _ outcome: PropertyReport.Outcome = .holds,
    smallest: String? = nil
  ) -> PropertyReport {
    PropertyReport(
      name: "bar: \(technique)/\(claim)",
      screen: "bar: \(technique)",
      invariant: claim,
      expected: .holds,
      outcome: outcome,
      cases: 1,
      discarded: 0,
      evaluations: 1,
      isOutOfTime: false,
      counterexample: smallest.map { words in
        CounterexampleReport(
          token: "",
          margin: -1.5,
          reason: "",
          shrinks: 0,
          shrinkEvaluations: 0,
          shrunkFrom: "",
          isCutShort: false,
          words: words
        )
      }
    )
  }

  private var comparison: Comparison {
    Comparison([
      report("old", "it rests", .broken, smallest: "1 × 2"),
      report("new", "it rests"),
      report("new", "it scrolls", .gaveUp),
    ])
  }

  @Test func `text has a letter a screen and a number a scenario`() {
    #expect(
      comparison.text == """
        bar: A old, B new
                    A         B
        it rests    -1.5 (1)  holds
        it scrolls  –         gaveUp

        cells: points by which the smallest case breaks the claim, and that case:
        (1)  1 × 2
        """
    )
  }

  @Test func `markdown is a table`() {
    #expect(
      comparison.markdown == """
        | bar | old | new |
        | --- | --- | --- |
        | it rests | -1.5 (1) | holds |
        | it scrolls | – | gaveUp |

        1. 1 × 2
        """
    )
  }
}
