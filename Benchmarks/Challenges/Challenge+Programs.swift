import PropertyTesting

extension Challenge {
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
}
