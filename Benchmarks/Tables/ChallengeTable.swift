import Foundation
import ShrinkingChallenges

/// Challenges with what the engine reaches on each: a line as soon as it is measured.
struct ChallengeTable {
  let challenges: [Challenge]
  let seeds: UInt64

  func printAll() {
    print(Self.heading)
    for challenge in challenges {
      let figures = ChallengeFigures(of: challenge, seeds: seeds)
      let reference = ReferenceFigures.hypothesis[challenge.description]
      print(Self.line(challenge.description, figures, reference))
      for miss in figures.misses.prefix(5) { print("    \(miss)") }
    }
  }

  static let heading = """
    NF is the share of the results that are the normal form, in percent; "different" counts the results.
    Evaluations are those of shrinking; cases are those until the fault is found. (In brackets: Hypothesis.)

    """
    + row([
      "challenge", "found", "NF", "different", "evaluations median", "p95", "max", "cases median",
      "p95",
    ])

  private static func line(
    _ name: String,
    _ figures: ChallengeFigures,
    _ reference: ReferenceFigures?
  ) -> String {
    let (evaluations, cases) = (figures.evaluations, figures.cases)
    return row([
      name,
      "\(figures.found)",
      beside(percent(figures.normalForms), reference.map { percent($0.normalForms) }),
      beside(figures.results.count, reference?.distinct),
      beside(evaluations.median, reference?.median),
      beside(evaluations.percentile95, reference?.percentile95),
      beside(evaluations.maximum, reference?.maximum),
      beside(cases.median, reference?.cases),
      "\(cases.percentile95)",
    ])
  }

  private static func beside<Figure>(_ own: Figure, _ other: Figure?) -> String {
    "\(own)" + (other.map { " (\($0))" } ?? "")
  }

  private static func percent(_ share: Double) -> String { String(format: "%.1f", share) }

  private static func row(_ columns: [String]) -> String { table.row(columns) }

  private static let table = TextTable(widths: [26, 7, 15, 12, 20, 12, 13, 14, 8])
}
