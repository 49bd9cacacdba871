extension Shrinker {
  /// Deletes every attempt that a filter has turned down, all at once.
  mutating func dropRejectedAttempts() {
    let rejected = spans.filter(\.isRejected)
    guard !rejected.isEmpty else { return }
    _ = accepts(indices.removing(rejected.map(\.range)))
  }

  /// Deletes runs of sibling spans, last ones first, each run as long as possible.
  mutating func deleteSpans() {
    var place = spans.count - 1
    while place >= 0 && !isStopped {
      if place < spans.count { deleteRun(endingAt: place) }
      place -= 1
    }
  }

  private mutating func deleteRun(endingAt place: Int) {
    let siblings = spans.siblings(upTo: place)
    guard !siblings.isEmpty else { return }
    let original = indices
    _ = largest(upTo: siblings.count) { count in
      accepts(original.removing(siblings.suffix(count).map(\.range)))
    }
  }

  /// Deletes 4 to 1 neighbouring choices, whatever they belong to; so lists are joined, too.
  mutating func deleteChoices() {
    for count in [2, 1, 3, 4] {
      var place = choices.count - count
      while place >= 0 && !isStopped {
        let candidate = indices.removing([place..<place + count])
        _ = accepts(candidate)
        place = min(place, choices.count - count + 1) - 1
      }
    }
  }
}

extension [UInt64] {
  /// The record without `ranges`, which are in order and may lie inside of each other.
  func removing(_ ranges: [Range<Int>]) -> [UInt64] {
    var kept: [UInt64] = []
    var place = 0
    for range in ranges where range.upperBound > place {
      if range.lowerBound > place { kept += self[place..<range.lowerBound] }
      place = range.upperBound
    }
    return kept + self[place...]
  }

  /// The record with each of `places` set to `index`.
  func setting(_ places: [Int], to index: UInt64) -> [UInt64] {
    var changed = self
    for place in places { changed[place] = index }
    return changed
  }
}

extension [Span] {
  /// The spans of the same kind and parent as the one at `place`, up to and with it, which are not empty.
  func siblings(upTo place: Int) -> [Span] {
    let last = self[place]
    guard last.count > 0 else { return [] }
    return self[...place].filter {
      $0.parent == last.parent && $0.label == last.label && $0.count > 0
    }
  }
}
