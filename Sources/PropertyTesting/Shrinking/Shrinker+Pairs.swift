extension Shrinker {
  /// Lowers a choice and deletes a later span or choice, as where a count is drawn before what it counts.
  mutating func lowerAndDelete() {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].index > 0 { lowerAndDelete(at: place) }
      place += 1
    }
  }

  private mutating func lowerAndDelete(at place: Int) {
    let lowered = indices.setting([place], to: indices[place] - 1)
    for span in spans where span.start > place && span.count > 0 {
      if accepts(lowered.removing([span.range])) { return }
    }
    for later in choices.indices where later > place {
      if accepts(lowered.removing([later..<later + 1])) { return }
    }
  }

  /// Lowers two numbers by the same amount.
  mutating func lowerPairs() {
    forEachPairOfNumbers { shrinker, first, second in
      shrinker.move(first, -1, second, -1)
    }
  }

  /// Lowers a number and raises a later one by the same amount.
  mutating func redistributePairs() {
    forEachPairOfNumbers { shrinker, first, second in
      shrinker.move(first, -1, second, 1)
      shrinker.move(first, 1, second, -1)
    }
  }

  private mutating func forEachPairOfNumbers(_ body: (inout Shrinker, Int, Int) -> Void) {
    var first = 0
    while first < choices.count && !isStopped {
      for distance in 1...4 {
        let numbers = choices.numberPlaces
        guard let rank = numbers.firstIndex(of: first), rank + distance < numbers.count else {
          break
        }
        body(&self, first, numbers[rank + distance])
      }
      first += 1
    }
  }

  /// Moves two numbers by as many steps as possible, the first towards its simplest value or beyond.
  private mutating func move(_ first: Int, _ firstStep: Int, _ second: Int, _ secondStep: Int) {
    guard second < choices.count, choices[first].index > 0 else { return }
    let original = best
    let limit = original.choices[first].domain.distance(at: original.choices[first].index).distance
    _ = largest(upTo: Int(clamping: limit)) { steps in
      guard let one = original.choices[first].moved(by: firstStep * steps),
        let other = original.choices[second].moved(by: secondStep * steps)
      else { return false }
      return accepts(original.indices.setting([first], to: one).setting([second], to: other))
    }
  }
}

extension [Choice] {
  /// The places of the numbers that are not at their simplest.
  var numberPlaces: [Int] {
    indices.filter { self[$0].domain.kind == .integer && self[$0].index > 0 }
  }
}

extension Choice {
  /// The index of the value `steps` away, counted in the direction from the simplest value to this one;
  /// negative steps go towards the simplest.
  func moved(by steps: Int) -> UInt64? {
    let rank = Int128(domain.rank(at: index))
    let (_, isAbove) = domain.distance(at: index)
    return UInt64(exactly: rank + Int128(isAbove ? steps : -steps)).flatMap(domain.index(rank:))
  }
}
