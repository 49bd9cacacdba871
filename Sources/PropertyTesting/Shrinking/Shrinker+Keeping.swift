extension Shrinker {
  /// Keeps of the longest list only the elements that it holds more than once.
  mutating func keepRepeatedElements() {
    guard let list = tree.elements.max(by: { $0.count < $1.count }) else { return }
    let parts = list.map { indices[tree.content(of: $0)] }
    let counts = Dictionary(grouping: parts, by: { $0 }).mapValues(\.count)
    let kept = list.indices.filter { counts[parts[$0]] != 1 }
    let places = choices.indices.filter { choices[$0].isPointer && !list.encloses($0) }
    _ = keeps(kept, of: list, renumbering: places)
  }

  /// Keeps of each list whose numbers point at its elements only some that point at each other.
  mutating func keepReferences() {
    var number = 0
    while number < tree.elements.count && !isStopped {
      let list = tree.elements[number]
      if let references = references(in: list) {
        _ = references.circles.contains {
          keeps($0, of: list, renumbering: choices.indices.filter { choices[$0].isPointer })
        }
      }
      number += 1
    }
  }

  /// Which elements each element points at; nil where its numbers are no positions in the list.
  private func references(in list: [Span]) -> References? {
    let targets = list.map { span in
      choices[span.range].filter(\.isPointer).map(\.index)
    }
    let all = targets.joined()
    guard all.contains(where: { $0 > 0 }), all.allSatisfy({ $0 < list.count }) else { return nil }
    return References(targets: targets.map { $0.map { Int($0) } })
  }

  /// Deletes all other elements, and lowers each number at `places` by as many as fall before the element that it
  /// points at.
  private mutating func keeps(_ kept: [Int], of list: [Span], renumbering places: [Int]) -> Bool {
    guard !kept.isEmpty, kept.count < list.count else { return false }
    let deleted = list.indices.filter { !kept.contains($0) }
    var lowered = choices
    for place in places where choices[place].index <= list.count {
      lowered[place].index -= UInt64(deleted.count { $0 < choices[place].index })
    }
    return accepts(lowered, without: deleted.map { list[$0].range })
  }
}

/// Which elements of a list each of its elements points at.
private struct References {
  let targets: [[Int]]

  /// What is left when elements that no other points at are taken away until there are none; the smallest parts of
  /// it first that point at nothing outside of them.
  var circles: [[Int]] {
    let all = referred
    let parts = Set(all.map { reachable(from: $0).filter(all.contains) })
    return parts.sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }.prefix(4) + [all]
  }

  private var referred: [Int] {
    var rest = Array(targets.indices)
    while true {
      let pointedAt = Set(rest.flatMap { element in targets[element].filter { $0 != element } })
      let next = rest.filter(pointedAt.contains)
      if next.count == rest.count { return rest }
      rest = next
    }
  }

  private func reachable(from start: Int) -> [Int] {
    var reached: Set<Int> = [start]
    var open = [start]
    while let element = open.popLast() {
      open += targets[element].filter { reached.insert($0).inserted }
    }
    return reached.sorted()
  }
}

extension [Span] {
  fileprivate func encloses(_ place: Int) -> Bool {
    contains { $0.range.contains(place) }
  }
}
