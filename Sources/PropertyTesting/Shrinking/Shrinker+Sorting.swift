extension Shrinker {
  /// Puts sibling spans of one kind in order, the simplest first.
  mutating func sortSiblings() {
    for family in tree.families(of: nil) { sort(family) }
    var place = 0
    while place < spans.count && !isStopped {
      for family in tree.families(of: place) { sort(family) }
      place += 1
    }
  }

  private mutating func sort(_ family: [Span]) {
    guard family.count > 1, family.allSatisfy({ $0.end <= choices.count }) else { return }
    let parts = family.map { Array(indices[$0.range]) }
    let sorted = parts.sorted(by: { isSimpler($0, than: $1) })
    guard sorted != parts, !accepts(indices.replacing(family, by: sorted)) else { return }
    swapNeighbours(family, parts)
  }

  private mutating func swapNeighbours(_ family: [Span], _ parts: [[UInt64]]) {
    for place in parts.indices.dropLast() where isSimpler(parts[place + 1], than: parts[place]) {
      var swapped = parts
      swapped.swapAt(place, place + 1)
      if accepts(indices.replacing(family, by: swapped)) { return }
    }
  }

  /// Moves a branch of a tree to an earlier place.
  ///
  /// A segment is a choice between branches with what follows up to the next one: a node without its children.
  /// An empty branch may move far, any other by three segments.
  mutating func moveSegments() {
    var later = 1
    while later < choices.segments.count && !isStopped {
      let isEmpty = indices[choices.segments[later]].allSatisfy { $0 == 0 }
      var earlier = isEmpty ? 0 : max(0, later - 3)
      while earlier < later && later < choices.segments.count {
        let segments = choices.segments
        let moved = indices.moving(segments[later], before: segments[earlier])
        if accepts(moved) { later = max(1, earlier) }
        earlier += 1
      }
      later += 1
    }
  }
}

extension [Choice] {
  /// The ranges from each choice between branches up to the next one.
  var segments: [Range<Int>] {
    let starts = indices.filter { self[$0].domain.kind == .branch }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}

extension [UInt64] {
  fileprivate func moving(_ later: Range<Int>, before earlier: Range<Int>) -> [UInt64] {
    let between = earlier.lowerBound..<later.lowerBound
    return Array(
      self[..<between.lowerBound] + self[later] + self[between] + self[later.upperBound...]
    )
  }
}
