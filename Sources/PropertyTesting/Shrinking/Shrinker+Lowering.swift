extension Shrinker {
  /// Replaces whole spans by their simplest choices, outer ones first.
  mutating func simplifySpans() {
    var place = 0
    while place < spans.count && !isStopped {
      simplify(spans[place])
      place += 1
    }
  }

  private mutating func simplify(_ span: Span) {
    // An element keeps its choice to go on: without it, the list would end here.
    let start = span.label == .element && choices[span.start].isGo ? span.start + 1 : span.start
    let raised = (start..<span.end).filter { indices[$0] > 0 }
    guard raised.count > 1 else { return }
    _ = accepts(indices.setting(start..<span.end, to: 0))
  }

  /// Lowers all numbers that are equal together.
  mutating func lowerEqualNumbers() {
    let groups = Dictionary(grouping: choices.indices.filter { choices[$0].isRaised }) {
      choices[$0]
    }
    for (choice, places) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where places.count > 1
    {
      guard places.allSatisfy({ choices.element(at: $0) == choice }) else { continue }
      lower(places, isExact: false)
    }
  }

  /// Sets as many numbers as possible to their simplest value: all, else runs of them, last ones first.
  mutating func zeroNumbers() {
    var numbers = choices.indices.filter { choices[$0].isRaised }
    while !numbers.isEmpty && !isStopped {
      let original = indices
      let count = largest(upTo: numbers.count) { count in
        accepts(original.setting(numbers.suffix(count), to: 0))
      }
      numbers.removeLast(max(count, 1))
      numbers.removeAll { choices.element(at: $0)?.isRaised != true }
    }
  }

  /// Lowers each choice by itself, earlier ones first, since they count most: within a few questions, or as far
  /// as it goes.
  mutating func lowerSingleChoices(isExact: Bool) {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].index > 0 && !tree.isGo(at: place) { lower([place], isExact: isExact) }
      place += 1
    }
  }

  /// Sets the equal choices at `places` to the simplest value that fails.
  private mutating func lower(_ places: [Int], isExact: Bool) {
    let choice = choices[places[0]]
    guard choice.domain.kind == .integer else {
      if choice.index <= 8 { return lowerStepByStep(places, below: choice.index) }
      _ = smallest(from: choice.index, isExact: isExact) { set(places, to: $0) }
      return
    }
    lowerDistance(places, isExact: isExact)
    flipSign(places)
    stepDown(places)
  }

  /// Tries all smaller indices: those of branches and positions mean nothing to each other.
  private mutating func lowerStepByStep(_ places: [Int], below index: UInt64) {
    _ = (0..<index).first { set(places, to: $0) }
  }

  private mutating func lowerDistance(_ places: [Int], isExact: Bool) {
    guard let choice = choices.element(at: places[0]) else { return }
    let (distance, isAbove) = choice.domain.distance(at: choice.index)
    _ = smallest(from: distance, isExact: isExact) { distance in
      choice.domain.index(distance: distance, isAbove: isAbove).map { set(places, to: $0) } ?? false
    }
  }

  /// Takes the value on the other, simpler side.
  private mutating func flipSign(_ places: [Int]) {
    guard let choice = choices.element(at: places[0]) else { return }
    let (distance, isAbove) = choice.domain.distance(at: choice.index)
    if !isAbove, let index = choice.domain.index(distance: distance, isAbove: true) {
      _ = set(places, to: index)
    }
  }

  /// Takes all numbers below their simplest value to the other side at once, as where the same sign counts.
  mutating func flipSigns() {
    let negative = choices.indices.filter {
      choices[$0].isRaised && !choices[$0].distanceFromSimplest.isAbove
    }
    guard negative.count > 1 else { return }
    var flipped = indices
    for place in negative {
      let distance = choices[place].distanceFromSimplest.distance
      flipped[place] = choices[place].domain.index(distance: distance, isAbove: true) ?? 0
    }
    _ = accepts(flipped)
  }

  /// Tries the next simpler index, which lies on the other side.
  private mutating func stepDown(_ places: [Int]) {
    guard let choice = choices.element(at: places[0]), choice.index > 1 else { return }
    _ = set(places, to: choice.index - 1)
  }

  private mutating func set(_ places: [Int], to index: UInt64) -> Bool {
    guard places[places.count - 1] < choices.count else { return false }
    return accepts(indices.setting(places, to: index))
  }
}

extension ChoiceDomain {
  /// How far the value at `index` is from the simplest one, and on which side.
  func distance(at index: UInt64) -> (distance: UInt64, isAbove: Bool) {
    let rank = rank(at: index)
    return rank >= below ? (rank - below, true) : (below - rank, false)
  }
}
