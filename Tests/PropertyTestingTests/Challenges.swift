import PropertyTesting

/// A property with a fault, and the one counterexample that every shrink should end in.
struct Challenge: Sendable, CustomStringConvertible {
  let property: Property
  let normalForm: String

  var description: String { property.name }

  init(_ normalForm: String, _ property: Property) {
    self.property = property
    self.normalForm = normalForm
  }

  init<Value>(
    _ name: String,
    _ generator: Generator<Value>,
    _ normalForm: String,
    holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.normalForm = normalForm
    property = Property(name, generator) { .that(holds($0), otherwise: "it does not hold") }
  }
}

/// The public shrinking challenges of jlink/shrinking-challenge, in the variants that differ in difficulty.
extension Challenge {
  static let all: [Challenge] = [
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

  static let largeUnionList = Challenge(
    "large union list",
    .array(of: .array(of: Generator<Int>.integers(), count: 0...20), count: 0...20),
    "[[0, 1, -1, 2, -2]]"
  ) { Set($0.joined()).count < 5 }

  static let reverse = Challenge(
    "reverse",
    .array(of: Generator<Int>.integers(), count: 0...50),
    "[0, 1]"
  ) { $0.reversed() == $0 }

  static let calculator = Challenge(
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

/// A sum or quotient, for the challenge "calculator".
indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static let generator = Generator<Expression>.recursive(
    size: 30,
    leaf: Generator<Int>.integers().map(Expression.number)
  ) { smaller in
    .oneOf(
      zip(smaller, smaller).map { .sum($0, $1) },
      zip(smaller, smaller).map { .quotient($0, $1) }
    )
  }

  /// Nil where it divides by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    case .quotient(_, .number(0)): true
    case .quotient(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(+ \(left) \(right))"
    case .quotient(let left, let right): "(/ \(left) \(right))"
    }
  }
}

/// A heap whose keys don't fall from a node to its children, for the challenge "binheap".
indirect enum BinaryHeap: Sendable, CustomStringConvertible {
  case empty
  case node(Int, BinaryHeap, BinaryHeap)

  /// Heaps drawn by a function that calls itself.
  static func drawn(leaf: Int, node: Int) -> Generator<BinaryHeap> {
    let isNode = Generator<Bool>.weighted((leaf, .constant(false)), (node, .constant(true)))
    return Generator { source in
      let size = try source.draw(.integers(in: 0...20))
      return try heap(above: 0, size: size, isNode, &source)
    }
  }

  private static func heap(
    above lowest: Int,
    size: Int,
    _ isNode: Generator<Bool>,
    _ source: inout ChoiceSource
  ) throws -> BinaryHeap {
    guard size > 0, try source.draw(isNode) else { return .empty }
    let key = try source.draw(.integers(in: lowest...Int.max))
    let left = try heap(above: key, size: size / 2, isNode, &source)
    return .node(key, left, try heap(above: key, size: size / 2, isNode, &source))
  }

  /// Heaps made of generators, each subtree by one of its own.
  static func recursive(leaf: Int, node: Int) -> Generator<BinaryHeap> {
    Generator.integers(in: 0...20).flatMap { heap(above: 0, size: $0, leaf, node) }
  }

  private static func heap(
    above lowest: Int,
    size: Int,
    _ leaf: Int,
    _ node: Int
  ) -> Generator<BinaryHeap> {
    guard size > 0 else { return .constant(.empty) }
    let nodes = Generator.integers(in: lowest...Int.max).flatMap { key in
      let child = heap(above: key, size: size / 2, leaf, node)
      return zip(child, child).map { BinaryHeap.node(key, $0, $1) }
    }
    return .weighted((leaf, .constant(.empty)), (node, nodes))
  }

  var description: String {
    switch self {
    case .empty: "None"
    case .node(let key, let left, let right): "(\(key), \(left), \(right))"
    }
  }

  /// The keys, root first, right before left.
  var keys: [Int] {
    switch self {
    case .empty: []
    case .node(let key, let left, let right): [key] + right.keys + left.keys
    }
  }

  /// The fault: only the root is known to be in order.
  var wronglySortedKeys: [Int] {
    switch self {
    case .empty: []
    case .node(let key, let left, let right): [key] + left.merged(with: right).keys
    }
  }

  func merged(with other: BinaryHeap) -> BinaryHeap {
    switch (self, other) {
    case (.empty, let heap), (let heap, .empty):
      heap
    case (.node(let key, let left, let right), .node(let otherKey, let otherLeft, let otherRight)):
      key <= otherKey
        ? .node(key, right.merged(with: other), left)
        : .node(otherKey, otherRight.merged(with: self), otherLeft)
    }
  }
}
