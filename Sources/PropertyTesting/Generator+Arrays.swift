extension Generator {
  /// Arrays whose number of elements is in `count`, the shortest being the simplest.
  ///
  /// Each element beyond the lowest count is preceded by a choice to go on, and the last one is followed by a
  /// choice to stop, so that deleting a "stop, go on" joins two lists.
  @inlinable
  public static func array<Element>(
    of element: Generator<Element>,
    count: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    precondition(count.lowerBound >= 0, "the count starts at \(count.lowerBound); give 0 or more")
    let produce = element.produce
    return Generator(produce: { source in
      let planned = source.plannedCount(in: count)
      var elements: [Element] = []
      elements.reserveCapacity(min(planned ?? 0, 1024))
      source.open(.list)
      while let goesOn = source.opensElement(after: elements.count, in: count, planned) {
        guard goesOn else {
          source.close()
          return elements
        }
        let start = source.count
        source.beginPart()
        guard let element = produce(&source) else { return nil }
        source.endPart(element, from: start)
        source.close()
        elements.append(element)
      }
      return nil
    })
  }

  /// Arrays of exactly `count` elements.
  @inlinable
  public static func array<Element>(
    of element: Generator<Element>,
    count: Int
  ) -> Generator where Value == [Element] {
    array(of: element, count: count...count)
  }
}

extension ChoiceSource {
  /// How many elements a list of a random case has; nil while choices are played again.
  @usableFromInline
  mutating func plannedCount(in range: ClosedRange<Int>) -> Int? {
    guard isRandom else { return nil }
    let highest = range.lowerBound + min(range.upperBound - range.lowerBound, sizeLimit)
    return random.count(in: range.lowerBound...highest)
  }

  /// Whether one more element follows `count` elements, opening its span if so; nil when the case is too long.
  ///
  /// A list that is full ends by a choice to stop as any other, so that it reads the same with an element less.
  @usableFromInline
  mutating func opensElement(
    after count: Int,
    in range: ClosedRange<Int>,
    _ planned: Int?
  ) -> Bool? {
    if count >= range.upperBound { return count == range.lowerBound || stops() ? false : nil }
    open(.element)
    guard count >= range.lowerBound else { return true }
    guard let flag = choose(.flag, planned: planned.map { count < $0 ? 1 : 0 }) else { return nil }
    if flag == 0 { dissolve() }
    return flag == 1
  }

  /// Takes the choice to stop, the only one there is; false when the case is too long.
  private mutating func stops() -> Bool {
    choose(ChoiceDomain(bound: 0, kind: .flag), isForced: true) != nil
  }
}

extension RandomBits {
  /// A number of elements: often an end of `range`, else a small one more often than a large one.
  mutating func count(in range: ClosedRange<Int>) -> Int {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower < upper else { return lower }
    let spread = UInt64(upper - lower)
    let bits = next()
    if bits >> 60 == 0 { return bits & 1 == 0 ? lower : upper }
    let width = UInt64(UInt64.bitWidth - spread.leadingZeroBitCount)
    let shift = (bits >> 32) % width
    return lower + Int(next(upTo: spread >> shift))
  }
}
