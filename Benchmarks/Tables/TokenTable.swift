import Foundation
import PropertyTesting

/// Damaged tokens by the kind of damage, and what reading them costs.
struct TokenTable {
  /// How many damaged tokens are read in all.
  let count: Int

  func printAll() {
    let words = ["no token", "cut off", "damaged", "version"]
    print(Self.table.row(["damage", "tokens", "unharmed", "mistaken"] + words + ["µs each"]))
    let kinds = TokenDamage.Kind.allCases
    for (number, kind) in kinds.enumerated() {
      let share = count / kinds.count + (number < count % kinds.count ? 1 : 0)
      let start = ProcessUsage.processorSeconds
      let figures = TokenFigures(kind, count: share, seed: UInt64(number))
      let seconds = ProcessUsage.processorSeconds - start
      print(
        Self.table.row(
          [kind.rawValue, "\(share)", "\(figures.unharmed)", "\(figures.mistaken)"]
            + words.map { "\(figures.refused[$0] ?? 0)" }
            + [String(format: "%.2f", seconds / Double(max(share, 1)) * 1e6)]
        )
      )
    }
  }

  private static let table = TextTable(widths: [12, 10, 10, 10, 10, 10, 10, 10, 10])
}
