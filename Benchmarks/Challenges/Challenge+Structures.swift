import PropertyTesting

extension Challenge {
  /// Merging takes the end of the later interval, though an earlier one may end behind it.
  static let intervals = Challenge(
    "intervals",
    .array(
      of: zip(Generator<Int>.integers(in: 0...100), Generator<Int>.integers(in: 1...20)),
      count: 0...20
    ),
    "[(0, 2), (0, 1)]"
  ) { intervals in
    let sorted = intervals.map { $0.0..<($0.0 + $0.1) }.sorted { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for next in sorted {
      if let last = merged.last, next.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(next.upperBound, last.lowerBound)
      } else {
        merged.append(next)
      }
    }
    return Set(merged.joined()) == Set(sorted.joined())
  }

  static let graphCycle = Challenge(
    "graph cycle",
    Generator<Int>.integers(in: 1...8).flatMap { count in
      let node = Generator<Int>.integers(in: 0...(count - 1))
      return .array(of: zip(node, node), count: 0...30)
    },
    "[(0, 1), (1, 0)]"
  ) { edges in
    // Takes away nodes without a way out until none is left but those on a way to a cycle.
    var rest = edges.filter { $0.0 != $0.1 }
    while true {
      let starts = Set(rest.map(\.0))
      let next = rest.filter { starts.contains($0.1) }
      if next.count == rest.count { return rest.isEmpty }
      rest = next
    }
  }

  /// Removing a node with two children loses the left one.
  static let searchTree = Challenge(
    "search tree",
    .array(
      of: zip(.booleans, Generator<Int>.integers(in: 0...9)),
      count: 0...30
    ),
    "[(false, 1), (false, 0), (false, 2), (true, 1)]"
  ) { steps in
    var tree = SearchTree.empty
    var model: Set<Int> = []
    for (isRemoval, key) in steps {
      tree = isRemoval ? tree.removing(key) : tree.inserting(key)
      if isRemoval { model.remove(key) } else { model.insert(key) }
    }
    return tree.keys == model.sorted()
  }

  /// A difference is written without parentheses, and read from the left.
  static let subtraction = Challenge("subtraction", Difference.generator, "(- 0 (- 0 0))") { tree in
    let numbers = tree.numbers
    return numbers.dropFirst().reduce(.number(numbers[0])) { .minus($0, .number($1)) } == tree
  }

  static let matrix = Challenge(
    "matrix",
    zip(Generator<Int>.integers(in: 1...8), Generator<Int>.integers(in: 1...8)).flatMap {
      rows,
      columns in
      .array(of: .array(of: Generator<Int>.integers(in: 0...9), count: columns), count: rows)
    },
    "[[0, 7]]"
  ) { rows in
    rows.indices.allSatisfy { row in
      rows[row].indices.allSatisfy { $0 == row || rows[row][$0] != 7 }
    }
  }

  /// A row falls together with its column.
  static let diagonal = Challenge(
    "diagonal",
    Generator<Int>.integers(in: 1...5).flatMap { size in
      .array(of: .array(of: Generator<Int>.integers(in: 0...9), count: size), count: size)
    },
    "[[4, 0], [0, 9]]"
  ) { rows in rows.indices.reduce(0) { $0 + rows[$1][$1] } <= 12 }

  static let nesting = Challenge(
    "nesting",
    Generator<String>.recursive(size: 20, leaf: .constant("0")) { smaller in
      Generator<[String]>.array(of: smaller, count: 0...4)
        .map { "[" + $0.joined(separator: " ") + "]" }
    },
    "\"[[[]]]\""
  ) { !$0.contains("[[[") }

  static let equalValues = Challenge(
    "equal values",
    Generator<[Int: Int]>.dictionary(
      of: .integers(in: 0...1000),
      to: .integers(in: 0...1000),
      count: 0...20
    ).map { $0.sorted { $0.key < $1.key }.map { [$0.key, $0.value] } },
    "[[0, 0], [1, 0]]"
  ) { pairs in Set(pairs.map { $0[1] }).count == pairs.count }
}
