import PropertyTesting

/// Ten properties with a fault, written once the first steps of shrinking were done. On five of them those fell
/// short of the normal form; the steps added since were made with these in sight.
extension Challenge {
  package static let unseen: [Challenge] = [
    meetings, twoColours, keyedText, monthForth, heapSort, optimizer, possessiveStar, backAgain,
    brackets, versions,
  ]

  /// Only neighbours are looked at for a clash, though a long meeting may reach beyond the next one.
  static let meetings = Challenge(
    "meetings",
    .array(
      of: zip(Generator<Int>.integers(in: 0...23), Generator<Int>.integers(in: 1...8)),
      count: 0...12
    ),
    "[(0, 3), (1, 1), (2, 1)]"
  ) { meetings in
    let sorted = meetings.sorted { $0.0 < $1.0 }
    return !sorted.indices.dropLast(2).contains { place in
      sorted[place].0 < sorted[place + 1].0 && sorted[place + 1].0 < sorted[place + 2].0
        && sorted[place].0 + sorted[place].1 > sorted[place + 2].0
    }
  }

  /// A graph with a circle of odd length can't be coloured.
  static let twoColours = Challenge(
    "two colours",
    .array(
      of: zip(Generator<Int>.integers(in: 0...6), Generator<Int>.integers(in: 0...6)),
      count: 0...20
    ),
    "[(0, 1), (0, 2), (1, 2)]"
  ) { edges in
    let real = edges.filter { $0.0 != $0.1 }
    return (0..<128).contains { colours in
      real.allSatisfy { colours >> $0.0 & 1 != colours >> $0.1 & 1 }
    }
  }

  /// Pairs are written as "key=value", joined by semicolons, and nothing is escaped.
  static let keyedText = Challenge(
    "keyed text",
    .array(of: zip(word, word), count: 0...5),
    "[(\"\", \";\")]"
  ) { pairs in
    let text = pairs.map { "\($0.0)=\($0.1)" }.joined(separator: ";")
    let parts = text.isEmpty ? [] : text.split(separator: ";", omittingEmptySubsequences: false)
    let parsed = parts.map { part in
      part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return parsed == pairs.map { [Substring($0.0), Substring($0.1)] }
  }

  private static let word = Generator<String>.strings(
    of: .element(of: ["a", "b", "=", ";"]),
    count: 0...4
  )

  /// A month later and a month back is the same day.
  static let monthForth = Challenge(
    "month forth",
    zip(
      Generator<Int>.integers(in: 1900...2100, simplest: 2000),
      Generator<Int>.integers(in: 1...12),
      Generator<Int>.integers(in: 1...31)
    ).filter { $2 <= days(in: $1, of: $0) },
    "(2000, 1, 30)"
  ) { year, month, day in
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    let later = min(day, days(in: next.1, of: next.0))
    return min(later, days(in: month, of: year)) == day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Sinking looks at the left child only.
  static let heapSort = Challenge(
    "heap sort",
    .array(of: Generator<Int>.integers(in: 0...99), count: 0...30),
    "[0, 0, 0, 1, 1]"
  ) { list in
    var heap = list.sorted()
    var sorted: [Int] = []
    while let last = heap.popLast() {
      guard let first = heap.first else { return (sorted + [last]) == list.sorted() }
      sorted.append(first)
      heap[0] = last
      var place = 0
      while 2 * place + 1 < heap.count, heap[2 * place + 1] < heap[place] {
        heap.swapAt(place, 2 * place + 1)
        place = 2 * place + 1
      }
    }
    return true
  }

  /// Swaps are left out where there is an even number of them, whatever stands between.
  static let optimizer = Challenge(
    "optimizer",
    .array(
      of: Generator<String>.oneOf(
        Generator<Int>.integers(in: 1...9).map { "add \($0)" },
        .constant("swap"),
        .constant("double")
      ),
      count: 0...25
    ),
    "[\"swap\", \"add 1\", \"swap\"]"
  ) { program in
    let swaps = program.count { $0 == "swap" }
    return result(of: program)
      == result(of: swaps % 2 == 0 ? program.filter { $0 != "swap" } : program)
  }

  private static func result(of program: [String]) -> [Int] {
    program.reduce([0, 0]) { pair, step in
      switch step {
      case "swap": [pair[1], pair[0]]
      case "double": [pair[0] &* 2, pair[1]]
      default: [pair[0] &+ (Int(step.dropFirst(4)) ?? 0), pair[1]]
      }
    }
  }

  /// A star takes all it can and gives nothing back.
  static let possessiveStar = Challenge(
    "possessive star",
    zip(
      .array(
        of: zip(Generator<Character>.element(of: ["a", "b", "c"]), .booleans),
        count: 0...6
      ),
      .array(of: Generator<Character>.element(of: ["a", "b", "c"]), count: 0...8)
    ),
    "([(\"a\", true), (\"a\", false)], [\"a\"])"
  ) { pattern, text in
    matches(pattern[...], text[...], givesBack: true)
      == matches(pattern[...], text[...], givesBack: false)
  }

  private static func matches(
    _ pattern: ArraySlice<(Character, Bool)>,
    _ text: ArraySlice<Character>,
    givesBack: Bool
  ) -> Bool {
    guard let (character, isStarred) = pattern.first else { return text.isEmpty }
    let run = text.prefix { $0 == character }.count
    let rest = pattern.dropFirst()
    guard isStarred else {
      return run > 0 && matches(rest, text.dropFirst(), givesBack: givesBack)
    }
    return ((givesBack ? 0 : run)...run).contains { count in
      matches(rest, text.dropFirst(count), givesBack: givesBack)
    }
  }

  /// What is added is taken away again.
  static let backAgain = Challenge(
    "back again",
    zip(.doubles(in: -1000...1000), .doubles(in: -1000...1000)),
    "(1.0, 0.6666666666666666)"
  ) { $0 + $1 - $1 == $0 }

  /// Each kind of bracket is counted by itself.
  static let brackets = Challenge(
    "brackets",
    .array(of: Generator<Character>.element(of: ["(", ")", "[", "]"]), count: 0...20),
    "[\"(\", \"[\", \")\", \"]\"]"
  ) { text in
    var stack: [Character] = []
    var depths: [Character: Int] = [:]
    var (isNested, isCounted) = (true, true)
    for character in text {
      switch character {
      case "(", "[":
        stack.append(character)
        depths[character, default: 0] += 1
      default:
        let opening: Character = character == ")" ? "(" : "["
        if stack.popLast() != opening { isNested = false }
        depths[opening, default: 0] -= 1
        if depths[opening] == -1 { isCounted = false }
      }
    }
    return (isNested && stack.isEmpty) == (isCounted && depths.values.allSatisfy { $0 == 0 })
  }

  /// Versions are compared as text.
  static let versions = Challenge(
    "versions",
    zip(
      .array(of: Generator<Int>.integers(in: 0...30), count: 1...3),
      .array(of: Generator<Int>.integers(in: 0...30), count: 1...3)
    ),
    "([2], [10])"
  ) { left, right in
    let texts = [left, right].map { $0.map(String.init).joined(separator: ".") }
    return (texts[0] < texts[1]) == left.lexicographicallyPrecedes(right)
  }
}
