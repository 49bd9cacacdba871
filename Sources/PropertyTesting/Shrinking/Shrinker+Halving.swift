extension Shrinker {
  /// Halves a number and deletes the empty children of leaves, as where it bounds the depth of a tree.
  mutating func halveAndPrune() {
    halve { choices, _, _ in [choices.emptyPairs] }
  }

  /// Halves a number and takes a node or a level out of what follows.
  mutating func halveAndDelete() {
    halve { choices, spans, place in
      choices.segmentRuns(after: place) + spans.rings(after: place)
    }
  }

  private mutating func halve(_ edits: ([Choice], [Span], Int) -> [[Range<Int>]]) {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].isPointer && choices[place].distanceFromSimplest.distance > 1 {
        halve(at: place, edits(choices, spans, place))
      }
      place += 1
    }
  }

  private mutating func halve(at place: Int, _ edits: [[Range<Int>]]) {
    let (distance, isAbove) = choices[place].distanceFromSimplest
    guard let half = choices[place].domain.index(distance: distance / 2, isAbove: isAbove) else {
      return
    }
    var halved = choices
    halved[place].index = half
    for ranges in edits where !ranges.isEmpty {
      if accepts(halved, without: ranges) { return }
    }
  }
}

extension [Choice] {
  /// Two empty branches side by side: the children of a leaf of a tree, which has none one level higher.
  fileprivate var emptyPairs: [Range<Int>] {
    var pairs: [Range<Int>] = []
    var place = 0
    while place + 1 < count {
      let isPair = self[place].isEmptyBranch && self[place + 1].isEmptyBranch
      if isPair { pairs.append(place..<place + 2) }
      place += isPair ? 2 : 1
    }
    return pairs
  }

  /// One to three neighbouring segments.
  fileprivate func segmentRuns(after place: Int) -> [[Range<Int>]] {
    let segments = segments.filter { $0.lowerBound > place }
    return (1...3).flatMap { count in
      (0..<Swift.max(0, segments.count - count + 1)).map { first in
        [segments[first].lowerBound..<segments[first + count - 1].upperBound]
      }
    }
  }
}

extension Choice {
  fileprivate var isEmptyBranch: Bool { index == 0 && domain.kind == .branch }
}

extension [Span] {
  /// What is left of a span when one of the same kind inside of it is taken out: before it and behind it.
  fileprivate func rings(after place: Int) -> [[Range<Int>]] {
    indices.filter { self[$0].start > place }.flatMap { outer in
      self[(outer + 1)...].filter {
        $0.label == self[outer].label && $0.end <= self[outer].end && $0.count < self[outer].count
      }.prefix(4).map { [self[outer].start..<$0.start, $0.end..<self[outer].end] }
    }
  }
}
