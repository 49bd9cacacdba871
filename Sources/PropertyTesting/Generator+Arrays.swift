extension Generator {
  /// Arrays whose number of elements is in `count`, the shortest being the simplest.
  ///
  /// Each element beyond the lowest count is preceded by a choice to go on, and the last one is followed by a
  /// choice to stop, so that deleting a "stop, go on" joins two lists.
  public static func array<Element>(
    of element: Generator<Element>,
    count: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    precondition(count.lowerBound >= 0, "the count starts at \(count.lowerBound); give 0 or more")
    let produce = element.produce
    return Generator(produce: { source in
      var elements: [Element] = []
      let isComplete = source.repeatElements(count) { source in
        guard let element = produce(&source) else { return false }
        elements.append(element)
        return true
      }
      return isComplete ? elements : nil
    })
  }

  /// Arrays of exactly `count` elements.
  public static func array<Element>(
    of element: Generator<Element>,
    count: Int
  ) -> Generator where Value == [Element] {
    array(of: element, count: count...count)
  }
}

extension ChoiceSource {
  /// Runs `body` for each element of a list; false when a draw was rejected.
  mutating func repeatElements(
    _ range: ClosedRange<Int>,
    _ body: (inout ChoiceSource) -> Bool
  ) -> Bool {
    let planned = plan { $0.count(in: range) }
    var count = 0
    open(.list)
    while true {
      open(.element)
      guard let goesOn = choosesElement(after: count, in: range, planned: planned) else {
        return false
      }
      guard goesOn else { break }
      guard body(&self) else { return false }
      close()
      count += 1
    }
    dissolve()
    close()
    return true
  }

  private mutating func choosesElement(
    after count: Int,
    in range: ClosedRange<Int>,
    planned: Int?
  ) -> Bool? {
    if count < range.lowerBound { return true }
    if count >= range.upperBound { return false }
    return choose(.flag, planned: planned.map { count < $0 ? 1 : 0 }).map { $0 == 1 }
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
    let scaled = spread >> (bits >> 32 & 0xFFFF) % width
    return lower + Int(next(upTo: scaled))
  }
}
