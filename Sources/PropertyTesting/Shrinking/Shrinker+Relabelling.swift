extension Shrinker {
  /// Replaces the numbers of a width by the simplest ones, where it only counts which of them are equal, or in
  /// which order they are.
  mutating func numberByFirstUse() {
    for width in Set(choices.filter(\.isRaised).map(\.width)).sorted() {
      let places = choices.indices.filter { choices[$0].isNumber && choices[$0].width == width }
      let used = places.map { indices[$0] }.uniqued
      guard used.count > 1 else { continue }
      let simplest = used.indices.map { UInt64($0) }
      if accepts(indices.renamed(used, to: simplest, at: places)) { continue }
      if used.count > 2 { _ = accepts(indices.renamed(used.sorted(), to: simplest, at: places)) }
    }
  }

  /// Gives numbers that stand for things, such as keys and nodes, out in the order of their first use.
  mutating func relabel() {
    for domain in Set(choices.filter(\.isLabel).map(\.domain)).sorted(by: { $0.bound < $1.bound }) {
      let places = choices.indices.filter { choices[$0].domain == domain && choices[$0].isLabel }
      relabel(places)
    }
  }

  private mutating func relabel(_ places: [Int]) {
    let used = places.map { indices[$0] }.uniqued
    let ordered = used.sorted()
    guard used != ordered, !accepts(indices.renamed(used, to: ordered, at: places)) else { return }
    for (label, next) in zip(used, used.dropFirst()) where next < label {
      if accepts(indices.renamed([label, next], to: [next, label], at: places)) { return }
    }
  }
}

extension Choice {
  /// How many values the number may have: wide ranges count as one, since a range that starts at another number is
  /// a little narrower than the one of that number.
  fileprivate var width: UInt64 { domain.bound < 1 << 32 ? domain.bound : .max }

  /// The number may be a name for something: its range is no wider than there are things to name.
  fileprivate var isLabel: Bool {
    (domain.kind == .integer || domain.kind == .position) && domain.bound < 65_536
  }
}

extension [UInt64] {
  fileprivate var uniqued: [UInt64] {
    var seen: Set<UInt64> = []
    return filter { seen.insert($0).inserted }
  }

  fileprivate func renamed(_ old: [UInt64], to new: [UInt64], at places: [Int]) -> [UInt64] {
    let names = Dictionary(uniqueKeysWithValues: Swift.zip(old, new))
    var renamed = self
    for place in places { renamed[place] = names[self[place]] ?? self[place] }
    return renamed
  }
}
