import PropertyTesting

/// The public shrinking challenges of jlink/shrinking-challenge, in the variants that differ in difficulty.
extension Challenge {
  package static let published: [Challenge] = [
    bound5(upTo: 1), bound5(upTo: 10), largeUnionList, reverse, calculator, lengthList,
    differenceNotZero, differenceNotSmall, differenceNotOne,
    binaryHeap(leaf: 3, node: 1, isRecursive: false),
    binaryHeap(leaf: 1, node: 7, isRecursive: false),
    binaryHeap(leaf: 3, node: 1, isRecursive: true),
    couplingByFilter, couplingByBind, deletionByFilter, deletionByBind, distinct,
    nestedLists("nestedlists", .integers()),
    nestedLists("nestedlists of zeros", .constant(0)),
  ]

  static func bound5(upTo count: Int) -> Challenge {
    let list = Generator<[Int16]>.array(of: .integers(), count: 0...count)
      .filter { $0.reduce(0, &+) < 256 }
    return Challenge(
      "bound5 of lists up to \(count)",
      zip(list, list, list, list, list),
      "([], [], [], [-1], [-32768])"
    ) { [$0.0, $0.1, $0.2, $0.3, $0.4].joined().reduce(0, &+) < 5 * 256 }
  }

  package static let largeUnionList = Challenge(
    "large union list",
    .array(of: .array(of: Generator<Int>.integers(), count: 0...20), count: 0...20),
    "[[0, 1, -1, 2, -2]]"
  ) { Set($0.joined()).count < 5 }

  package static let reverse = Challenge(
    "reverse",
    .array(of: Generator<Int>.integers(), count: 0...50),
    "[0, 1]"
  ) { $0.reversed() == $0 }

  package static let calculator = Challenge(
    "calculator",
    Expression.generator.filter { !$0.dividesByLiteralZero },
    "(/ 0 (+ 0 0))"
  ) { $0.value != nil }

  static let lengthList = Challenge(
    "lengthlist",
    Generator.integers(in: 1...100).flatMap { count in
      .array(of: .integers(in: 0...1000), count: count)
    },
    "[900]"
  ) { ($0.max() ?? 0) < 900 }

  private static let positivePair = zip(
    Generator<Int32>.integers(in: 1...Int32.max),
    Generator<Int32>.integers(in: 1...Int32.max)
  )

  static let differenceNotZero = Challenge("difference not zero", positivePair, "(10, 10)") {
    $0 < 10 || $0 != $1
  }

  static let differenceNotSmall = Challenge("difference not small", positivePair, "(10, 6)") {
    $0 < 10 || !(1...4).contains(abs($0 - $1))
  }

  static let differenceNotOne = Challenge("difference not one", positivePair, "(10, 9)") {
    $0 < 10 || abs($0 - $1) != 1
  }

  static func binaryHeap(leaf: Int, node: Int, isRecursive: Bool) -> Challenge {
    let heap =
      isRecursive
      ? BinaryHeap.recursive(leaf: leaf, node: node) : BinaryHeap.drawn(leaf: leaf, node: node)
    return Challenge(
      "binheap \(leaf):\(node)\(isRecursive ? " of generators" : "")",
      heap,
      "(0, None, (0, (0, None, None), (1, None, None)))"
    ) { heap in
      let sorted = heap.wronglySortedKeys
      return sorted == sorted.sorted() && sorted.sorted() == heap.keys.sorted()
    }
  }

  static let couplingByFilter = Challenge(
    "coupling by filter",
    Generator.array(of: .integers(in: 0...10), count: 0...50).filter { list in
      list.allSatisfy { $0 < list.count }
    },
    "[1, 0]",
    holds: hasNoCycleOfTwo
  )

  static let couplingByBind = Challenge(
    "coupling by bind",
    Generator.integers(in: 0...10).flatMap { count in
      .array(of: .integers(in: 0...max(count - 1, 0)), count: count)
    },
    "[1, 0]",
    holds: hasNoCycleOfTwo
  )

  private static func hasNoCycleOfTwo(_ list: [Int]) -> Bool {
    !list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
  }

  static let deletionByFilter = Challenge(
    "deletion by filter",
    zip(.array(of: Generator<Int>.integers(), count: 0...50), .integers(in: 0...10))
      .filter { $0.count > $1 },
    "([0, 0], 0)"
  ) { !remains($0[$1], afterRemovalFrom: $0) }

  static let deletionByBind = Challenge(
    "deletion by bind",
    Generator.array(of: Generator<Int>.integers(), count: 1...50).flatMap { list in
      Generator.integers(in: 0...(list.count - 1)).map { (list, $0) }
    },
    "([0, 0], 0)"
  ) { !remains($0[$1], afterRemovalFrom: $0) }

  private static func remains(_ value: Int, afterRemovalFrom list: [Int]) -> Bool {
    list.count { $0 == value } > 1
  }

  static let distinct = Challenge(
    "distinct",
    .array(of: Generator<Int>.integers(), count: 0...50),
    "[0, 1, -1]"
  ) { Set($0).count < 3 }

  static func nestedLists(_ name: String, _ element: Generator<Int>) -> Challenge {
    Challenge(
      name,
      .array(of: .array(of: element, count: 0...20), count: 0...20),
      "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"
    ) { $0.joined().count <= 10 }
  }
}
