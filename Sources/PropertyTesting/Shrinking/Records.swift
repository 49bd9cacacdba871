extension Array {
  /// What is left without `ranges`, which are in order and may lie inside of each other.
  func removing(_ ranges: [Range<Int>]) -> [Element] {
    var kept: [Element] = []
    var place = 0
    for range in ranges where range.upperBound > place {
      if range.lowerBound > place { kept += self[place..<range.lowerBound] }
      place = range.upperBound
    }
    return kept + self[place...]
  }
}

extension [UInt64] {
  /// The record with each of `places` set to `index`.
  func setting(_ places: some Sequence<Int>, to index: UInt64) -> [UInt64] {
    var changed = self
    for place in places { changed[place] = index }
    return changed
  }

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

extension [Range<Int>] {
  /// The same places, which are in order, as ranges that don't touch.
  var merged: [Range<Int>] {
    reduce(into: []) { merged, next in
      if let last = merged.last, next.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, next.upperBound)
      } else {
        merged.append(next)
      }
    }
  }
}

extension Array {
  func element(at place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}
