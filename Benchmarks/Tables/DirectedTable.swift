import Foundation
import PropertyTesting
import ScreenProperties
import ScreenVerification

/// How many evaluations it takes to find a fault of a screen, at random and by walking towards lower margins.
///
/// Deep faults are asked for, too: those that break the claim by more than a number of points.
struct DirectedTable {
  let seeds: UInt64
  let filter: String?
  /// A search ends after as many evaluations.
  static let limit = 5000
  static let steps = 200
  static let depths = [0, 1000, 2000, 2500]

  func printAll() {
    print(
      "Evaluations until a fault deeper than some points is found; up to \(Self.limit), and walks "
        + "of \(Self.steps) steps.\n"
    )
    print(
      Self.table.row([
        "claim", "deeper than", "random found", "median", "p95", "walks found", "median", "p95",
      ])
    )
    for claim in Claims.layouts where claim.expectation == .broken {
      guard filter.map(claim.name.contains) ?? true else { continue }
      for depth in Self.depths { printLine(claim.property.deeper(than: depth), depth) }
    }
  }

  private func printLine(_ property: Property, _ depth: Int) {
    let random = Self.figures(of: property, seeds: seeds, steps: 0)
    let walks = Self.figures(of: property, seeds: seeds, steps: Self.steps)
    print(
      Self.table.row([
        property.name, "\(depth) pt",
        "\(random.found)", "\(random.evaluations.median)", "\(random.evaluations.percentile95)",
        "\(walks.found)", "\(walks.evaluations.median)", "\(walks.evaluations.percentile95)",
      ])
    )
  }

  /// How often the fault is found, and after how many evaluations, the limit where it is not.
  static func figures(
    of property: Property,
    seeds: UInt64,
    steps: Int
  ) -> (found: Int, evaluations: Quantiles) {
    var (found, evaluations) = (0, Quantiles())
    for seed in 1...seeds {
      let count = Self.evaluations(until: property, breaksUnder: seed, steps: steps)
      if count != nil { found += 1 }
      evaluations.insert(count ?? limit)
    }
    return (found, evaluations)
  }

  /// nil where the limit is reached before; a few cases at a time, since a walk may end early.
  private static func evaluations(
    until property: Property,
    breaksUnder seed: UInt64,
    steps: Int
  ) -> Int? {
    var settings = RunSettings(seed: seed, cases: 0..<0, climbingSteps: steps)
    var evaluations = 0
    while evaluations < limit {
      settings.cases = settings.cases.upperBound..<settings.cases.upperBound + 8
      let report = run(property, settings)
      evaluations += report.evaluations
      if report.failure != nil { return evaluations <= limit ? evaluations : nil }
    }
    return nil
  }

  private static let table = TextTable(widths: [78, 12, 14, 8, 8, 13, 8, 8])
}

extension Property {
  /// The claim that this one is not broken by more than `depth`.
  fileprivate func deeper(than depth: Int) -> Property {
    Property(name, expectation: expectation) { source in
      switch check(&source) {
      case .holds(let margin): .holds(margin: margin.map { $0 + Double(depth) })
      case .broken(let reason, let margin):
        .margin((margin ?? -.infinity) + Double(depth), otherwise: reason)
      case .discarded: .discarded
      }
    }
  }
}
