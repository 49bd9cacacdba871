extension CheckReport {
  /// What no run has reached; sums of so many counts stay far from overflowing.
  private static let mostCases = 1_000_000_000_000
  private static let mostProperties = 100_000

  /// What no check can have counted, in words; `nil` where every count can be right.
  var implausibleCount: String? {
    guard properties.count <= Self.mostProperties else {
      return "it has more than \(Self.mostProperties) properties"
    }
    return properties.first { !$0.isPlausible(upTo: Self.mostCases) }.map { property in
      "the counts of \(quoted(property.name)) can't be right"
    }
  }
}

extension PropertyReport {
  fileprivate func isPlausible(upTo most: Int) -> Bool {
    let counts = [cases, discarded, evaluations]
    return counts.allSatisfy { (0...most).contains($0) } && discarded <= cases
  }
}
