import PropertyTesting

/// Thirty more properties with a fault, of other shapes than the public challenges.
extension Challenge {
  static let further: [Challenge] = [
    intervals, graphCycle, runLengths, leapDay, searchTree, halfNumber, subtraction, lostDuplicate,
    overdraft, glob, leastRecentlyUsed, matrix, longScalar, lastPlace, stackMachine, equalValues,
    negativeDuration, nesting, squareRoot, exactSum,
    thrice, chosenSum, absentValues, twoLists, diagonal, counter, window,
    closeNumbers, halves, tallBox,
  ]

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

  /// "aab" is written "a2b1", which can't be told from digits in the text.
  static let runLengths = Challenge(
    "run lengths",
    .strings(of: .ascii, count: 0...20),
    "\"a0\""
  ) { text in
    var encoded: [Character] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      encoded += [first] + Array("\(run.count)")
      rest = rest.dropFirst(run.count)
    }
    var decoded = ""
    while let first = encoded.first {
      let digits = encoded.dropFirst().prefix { $0.isNumber }
      decoded += String(repeating: first, count: min(Int(String(digits)) ?? 0, 1000))
      encoded.removeFirst(1 + digits.count)
    }
    return decoded == text
  }

  /// Every fourth year is taken for a leap year, full centuries among them.
  static let leapDay = Challenge(
    "leap day",
    zip(
      Generator<Int>.integers(in: 1600...2400, simplest: 2000),
      Generator<Int>.integers(in: 1...12),
      Generator<Int>.integers(in: 1...31)
    ),
    "(2100, 2, 29)"
  ) { year, month, day in
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return !(month == 2 && day == 29 && year % 4 == 0 && !isLeap)
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

  static let halfNumber = Challenge(
    "half number",
    .doubles(in: -1000...1000),
    "10.5"
  ) { $0 < 10 || $0 == $0.rounded() }

  /// A difference is written without parentheses, and read from the left.
  static let subtraction = Challenge("subtraction", Difference.generator, "(- 0 (- 0 0))") { tree in
    let numbers = tree.numbers
    return numbers.dropFirst().reduce(.number(numbers[0])) { .minus($0, .number($1)) } == tree
  }

  static let lostDuplicate = Challenge(
    "lost duplicate",
    .array(of: Generator<Int>.integers(), count: 0...50),
    "[0, 0]"
  ) { Set($0).sorted() == $0.sorted() }

  static let overdraft = Challenge(
    "overdraft",
    .array(of: Generator<Int>.integers(in: -100...100), count: 0...50),
    "[-51, -100]"
  ) { amounts in
    var balance = 0
    return amounts.allSatisfy { amount in
      balance += amount
      return balance >= -150
    }
  }

  /// A star is taken to stand for one letter at least.
  static let glob = Challenge(
    "glob",
    zip(
      .array(of: Generator<Character>.element(of: ["a", "b", "*"]), count: 0...6),
      .array(of: Generator<Character>.element(of: ["a", "b"]), count: 0...8)
    ),
    "([\"*\"], [])"
  ) { pattern, text in
    matches(pattern[...], text[...], emptyStar: true)
      == matches(pattern[...], text[...], emptyStar: false)
  }

  private static func matches(
    _ pattern: ArraySlice<Character>,
    _ text: ArraySlice<Character>,
    emptyStar: Bool
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    guard first == "*" else {
      return first == text.first
        && matches(pattern.dropFirst(), text.dropFirst(), emptyStar: emptyStar)
    }
    return ((emptyStar ? 0 : 1)..<max(text.count + 1, 1)).contains { count in
      matches(pattern.dropFirst(), text.dropFirst(count), emptyStar: emptyStar)
    }
  }
}

