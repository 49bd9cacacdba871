extension Shrinker {
  /// Lowers a number and deletes as many elements of a list, where one counts or points into the other.
  mutating func lowerAndDelete() {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].isRaised { lowerAndDelete(at: place) }
      place += 1
    }
  }

  private mutating func lowerAndDelete(at place: Int) {
    for list in listsNear(place) {
      guard choices.element(at: place)?.isRaised == true else { return }
      let number = choices[place].distanceFromSimplest.distance
      guard number <= list.count else { continue }
      let limit = Int(number)
      if lowerAndDelete(at: place, upTo: limit, { list.suffix($0) }) > 0 { return }
      if lowerAndDelete(at: place, upTo: limit, { list.prefix($0) }) > 0 { return }
    }
  }

  /// The four lists that follow a place, then the two that precede it.
  private func listsNear(_ place: Int) -> [[Span]] {
    let following = tree.lists.filter { $0[0].start > place }
    let preceding = tree.lists.filter { $0[$0.count - 1].end <= place }
    return following.prefix(4) + preceding.suffix(2)
  }

  private mutating func lowerAndDelete(
    at place: Int,
    upTo limit: Int,
    _ deleted: (Int) -> ArraySlice<Span>
  ) -> Int {
    let original = indices
    return largest(upTo: limit) { count in
      let lowered = original.setting([place], to: original[place] - UInt64(count))
      return accepts(lowered.removing(deleted(count).map(\.range)))
    }
  }

  /// Deletes an element and lowers all numbers from a threshold on by one, where numbers point into the list.
  ///
  /// A number that counts the elements is lowered, too.
  mutating func deleteAndDecrement() {
    var number = 0
    while number < tree.elements.count && !isStopped {
      for place in tree.elements[number].indices.reversed() {
        guard let list = tree.elements.element(at: number), let span = list.element(at: place)
        else {
          break
        }
        deleteAndDecrement(span, of: list)
      }
      number += 1
    }
  }

  private mutating func deleteAndDecrement(_ span: Span, of list: [Span]) {
    let numbers = choices.indices.filter { choices[$0].isRaised && choices[$0].isPointer }
    let thresholds = Set(numbers.map { choices[$0].index }).sorted()
    for threshold in thresholds {
      var lowered = indices
      for place in numbers where lowered[place] >= threshold { lowered[place] -= 1 }
      if accepts(lowered.removing([span.range])) { return }
    }
  }

  /// Deletes an element from each of two lists that belong together, at the same place from the start or the end.
  mutating func deletePairs() {
    let lists = tree.elements.prefix(6)
    for first in lists.indices {
      for second in lists.indices.dropFirst(first + 1) where !isStopped {
        while deletesPair(first, second) {}
      }
    }
  }

  private mutating func deletesPair(_ first: Int, _ second: Int) -> Bool {
    guard let one = tree.elements.element(at: first), let other = tree.elements.element(at: second),
      one[one.count - 1].end <= other[0].start
    else { return false }
    return (0..<min(one.count, other.count)).contains { place in
      let ends = [one[one.count - 1 - place].range, other[other.count - 1 - place].range]
      return accepts(choices, without: [one[place].range, other[place].range])
        || accepts(choices, without: ends)
    }
  }

  /// Deletes an element and sets a number nearby to an end of its range, as where sums wrap around.
  mutating func deleteAndExtreme() {
    var number = 0
    while number < tree.elements.count && !isStopped {
      for place in tree.elements[number].indices.reversed() {
        guard let list = tree.elements.element(at: number), let span = list.element(at: place)
        else {
          break
        }
        deleteAndExtreme([span])
        if place > 1 && list.count == tree.elements.element(at: number)?.count {
          deleteAndExtreme(Array(list[..<place]))
        }
      }
      number += 1
    }
  }

  private mutating func deleteAndExtreme(_ deleted: [Span]) {
    let range = deleted[0].start..<deleted[deleted.count - 1].end
    let reach = max(0, range.lowerBound - 6)..<min(choices.count, range.upperBound + 6)
    guard reach.contains(where: { choices[$0].isExtreme }) else { return }
    let near = reach.filter { choices[$0].isRaised && !range.contains($0) }
    for place in near {
      for rank in [0, choices[place].domain.bound] {
        guard let end = choices[place].domain.index(rank: rank) else { continue }
        if accepts(indices.setting([place], to: end).removing([range])) { return }
      }
    }
  }
}

extension Choice {
  /// The number may be a position in a list, a size or a depth: its range is no wider than lists are long.
  var isPointer: Bool { isNumber && domain.bound < 65_536 }

  /// The number is next to an end of a wide range, where sums wrap around.
  fileprivate var isExtreme: Bool {
    let (distance, isAbove) = distanceFromSimplest
    return isRaised && distance > 64 && (isAbove ? domain.above : domain.below) - distance < 2
  }
}
