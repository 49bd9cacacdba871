import PropertyTesting

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
