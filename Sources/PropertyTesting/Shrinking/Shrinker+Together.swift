extension Shrinker {
  /// Lowers all numbers of a kind by the same amount, where only what lies between them counts.
  mutating func lowerAllTogether() {
    for domain in raisedDomains {
      let places = choices.indices.filter { choices[$0].isRaised && choices[$0].domain == domain }
      if places.count > 2 { lowerTogether(places) }
    }
  }

  private var raisedDomains: [ChoiceDomain] {
    var seen: Set<ChoiceDomain> = []
    return choices.filter(\.isRaised).map(\.domain).filter { seen.insert($0).inserted }
  }

  private mutating func lowerTogether(_ places: [Int]) {
    let original = choices
    let distances = places.map { original[$0].distanceFromSimplest }
    guard let lowest = distances.map(\.distance).min() else { return }
    _ = smallest(from: lowest) { remaining in
      var lowered = original.map(\.index)
      for (place, number) in zip(places, distances) {
        let rest = number.distance - (lowest - remaining)
        lowered[place] = original[place].domain.index(distance: rest, isAbove: number.isAbove) ?? 0
      }
      return accepts(lowered)
    }
  }

  /// Deletes an element and raises a number nearby by what is lost, as where only the sum counts.
  mutating func deleteAndAdd() {
    var number = 0
    while number < tree.elements.count && !isStopped {
      for place in tree.elements[number].indices.reversed() {
        guard let span = tree.elements.element(at: number)?.element(at: place) else { break }
        deleteAndAdd(span)
      }
      number += 1
    }
  }

  private mutating func deleteAndAdd(_ span: Span) {
    let number = span.range.last { choices[$0].domain.kind == .integer && choices[$0].isPointer }
    guard let number else { return }
    let lost = choices[number]
    let alike = choices.indices.filter { choices[$0].domain == lost.domain }
    let neighbours =
      alike.filter { $0 < span.start }.suffix(1) + alike.filter { $0 >= span.end }.prefix(1)
    // Where the simplest number is 1, losing it takes 1 from the sum.
    let amounts = [0, 1].map { Int128(lost.distanceFromSimplest.distance) + $0 }
    for place in neighbours where place < choices.count {
      let sign: Int128 = choices[place].distanceFromSimplest.isAbove ? 1 : -1
      for amount in amounts {
        guard amount > 0, let index = choices[place].moved(by: sign * amount) else { continue }
        if accepts(indices.setting([place], to: index).removing([span.range])) { return }
      }
    }
  }

  /// Lowers a number and deletes the elements at one place of all lists of a length, as a row with its column.
  mutating func deleteSlices() {
    var place = 0
    while place < choices.count && !isStopped {
      if choices[place].isRaised && choices[place].isPointer {
        while deletesSlice(at: place) {}
      }
      place += 1
    }
  }

  private mutating func deletesSlice(at place: Int) -> Bool {
    guard let choice = choices.element(at: place), choice.isRaised else { return false }
    let following = tree.elements.filter { $0[0].start > place }
    let lowered = indices.setting([place], to: choice.index - 1)
    return Set(following.map(\.count)).sorted().contains { count in
      let lists = following.filter { $0.count == count }
      return lists.count > 1
        && (0..<min(count, 8)).contains { slice in
          let ranges = lists.map { $0[slice].range }.sorted { $0.lowerBound < $1.lowerBound }
          return accepts(lowered.removing(ranges))
        }
    }
  }
}
