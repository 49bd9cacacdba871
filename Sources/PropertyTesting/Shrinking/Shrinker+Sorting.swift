extension Shrinker {
  /// Puts sibling spans of one kind in order, the simplest first.
  mutating func sortSiblings() {
    var place = 0
    while place < spans.count && !isStopped {
      sortSiblings(from: place)
      place += 1
    }
  }

  private mutating func sortSiblings(from place: Int) {
    let first = spans[place]
    let siblings = spans[place...].filter {
      $0.parent == first.parent && $0.label == first.label && $0.count > 0
    }
    guard siblings.count > 1 else { return }
    let parts = siblings.map { Array(indices[$0.range]) }
    let sorted = parts.sorted(by: { isSimpler($0, than: $1) })
    guard sorted != parts, !accepts(indices.replacing(siblings, by: sorted)) else { return }
    swapNeighbours(siblings, parts)
  }

  private mutating func swapNeighbours(_ siblings: [Span], _ parts: [[UInt64]]) {
    for place in parts.indices.dropLast() where isSimpler(parts[place + 1], than: parts[place]) {
      var swapped = parts
      swapped.swapAt(place, place + 1)
      if accepts(indices.replacing(siblings, by: swapped)) { return }
    }
  }
}

extension [UInt64] {
  /// The record with what lies in `spans`, which are in order and apart, replaced by `parts`.
  func replacing(_ spans: [Span], by parts: [[UInt64]]) -> [UInt64] {
    var changed: [UInt64] = []
    var place = 0
    for (span, part) in zip(spans, parts) {
      changed += self[place..<span.start] + part
      place = span.end
    }
    return changed + self[place...]
  }
}
