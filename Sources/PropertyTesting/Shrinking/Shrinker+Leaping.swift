extension Shrinker {
  /// Lowers numbers that are bound to a period, as years and multiples are: by powers of two and of ten.
  mutating func lowerByPeriods() {
    var place = 0
    while place < choices.count && !isStopped {
      lowerByPeriods(at: place)
      place += 1
    }
  }

  private mutating func lowerByPeriods(at place: Int) {
    for period in periods {
      let original = choices[place]
      let (distance, isAbove) = original.distanceFromSimplest
      guard original.isRaised, distance > 16, distance < 1 << 32, period < distance else {
        continue
      }
      _ = largest(upTo: Int(distance / period)) { count in
        let rest = distance - UInt64(count) * period
        guard let index = original.domain.index(distance: rest, isAbove: isAbove) else {
          return false
        }
        return place < choices.count && accepts(indices.setting([place], to: index))
      }
    }
  }

  /// Powers of ten, then powers of two from 16 on, the largest first.
  private var periods: [UInt64] {
    [1_000_000, 100_000, 10_000, 1000, 100, 10] + (4..<16).reversed().map { 1 << $0 }
  }

  /// Tries the simplest indices for a number that stands alone or says what a branch means, where what fails may
  /// follow no order.
  mutating func scanSmallNumbers() {
    let raised = choices.indices.filter { choices[$0].isRaised }
    for place in raised where raised.count == 1 || choices.element(at: place - 1)?.isBranch == true
    {
      guard let choice = choices.element(at: place), choice.isRaised else { continue }
      _ = (0..<min(choice.index, 9)).first { accepts(indices.setting([place], to: $0)) }
    }
  }

  /// Makes the first of two siblings with branches simple, and puts either of the two in the second place, as it is
  /// or with its numbers simple.
  mutating func shiftSiblings() {
    var parent = -1
    while parent < spans.count && !isStopped {
      for family in tree.families(of: parent < 0 ? nil : parent) where family.count > 1 {
        _ = zip(family, family.dropFirst()).contains { shift($0, $1) }
      }
      parent += 1
    }
  }

  private mutating func shift(_ first: Span, _ second: Span) -> Bool {
    guard second.end <= choices.count, choices[first.start..<second.end].contains(where: \.isBranch)
    else { return false }
    let record = indices
    let simple = [UInt64](repeating: 0, count: min(first.count, second.count))
    return [first, second].contains { span in
      let kept = Array(record[span.range])
      let bare = choices[span.range].map { $0.isRaised ? 0 : $0.index }
      return [kept, bare].contains {
        accepts(record.replacing([first, second], by: [simple, $0]))
      }
    }
  }

  /// Takes a simpler branch, and makes up a few ways to go on from there, since what was drawn for the branch taken
  /// so far means nothing to another.
  mutating func lowerBranches() {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].isBranch { lowerBranch(at: place) }
      place += 1
    }
  }

  private mutating func lowerBranch(at place: Int) {
    var random = RandomBits(seed: UInt64(place), case: choices.count)
    let hasManyBranches = choices[place].domain.bound > 1
    for index in 0..<min(choices[place].index, 8) {
      let sizes: [UInt64] = hasManyBranches ? [1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 2, 3] : []
      let tails =
        [4, 7, 10, 13, 64].map { tail(after: place, bits: $0, ofNumbersOnly: false, &random) }
        + sizes.map { tail(after: place, bits: $0, ofNumbersOnly: true, &random) }
      let beginning = indices[..<place] + [index]
      if tails.contains(where: { accepts(beginning + $0) }) { return }
    }
  }

  /// What follows a place with its numbers, or all of it, made up anew.
  private func tail(
    after place: Int,
    bits: UInt64,
    ofNumbersOnly: Bool,
    _ random: inout RandomBits
  ) -> [UInt64] {
    choices[(place + 1)...].map { choice in
      ofNumbersOnly && !choice.isNumber ? choice.index : random.next() >> (64 - bits)
    }
  }
}

extension Shrinker {
  /// Puts a leaf in place of a node and raises one number behind it by a step, as where a smaller tree needs a larger
  /// number elsewhere.
  mutating func lowerNodeAndRaise() {
    var number = 0
    while number < spans.count && !isStopped {
      let span = spans[number]
      if span.label == .recursion && indices[span.start] > 0 { lowerNodeAndRaise(span) }
      number += 1
    }
  }

  private mutating func lowerNodeAndRaise(_ node: Span) {
    let rest = Array(indices[node.end...])
    let raisable = rest.indices.filter {
      let choice = choices[node.end + $0]
      return choice.isNumber && choice.index < choice.domain.bound
    }
    for place in raisable.prefix(4) {
      for count in 1...4 {
        var raised = rest
        raised[place] += 1
        let leaf = [UInt64](repeating: 0, count: count)
        if accepts(indices[..<node.start] + leaf + raised) { return }
      }
    }
  }
}
