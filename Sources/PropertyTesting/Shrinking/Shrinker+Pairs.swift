extension Shrinker {
  /// Lowers two numbers by the same amount where only two are not at their simplest: they may well be tied.
  mutating func lowerLonePair() {
    let raised = choices.indices.filter { choices[$0].isRaised }
    guard raised.count == 2, choices[raised[0]].domain == choices[raised[1]].domain else { return }
    lowerPair(raised[0], raised[1])
  }

  /// Lowers two numbers by the same amount.
  mutating func lowerPairs() {
    forEachPair { shrinker, first, second in shrinker.lowerPair(first, second) }
  }

  private mutating func lowerPair(_ first: Int, _ second: Int) {
    let (one, isAbove) = choices[first].distanceFromSimplest
    let (other, isOtherAbove) = choices[second].distanceFromSimplest
    move(first, second, by: min(one, other), (isAbove ? -1 : 1, isOtherAbove ? -1 : 1))
  }

  /// Lowers a number and moves what it loses to a later one, so that their sum stays; or the other way.
  mutating func redistributePairs() {
    forEachPair { shrinker, first, second in
      let (distance, isAbove) = shrinker.choices[first].distanceFromSimplest
      let sign = isAbove ? 1 : -1
      shrinker.move(first, second, by: distance, (-sign, sign))
    }
  }

  /// Visits each number with the next four that are not at their simplest either.
  private mutating func forEachPair(_ body: (inout Shrinker, Int, Int) -> Void) {
    var first = 0
    while first < choices.count && !isStopped {
      for distance in 1...4 {
        let numbers = choices.indices.filter { choices[$0].isRaisedInteger }
        guard let rank = numbers.firstIndex(of: first),
          let second = numbers.element(at: rank + distance)
        else { break }
        body(&self, first, second)
      }
      first += 1
    }
  }

  /// Moves two values as many steps as possible, up to `limit`, each in its direction.
  private mutating func move(_ first: Int, _ second: Int, by limit: UInt64, _ signs: (Int, Int)) {
    let original = best
    func moved(_ remaining: UInt64) -> [UInt64]? {
      let steps = Int128(limit - remaining)
      guard let one = original.choices[first].moved(by: steps * Int128(signs.0)),
        let other = original.choices[second].moved(by: steps * Int128(signs.1))
      else { return nil }
      return original.indices.setting([first], to: one).setting([second], to: other)
    }
    func works(_ remaining: UInt64) -> Bool { moved(remaining).map { accepts($0) } ?? false }
    if works(0) || limit < 2 || !works(limit - 1) || limit < 3 || works(1) { return }
    _ = bisected(below: limit - 1, above: 1, works)
  }
}

extension Choice {
  /// A number of which sums and differences may count.
  fileprivate var isRaisedInteger: Bool { isRaised && domain.kind == .integer }

  var distanceFromSimplest: (distance: UInt64, isAbove: Bool) { domain.distance(at: index) }

  /// The index of the value that lies `steps` higher; nil outside of the range.
  func moved(by steps: Int128) -> UInt64? {
    UInt64(exactly: Int128(domain.rank(at: index)) + steps).flatMap(domain.index(rank:))
  }
}
