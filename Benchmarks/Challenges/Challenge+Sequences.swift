import PropertyTesting

extension Challenge {
  static let lostDuplicate = Challenge(
    "lost duplicate",
    .array(of: Generator<Int>.integers(), count: 0...50),
    "[0, 0]"
  ) { Set($0).sorted() == $0.sorted() }

  static let exactSum = Challenge(
    "exact sum",
    .array(of: Generator<Int>.integers(in: 0...100), count: 0...20),
    "[50, 100, 100]"
  ) { $0.reduce(0, +) != 250 }

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

  static let twoLists = Challenge(
    "two lists",
    zip(
      .array(of: Generator<Int>.integers(in: 0...99), count: 0...10),
      .array(of: Generator<Int>.integers(in: 0...99), count: 0...10)
    ),
    "([1, 0, 0], [0, 0, 0])"
  ) { left, right in !(left.count == right.count && left.count >= 3 && left[0] > right[0]) }

  static let absentValues = Challenge(
    "absent values",
    .array(
      of: Generator<Int?>.optional(of: Generator<Int>.integers(in: -50...50)),
      count: 0...12
    ),
    "[nil, nil, Optional(6)]"
  ) { list in !(list.count { $0 == nil } >= 2 && list.contains { ($0 ?? 0) > 5 }) }

  static let thrice = Challenge("thrice", .strings(of: .ascii, count: 0...12), "\"aaa\"") { text in
    !text.contains { character in text.count { $0 == character } >= 3 }
  }

  static let chosenSum = Challenge(
    "chosen sum",
    .subset(of: [1, 2, 4, 8, 16, 32]),
    "[1, 4, 16]"
  ) { $0.reduce(0, +) != 21 }

  static let lastPlace = Challenge(
    "last place",
    .permutation(of: [1, 2, 3, 4, 5, 6]),
    "[2, 3, 4, 5, 6, 1]"
  ) { $0.last != 1 }
}
