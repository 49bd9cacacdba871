/// The arguments of a command, told apart: options with their values, and operands.
struct ArgumentWords {
  /// "footing check".
  let place: String
  private(set) var values: [Option: String] = [:]
  private(set) var operands: [String] = []
  private let command: Command
  private let program: String
  private var rest: ArraySlice<String>

  /// No argument but a token is longer.
  static let maximumLength = 1_200_000

  init(
    _ words: ArraySlice<String>,
    for command: Command,
    program: String
  ) throws(ArgumentProblem) {
    self.command = command
    self.program = program
    place = "\(program) \(command.rawValue)"
    rest = words
    while let word = rest.popFirst() { try read(word) }
  }

  func problem(_ option: Option, _ reason: ArgumentProblem.Reason) -> ArgumentProblem {
    ArgumentProblem(place: "\(place) \(option.name)", reason: reason)
  }

  func problem(_ reason: ArgumentProblem.Reason) -> ArgumentProblem {
    ArgumentProblem(place: place, reason: reason)
  }

  private mutating func read(_ word: String) throws(ArgumentProblem) {
    guard word.utf8.count <= Self.maximumLength else {
      throw problem(.tooLong(word.utf8.count, limit: Self.maximumLength))
    }
    if word == "--" {
      for word in rest { try append(word) }
      rest = []
    } else if word == "-h" {
      values[.help] = ""
    } else if word.hasPrefix("-"), word != "-" {
      try readOption(word)
    } else {
      try append(word)
    }
  }

  private mutating func append(_ operand: String) throws(ArgumentProblem) {
    operands.append(operand)
    guard operands.count <= command.operandCounts.upperBound else {
      throw problem(.tooMany(operand))
    }
  }

  private mutating func readOption(_ word: String) throws(ArgumentProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = command.options + [.help]
    guard let option = known.first(where: { $0.name == name }) else {
      throw problem(.unknownOption(name, among: known.map(\.name)))
    }
    guard values[option] == nil else { throw problem(option, .repeated) }
    values[option] = try value(of: option, inline: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func value(
    of option: Option,
    inline: String?
  ) throws(ArgumentProblem) -> String {
    guard let placeholder = option.placeholder else {
      if let inline { throw problem(option, .unexpectedValue(inline)) }
      return ""
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw problem(option, .missingValue(placeholder: placeholder))
    }
    return value
  }
}

extension ArgumentWords {
  /// A whole number of `range`; `nil` where the option is not given.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(ArgumentProblem) -> Int? {
    guard let text = values[option] else { return nil }
    guard text.isDigits, let number = Int(text), range.contains(number) else {
      let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw problem(option, .notANumber(text, allowed: allowed))
    }
    return number
  }

  /// Any 64 bits, decimal or hexadecimal.
  func bits(_ option: Option) throws(ArgumentProblem) -> UInt64? {
    guard let text = values[option] else { return nil }
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = isHexadecimal ? String(text.dropFirst(2)) : text
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count <= 20,
      let bits = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else {
      let allowed = "a number below 2^64, decimal or 0x and hexadecimal digits"
      throw problem(option, .notANumber(text, allowed: allowed))
    }
    return bits
  }

  /// Seconds, with a fraction if need be.
  func seconds(_ option: Option) throws(ArgumentProblem) -> Double? {
    guard let text = values[option] else { return nil }
    let isPlain = text.utf8.count <= 20 && text.allSatisfy { $0 == "." || $0.isDigit }
    guard isPlain, let seconds = Double(text), (0.001...1_000_000).contains(seconds) else {
      let allowed = "seconds from 0.001 to 1000000"
      throw problem(option, .notANumber(text, allowed: allowed))
    }
    return seconds
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option
  ) throws(ArgumentProblem) -> Choice? {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw problem(option, .notOneOf(text, Choice.allCases.map(\.rawValue)))
    }
    return choice
  }
}

extension String {
  fileprivate var isDigits: Bool { !isEmpty && utf8.count <= 20 && allSatisfy(\.isDigit) }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
