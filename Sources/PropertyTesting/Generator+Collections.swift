extension Generator {
  /// Sets whose number of elements is in `count`, the smallest being the simplest.
  ///
  /// The case is discarded when too few different elements are drawn.
  public static func set<Element: Sendable>(
    of element: Generator<Element>,
    count: ClosedRange<Int>
  ) -> Generator where Value == Set<Element> {
    distinct(element, count: count, by: { $0 }).map { Set($0) }
  }

  /// Dictionaries whose number of keys is in `count`, the smallest being the simplest.
  ///
  /// The case is discarded when too few different keys are drawn.
  public static func dictionary<Key: Sendable, Element>(
    of keys: Generator<Key>,
    to values: Generator<Element>,
    count: ClosedRange<Int>
  ) -> Generator where Value == [Key: Element] {
    Generator<[(Key, Element)]>.distinct(zip(keys, values), count: count, by: \.0)
      .map { pairs in Dictionary(uniqueKeysWithValues: pairs) }
  }

  /// Arrays of elements that differ in their key, in the order in which they were drawn.
  static func distinct<Element, Key: Hashable & Sendable>(
    _ element: Generator<Element>,
    count: ClosedRange<Int>,
    by key: @escaping @Sendable (Element) -> Key
  ) -> Generator<[Element]> {
    precondition(count.lowerBound >= 0, "the count starts at \(count.lowerBound); give 0 or more")
    return Generator<[Element]>(produce: { source in
      let planned = source.plannedCount(in: count)
      var collected = Distinct<Element, Key>()
      source.open(.list)
      while let goesOn = source.opensElement(after: collected.count, in: count, planned) {
        guard goesOn else { break }
        guard let element = element.produce(&source) else { return nil }
        let isNew = collected.insert(element, by: key)
        source.close(isRejected: !isNew)
        guard collected.triesLeft > 0 else { break }
      }
      source.close()
      return collected.count >= count.lowerBound && !source.isOverrun ? collected.elements : nil
    })
  }
}

/// Elements that differ in their key, and how many more equal ones are put up with.
private struct Distinct<Element, Key: Hashable> {
  private(set) var elements: [Element] = []
  private(set) var triesLeft = 20
  private var keys: Set<Key> = []

  var count: Int { elements.count }

  mutating func insert(_ element: Element, by key: (Element) -> Key) -> Bool {
    guard keys.insert(key(element)).inserted else {
      triesLeft -= 1
      return false
    }
    elements.append(element)
    return true
  }
}
