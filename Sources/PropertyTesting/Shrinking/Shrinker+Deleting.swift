extension Shrinker {
  /// Deletes every attempt that a filter has turned down, all at once.
  mutating func dropRejectedAttempts() {
    let rejected = spans.filter(\.isRejected)
    guard !rejected.isEmpty else { return }
    _ = accepts(indices.removing(rejected.map(\.range)))
  }

  /// Deletes runs of sibling spans: outer ones first, last ones first, each run as long as possible.
  mutating func deleteSpans() {
    deleteSiblings(in: nil)
    var parent = 0
    while parent < spans.count && !isStopped {
      deleteSiblings(in: parent)
      parent += 1
    }
  }

  private mutating func deleteSiblings(in parent: Int?) {
    for number in tree.families(of: parent).indices {
      keepFew(of: parent, number)
      var place = family(of: parent, number).count
      while place > 0 {
        let family = family(of: parent, number)
        place = min(place, family.count)
        guard place > 0 else { break }
        place -= max(1, deleteRun(of: family[..<place]))
      }
    }
  }

  private func family(of parent: Int?, _ number: Int) -> [Span] {
    tree.families(of: parent).element(at: number) ?? []
  }

  /// Keeps only the first few of a family, then only its last few.
  private mutating func keepFew(of parent: Int?, _ number: Int) {
    for keepsFirst in [true, false] {
      let all = family(of: parent, number)
      let original = choices
      guard all.count > 2 else { return }
      _ = smallest(from: UInt64(all.count), smallOnes: 2) { count in
        let rest = all.count - Int(count)
        let deleted = keepsFirst ? all.suffix(rest) : all.prefix(rest)
        return accepts(original, without: deleted.map(\.range))
      }
    }
  }

  /// Deletes as many of the last `siblings` as possible, and says how many.
  private mutating func deleteRun(of siblings: ArraySlice<Span>) -> Int {
    let original = choices
    // Elements fall one by one; draws of a loop may only fall together.
    let patience = siblings.last?.label == .element ? 1 : 3
    for first in 1...patience where first <= siblings.count {
      let count = largest(upTo: siblings.count / first) { count in
        accepts(original, without: siblings.suffix(count * first).map(\.range))
      }
      if count > 0 { return count * first }
    }
    return 0
  }

  /// Deletes a choice to stop and the choice to go on that follows it, so that two lists become one.
  mutating func joinLists() {
    var place = choices.count - 2
    while place >= 0 && !isStopped {
      if place + 1 < choices.count, choices[place].isStop, choices[place + 1].isGo {
        _ = accepts(indices.removing([place..<place + 2]))
      }
      place -= 1
    }
  }

  /// Deletes one or two neighbouring choices, whatever they belong to.
  mutating func deleteChoices() {
    for count in 1...2 {
      var place = choices.count - count
      while place >= 0 && !isStopped {
        _ = accepts(choices, without: [place..<place + count])
        place = min(place, choices.count - count + 1) - 1
      }
    }
  }

  /// Replaces a span by one of the same kind inside of it, as a tree by one of its branches.
  mutating func replaceByDescendants() {
    var place = 0
    while place < spans.count && !isStopped {
      replaceByDescendant(at: place)
      place += 1
    }
  }

  private mutating func replaceByDescendant(at place: Int) {
    let outer = spans[place]
    guard outer.label.nests else { return }
    let inner = spans[(place + 1)...].filter {
      $0.label == outer.label && $0.end <= outer.end && $0.count < outer.count
    }
    let bySize = inner.sorted { $0.count < $1.count }
    for span in bySize.prefix(4) + bySize.dropFirst(4).suffix(4) {
      let candidate = indices.replacing([outer], by: [Array(indices[span.range])])
      if accepts(candidate) { return }
    }
  }
}

extension Span.Label {
  /// Spans of this kind may hold others of the same kind in a way that one can stand for the other.
  fileprivate var nests: Bool {
    switch self {
    case .recursion, .alternative, .dependent, .list, .draw: true
    case .element, .part, .attempt: false
    }
  }
}

extension Choice {
  var isStop: Bool { domain.kind == .flag && index == 0 }
  var isBranch: Bool { domain.kind == .branch }
  var isGo: Bool { domain.kind == .flag && index == 1 }
  var isNumber: Bool { domain.kind == .integer || domain.kind == .position }
  /// A number or a position that is not at its simplest.
  var isRaised: Bool { index > 0 && isNumber }
}
