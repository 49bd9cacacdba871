/// What is wrong with the arguments: where, what, and what to do.
struct ArgumentProblem: Error, Hashable {
  enum Reason: Hashable {
    case unknownCommand(String)
    case unknownOption(String, among: [String])
    case unknownName(String, among: [String])
    case emptyName
    case noScreen
    case law(String)
    case missingValue(placeholder: String)
    case unexpectedValue(String)
    case notANumber(String, allowed: String)
    case notOneOf(String, [String])
    case notAShard(String)
    case noShard(ShardProblem)
    case missingSeed
    case repeated
    case exclusive(with: String)
    case tooFew(String)
    case tooMany(String)
    case tooLong(Int, limit: Int)
    case token(String)
  }

  /// "footing check --cases".
  var place: String
  var reason: Reason
}

extension ArgumentProblem: CustomStringConvertible {
  var description: String { "\(place): \(reason)" }
}

extension ArgumentProblem.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "there is no command \(quoted(word)); \(advice(word, Command.visible.map(\.rawValue)))"
    case .unknownOption(let word, let known):
      "there is no option \(quoted(word)); \(advice(word, known))"
    case .unknownName(let word, let known):
      "no property's name contains \(quoted(word)); \(nameAdvice(word, known))"
    case .emptyName: "the name is empty; give a part of a name"
    case .noScreen: "no screen is among the properties; leave --devices out"
    case .law(let name): "\(quoted(name)) is a law and has no screen; give a screen's property"
    case .missingValue(let placeholder): "the value is missing; give \(placeholder) behind it"
    case .unexpectedValue(let word): "it takes no value, not \(quoted(word)); remove it"
    case .notANumber(let word, let allowed): "\(quoted(word)) can't be used; give \(allowed)"
    case .notOneOf(let word, let choices):
      "\(quoted(word)) can't be used; give \(choices.joined(separator: " or "))"
    case .notAShard(let word):
      "\(quoted(word)) is no shard; give auto, or I/N with I from 1 to N and N up to 100000"
    case .noShard(let problem): "\(problem)"
    case .missingSeed: "the shards of a run share its seed; give --seed, too"
    case .repeated: "it is given twice; give it once"
    case .exclusive(let other): "it can't be used with \(other); give one of them"
    case .tooFew(let operands): "nothing is given; give \(operands)"
    case .tooMany(let word): "\(quoted(word)) is one too many; remove it"
    case .tooLong(let length, let limit):
      "an argument has \(length) bytes; give at most \(limit)"
    case .token(let problem): problem
    }
  }

  private func advice(_ word: String, _ known: [String]) -> String {
    nearest(to: word, among: known).map { "did you mean \($0)?" } ?? "see --help"
  }

  private func nameAdvice(_ word: String, _ known: [String]) -> String {
    let nearest = nearest(to: word, among: known).map { "did you mean \(quoted($0))?" }
    return nearest ?? (known.isEmpty ? "there is no property" : "give a part of one that is listed")
  }
}

/// Text from outside as a message shows it: one line of printable characters, cut where it is long.
func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(60).map { scalar in
    scalar.properties.generalCategory.isPrintable ? String(scalar) : "\u{FFFD}"
  }
  return "\"\(shown.joined())\(text.unicodeScalars.count > 60 ? "…" : "")\""
}

extension Unicode.GeneralCategory {
  fileprivate var isPrintable: Bool {
    switch self {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
