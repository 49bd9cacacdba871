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

extension [Span] {
  /// The children of `parent`, or the outermost spans, grouped by their label; empty ones left out.
  func families(of parent: Int?) -> [[Span]] {
    var families: [Span.Label: [Span]] = [:]
    for span in self where span.parent == parent && span.count > 0 {
      families[span.label, default: []].append(span)
    }
    return families.values.sorted { $0[0].start < $1[0].start }
  }

  /// Every list's elements, every loop's draws: what can be deleted while a count elsewhere is lowered.
  var lists: [[Span]] {
    (families(of: nil) + indices.flatMap { families(of: $0) }).filter {
      $0[0].label == .element || $0[0].label == .draw
    }
  }
}

extension Array {
  func element(at place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}
