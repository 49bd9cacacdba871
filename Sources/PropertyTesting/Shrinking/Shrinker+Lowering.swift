extension Shrinker {
  /// Replaces whole spans by their simplest choices, outer ones first.
  mutating func simplifySpans() {
    var place = 0
    while place < spans.count && !isStopped {
      let span = spans[place]
      if indices[span.range].contains(where: { $0 > 0 }) {
        _ = accepts(indices.setting(Array(span.range), to: 0))
      }
      place += 1
    }
  }

  /// Lowers all numbers that are equal together.
  mutating func lowerEqualNumbers() {
    let groups = Dictionary(grouping: choices.indices) { choices[$0] }
    for (choice, places) in groups.sorted(by: { $0.value[0] < $1.value[0] })
    where places.count > 1 && choice.index > 0 && choice.domain.kind == .integer {
      guard places.allSatisfy({ $0 < choices.count && choices[$0] == choice }) else { continue }
      lower(places)
    }
  }

  /// Lowers each choice by itself as far as it goes, later ones first.
  mutating func lowerSingleChoices() {
    var place = choices.count - 1
    while place >= 0 && !isStopped {
      if place < choices.count && choices[place].index > 0 { lower([place]) }
      place -= 1
    }
  }

  /// Sets the equal choices at `places` to the simplest value that fails, by bisection towards 0.
  mutating func lower(_ places: [Int]) {
    let choice = choices[places[0]]
    if set(places, to: 0) || choice.index == 1 { return }
    if choice.domain.kind == .integer {
      lowerNumber(places)
    } else {
      lowerIndex(places)
    }
  }

  private mutating func lowerIndex(_ places: [Int]) {
    var failing = choices[places[0]].index
    var known: UInt64 = 0
    while failing - known > 1 {
      let middle = known + (failing - known) / 2
      if set(places, to: middle) { failing = middle } else { known = middle }
    }
  }

  private mutating func lowerNumber(_ places: [Int]) {
    if set(places, to: 1) { return }
    let domain = choices[places[0]].domain
    flipSign(places)
    let (distance, isAbove) = domain.distance(at: choices[places[0]].index)
    bisect(places, from: 1, to: distance) { domain.index(distance: $0, isAbove: isAbove) }
    flipSign(places)
    stepDown(places)
  }

  /// Finds the shortest distance that fails: first its number of bits, then the bits.
  private mutating func bisect(
    _ places: [Int],
    from known: UInt64,
    to failing: UInt64,
    _ index: (UInt64) -> UInt64?
  ) {
    var known = known
    var failing = failing
    while failing - known > 1 {
      let middle = known.halfway(to: failing)
      if let index = index(middle), set(places, to: index) {
        failing = middle
      } else {
        known = middle
      }
    }
  }

  /// Takes the value on the other, simpler side.
  private mutating func flipSign(_ places: [Int]) {
    guard let first = places.first, first < choices.count else { return }
    let (distance, isAbove) = choices[first].domain.distance(at: choices[first].index)
    guard !isAbove, let index = choices[first].domain.index(distance: distance, isAbove: true)
    else { return }
    _ = set(places, to: index)
  }

  /// Tries the next simpler indices, which lie on both sides.
  private mutating func stepDown(_ places: [Int]) {
    for step: UInt64 in 1...3 {
      guard let first = places.first, first < choices.count, choices[first].index > step else {
        return
      }
      _ = set(places, to: choices[first].index - step)
    }
  }

  private mutating func set(_ places: [Int], to index: UInt64) -> Bool {
    guard let last = places.last, last < choices.count else { return false }
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

extension UInt64 {
  /// A number between this one and a larger one: halfway in bits while these differ much, then halfway.
  func halfway(to larger: UInt64) -> UInt64 {
    let bits = (bitWidth - leadingZeroBitCount, larger.bitWidth - larger.leadingZeroBitCount)
    if bits.1 - bits.0 > 2 { return 1 << UInt64((bits.0 + bits.1) / 2) }
    return self + (larger - self) / 2
  }
}
