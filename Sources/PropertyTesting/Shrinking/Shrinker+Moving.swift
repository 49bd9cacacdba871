extension Shrinker {
  /// Deletes two to four neighbouring elements of a list, or any two of a short one: they may only fall together.
  mutating func deleteElementsTogether() {
    forEachList { shrinker, list in
      let places = list.indices
      let runs = (2...4).flatMap { count in
        places.dropLast(count - 1).map { Array($0..<$0 + count) }
      }
      let firsts = places.count > 12 ? 0..<0 : places
      let pairs = firsts.flatMap { first in places.dropFirst(first + 2).map { [first, $0] } }
      return (runs + pairs).contains { run in
        run.count < list.count
          && shrinker.accepts(shrinker.choices, without: run.map { list[$0].range })
      }
    }
  }

  /// Puts an element of a short list in the place of a later one.
  mutating func overwriteElements() {
    forEachList { shrinker, list in
      guard list.count <= 8 else { return false }
      return list.indices.contains { place in
        list[(place + 1)...].contains { later in shrinker.overwrites(later, by: list[place]) }
      }
    }
  }

  private mutating func overwrites(_ later: Span, by earlier: Span) -> Bool {
    let content = indices[tree.content(of: earlier)]
    let place = tree.content(of: later)
    let replaced = Array(indices[..<place.lowerBound] + content + indices[place.upperBound...])
    return accepts(replaced.removing([tree.withNextGo(earlier.range)]))
  }

  /// Moves the last element of a list to the end of a later one; where it is one of a few values, as any of these.
  mutating func moveElements() {
    forEachList { shrinker, list in
      let element = list[list.count - 1]
      let ends = shrinker.spans.filter {
        $0.label == .list && $0.start >= element.end && shrinker.choices[$0.end - 1].isStop
      }.map { $0.end - 1 }
      return ends.prefix(3).contains { shrinker.moves(element, before: $0) }
    }
  }

  private mutating func moves(_ element: Span, before end: Int) -> Bool {
    guard tree.isGo(at: element.start) else { return false }
    let last = choices[element.end - 1]
    let isOneOfFew = element.count == 2 && last.domain.bound < 16
    let values = [last.index] + (isOneOfFew ? Array(0...last.domain.bound) : [])
    return values.contains { value in
      let moved = indices[element.start..<element.end - 1] + [value]
      return accepts(
        Array(indices[..<element.start] + indices[element.end..<end] + moved + indices[end...])
      )
    }
  }

  /// Moves all positions of a kind on by the same number of steps, from the last to the first.
  mutating func rotateLabels() {
    for domain in Set(choices.filter(\.isRaised).map(\.domain)).sorted(by: { $0.bound < $1.bound })
    where domain.bound < 16 {
      let places = choices.indices.filter { choices[$0].domain == domain }
      guard places.count > 1 else { continue }
      _ = (1...domain.bound).contains { step in
        var rotated = indices
        for place in places { rotated[place] = (rotated[place] + step) % (domain.bound + 1) }
        return accepts(rotated)
      }
    }
  }

  /// Edits each list of at least two elements for as long as that works.
  private mutating func forEachList(_ works: (inout Shrinker, [Span]) -> Bool) {
    var number = 0
    while let list = tree.elements.element(at: number), !isStopped {
      if !works(&self, list) { number += 1 }
    }
  }
}