extension Challenge {
  /// Reading an entry does not count as using it.
  static let leastRecentlyUsed = Challenge(
    "least recently used",
    .array(
      of: zip(.booleans, Generator<Int>.integers(in: 0...3)),
      count: 0...30
    ),
    "[(false, 0), (false, 1), (true, 0), (false, 2), (true, 0)]"
  ) { steps in
    var (real, faulty) = ([Int](), [Int]())
    for (isReading, key) in steps {
      if isReading {
        guard real.contains(key) == faulty.contains(key) else { return false }
        if real.contains(key) { real = real.filter { $0 != key } + [key] }
      } else {
        real = (real.filter { $0 != key } + [key]).suffix(2)
        faulty = (faulty.filter { $0 != key } + [key]).suffix(2)
      }
    }
    return true
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

  static let longScalar = Challenge(
    "long scalar",
    Generator<[Unicode.Scalar]>.array(of: .scalars, count: 0...20).map { $0.map(\.value) },
    "[2048]"
  ) { $0.allSatisfy { $0 < 0x800 } }

  static let lastPlace = Challenge(
    "last place",
    .permutation(of: [1, 2, 3, 4, 5, 6]),
    "[2, 3, 4, 5, 6, 1]"
  ) { $0.last != 1 }

  static let stackMachine = Challenge(
    "stack machine",
    .array(
      of: Generator<String>.oneOf(
        Generator<Int>.integers(in: 0...99).map { "push \($0)" },
        .constant("add"),
        .constant("divide")
      ),
      count: 0...30
    ),
    "[\"push 0\", \"push 0\", \"divide\"]"
  ) { program in
    var stack: [Int] = []
    for step in program {
      if let number = Int(step.dropFirst(5)) {
        stack.append(number)
      } else if stack.count > 1 {
        let (right, left) = (stack.removeLast(), stack.removeLast())
        if step == "divide" && right == 0 { return false }
        stack.append(step == "add" ? left + right : left / right)
      }
    }
    return true
  }

  static let equalValues = Challenge(
    "equal values",
    Generator<[Int: Int]>.dictionary(
      of: .integers(in: 0...1000),
      to: .integers(in: 0...1000),
      count: 0...20
    ).map { $0.sorted { $0.key < $1.key }.map { [$0.key, $0.value] } },
    "[[0, 0], [1, 0]]"
  ) { pairs in Set(pairs.map { $0[1] }).count == pairs.count }

  static let negativeDuration = Challenge(
    "negative duration",
    zip(Generator<Int>.integers(in: 0...1439), Generator<Int>.integers(in: 0...1439)),
    "(61, 0)"
  ) { $0 - $1 <= 60 }

  static let nesting = Challenge(
    "nesting",
    Generator<String>.recursive(size: 20, leaf: .constant("0")) { smaller in
      Generator<[String]>.array(of: smaller, count: 0...4)
        .map { "[" + $0.joined(separator: " ") + "]" }
    },
    "\"[[[]]]\""
  ) { !$0.contains("[[[") }

  static let squareRoot = Challenge("square root", .doubles(in: 0...1000), "2.0") {
    $0.squareRoot() * $0.squareRoot() == $0
  }

  static let exactSum = Challenge(
    "exact sum",
    .array(of: Generator<Int>.integers(in: 0...100), count: 0...20),
    "[50, 100, 100]"
  ) { $0.reduce(0, +) != 250 }
}

extension Challenge {
  static let thrice = Challenge("thrice", .strings(of: .ascii, count: 0...12), "\"aaa\"") { text in
    !text.contains { character in text.count { $0 == character } >= 3 }
  }

  static let chosenSum = Challenge(
    "chosen sum",
    .subset(of: [1, 2, 4, 8, 16, 32]),
    "[1, 4, 16]"
  ) { $0.reduce(0, +) != 21 }

  static let absentValues = Challenge(
    "absent values",
    .array(
      of: Generator<Int?>.optional(of: Generator<Int>.integers(in: -50...50)),
      count: 0...12
    ),
    "[nil, nil, Optional(6)]"
  ) { list in !(list.count { $0 == nil } >= 2 && list.contains { ($0 ?? 0) > 5 }) }

  static let twoLists = Challenge(
    "two lists",
    zip(
      .array(of: Generator<Int>.integers(in: 0...99), count: 0...10),
      .array(of: Generator<Int>.integers(in: 0...99), count: 0...10)
    ),
    "([1, 0, 0], [0, 0, 0])"
  ) { left, right in !(left.count == right.count && left.count >= 3 && left[0] > right[0]) }

  /// A row falls together with its column.
  static let diagonal = Challenge(
    "diagonal",
    Generator<Int>.integers(in: 1...5).flatMap { size in
      .array(of: .array(of: Generator<Int>.integers(in: 0...9), count: size), count: size)
    },
    "[[4, 0], [0, 9]]"
  ) { rows in rows.indices.reduce(0) { $0 + rows[$1][$1] } <= 12 }

  /// Steps of 1 to 9 up, of 1 down, and back to 0; broken above 20 once it was back.
  static let counter = Challenge(
    "counter",
    .array(
      of: Generator<Int>.oneOf(.integers(in: 1...9), .constant(-1), .constant(0)),
      count: 0...25
    ),
    "[0, 3, 9, 9]"
  ) { steps in
    var (count, wasReset) = (0, false)
    return steps.allSatisfy { step in
      count = step == 0 ? 0 : count + step
      wasReset = wasReset || step == 0
      return !(wasReset && count > 20)
    }
  }

  static let closeNumbers = Challenge(
    "close numbers",
    zip(.doubles(in: -100...100), .doubles(in: -100...100)),
    "(0.0, 0.3333333333333333)"
  ) { low, high in !(high - low > 0 && high - low < 0.5) }

  static let halves = Challenge(
    "halves",
    .array(of: .doubles(in: 0...100), count: 0...10),
    "[0.5, 0.5]"
  ) { list in list.count { $0 != $0.rounded() } < 2 }

  static let tallBox = Challenge(
    "tall box",
    zip(.doubles(in: 1...500), .doubles(in: 1...500)),
    "(1.0, 101.0)"
  ) { width, height in height <= width + 99.5 }

  static let window = Challenge(
    "window",
    .array(of: Generator<Int>.integers(in: 0...20), count: 0...30),
    "[0, 7, 0, 7]"
  ) { list in
    !list.indices.dropLast(3).contains { place in
      list[place] == list[place + 2] && list[place + 1] == list[place + 3]
        && list[place + 1] - list[place] == 7
    }
  }
}

/// A search tree, for the challenge of that name.
indirect enum SearchTree: Sendable {
  case empty
  case node(SearchTree, Int, SearchTree)

  var keys: [Int] {
    switch self {
    case .empty: []
    case .node(let left, let key, let right): left.keys + [key] + right.keys
    }
  }

  func inserting(_ new: Int) -> SearchTree {
    switch self {
    case .empty: .node(.empty, new, .empty)
    case .node(let left, let key, let right):
      new == key
        ? self
        : new < key
          ? .node(left.inserting(new), key, right) : .node(left, key, right.inserting(new))
    }
  }

  func removing(_ old: Int) -> SearchTree {
    switch self {
    case .empty: .empty
    case .node(.empty, old, let rest), .node(let rest, old, .empty): rest
    case .node(_, old, let right): right
    case .node(let left, let key, let right):
      old < key ? .node(left.removing(old), key, right) : .node(left, key, right.removing(old))
    }
  }
}

/// Numbers and differences of them, for the challenge "subtraction".
indirect enum Difference: Sendable, Equatable, CustomStringConvertible {
  case number(Int)
  case minus(Difference, Difference)

  static let generator = Generator<Difference>.recursive(
    size: 20,
    leaf: Generator<Int>.integers(in: 0...99).map(Difference.number)
  ) { smaller in zip(smaller, smaller).map { .minus($0, $1) } }

  var numbers: [Int] {
    switch self {
    case .number(let number): [number]
    case .minus(let left, let right): left.numbers + right.numbers
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .minus(let left, let right): "(- \(left) \(right))"
    }
  }
}
