import ScreenVerification

/// What the arguments ask for.
enum Invocation: Hashable {
  case help(Command?)
  case check(CheckSettings)
  case `try`(TrySettings)
  case compare(CompareSettings)
  case replay(tokens: [String], Format)
  case show(String)
  case list(Format)
  case merge(files: [String], Format)
  case worker
}

/// How results are written.
enum Format: String, CaseIterable {
  case text
  case json
}

/// What `check` is asked for.
struct CheckSettings: Hashable {
  var names: [String] = []
  var cases = Command.check.standardCases
  /// `nil` for a random one.
  var seed: UInt64?
  /// `nil` for one a core.
  var jobs: Int?
  var isOnDevices = false
  var format = Format.text
  /// Seconds.
  var timeLimit: Double?
  /// Seconds.
  var caseTimeLimit = 10.0
  var onlyCase: Int?
  var shard: Shard?
  /// The environment tells the shard.
  var isShardAutomatic = false
}

/// What `try` is asked for.
struct TrySettings: Hashable {
  /// Swift files, and folders of them.
  var files: [String]
  var cases = Command.try.standardCases
  /// `nil` for a random one.
  var seed: UInt64?
  /// `nil` for one a core.
  var jobs: Int?
  var format = Format.text
  /// Seconds.
  var timeLimit: Double?
  /// Seconds.
  var caseTimeLimit = 10.0
  /// A token whose case is run and no other.
  var replayed: String?
}

/// How tables are written.
enum TableFormat: String, CaseIterable {
  case text
  case markdown
}

/// What `compare` is asked for.
struct CompareSettings: Hashable {
  var names: [String] = []
  var cases = Command.compare.standardCases
  var seed: UInt64 = 1
  /// `nil` for one a core.
  var jobs: Int?
  var format = TableFormat.text
}

/// One of several equal parts of a run.
struct Shard: Hashable {
  /// Counted from 1.
  var number: Int
  var count: Int

  /// As it is typed: "2/4".
  var text: String { "\(number)/\(count)" }

  /// The part of `cases` that is this shard's.
  func part(of cases: Range<Int>) -> Range<Int> {
    bound(number - 1, cases)..<bound(number, cases)
  }

  private func bound(_ number: Int, _ cases: Range<Int>) -> Int {
    let (quotient, remainder) = cases.count.quotientAndRemainder(dividingBy: count)
    return cases.lowerBound + quotient * number + min(number, remainder)
  }
}

extension Shard {
  private static let mostShards = 100_000

  /// Reads "2/4"; `nil` where that is no part of a run.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard text.utf8.count <= 20, numbers.count == 2, let number = numbers[0],
      let count = numbers[1]
    else { return nil }
    self.init(number: number, of: count)
  }

  /// `nil` where there is no such part.
  init?(number: Int, of count: Int) {
    guard (1...Self.mostShards).contains(count), (1...count).contains(number) else { return nil }
    self.init(number: number, count: count)
  }
}

extension Invocation {
  /// Reads what stands behind the program's name.
  ///
  /// - Throws: ``ArgumentProblem`` with the first argument that can't be used.
  init(_ arguments: [String], program: String) throws(ArgumentProblem) {
    guard let word = arguments.first, !["--help", "-h"].contains(word) else {
      self = .help(nil)
      return
    }
    guard let command = Command(rawValue: word) else {
      throw ArgumentProblem(place: program, reason: .unknownCommand(word))
    }
    let words = try ArgumentWords(arguments.dropFirst(), for: command, program: program)
    self = try words.values[.help] == nil ? Invocation(command, words) : .help(command)
  }

  private init(_ command: Command, _ words: ArgumentWords) throws(ArgumentProblem) {
    guard words.operands.count >= command.operandCounts.lowerBound else {
      throw words.problem(.tooFew(command.operands))
    }
    switch command {
    case .check: self = .check(try CheckSettings(words))
    case .try: self = .try(try TrySettings(words))
    case .compare: self = .compare(try CompareSettings(words))
    case .replay: self = .replay(tokens: words.operands, try words.choice(.format) ?? .text)
    case .show: self = .show(words.operands[0])
    case .list: self = .list(try words.choice(.format) ?? .text)
    case .merge: self = .merge(files: words.operands, try words.choice(.format) ?? .json)
    case .help: self = .help(try words.operands.first.map(visibleCommand))
    case .worker: self = .worker
    }

    func visibleCommand(_ word: String) throws(ArgumentProblem) -> Command {
      guard let command = Command(rawValue: word) else {
        throw words.problem(.unknownCommand(word))
      }
      return command
    }
  }
}

extension CheckSettings {
  fileprivate init(_ words: ArgumentWords) throws(ArgumentProblem) {
    names = words.operands
    cases = try words.number(.cases, in: 1...1_000_000_000_000) ?? cases
    seed = try words.bits(.seed)
    jobs = try words.number(.jobs, in: 1...256)
    isOnDevices = words.values[.devices] != nil
    format = try words.choice(.format) ?? format
    timeLimit = try words.seconds(.timeLimit)
    caseTimeLimit = try words.seconds(.caseTimeLimit) ?? caseTimeLimit
    onlyCase = try words.number(.only, in: 0...1_000_000_000_000)
    isShardAutomatic = words.values[.shard] == "auto"
    if !isShardAutomatic { shard = try words.shard() }
    try words.forbid([.cases, .only], with: .devices)
    try words.forbid([.cases, .shard], with: .only)
    guard seed != nil || !isShardAutomatic else {
      throw words.problem(.shard, .missingSeed)
    }
  }
}

extension TrySettings {
  fileprivate init(_ words: ArgumentWords) throws(ArgumentProblem) {
    files = words.operands
    cases = try words.number(.cases, in: 1...1_000_000_000_000) ?? cases
    seed = try words.bits(.seed)
    jobs = try words.number(.jobs, in: 1...256)
    format = try words.choice(.format) ?? format
    timeLimit = try words.seconds(.timeLimit)
    caseTimeLimit = try words.seconds(.caseTimeLimit) ?? caseTimeLimit
    replayed = words.values[.replay]
    try words.forbid([.cases, .seed, .jobs, .timeLimit], with: .replay)
  }
}

extension CompareSettings {
  fileprivate init(_ words: ArgumentWords) throws(ArgumentProblem) {
    names = words.operands
    cases = try words.number(.cases, in: 1...1_000_000_000_000) ?? cases
    seed = try words.bits(.seed) ?? seed
    jobs = try words.number(.jobs, in: 1...256)
    format = try words.choice(.table) ?? format
  }
}

extension ArgumentWords {
  fileprivate func shard() throws(ArgumentProblem) -> Shard? {
    guard let text = values[.shard] else { return nil }
    guard let shard = Shard(text) else { throw problem(.shard, .notAShard(text)) }
    return shard
  }

  fileprivate func forbid(_ options: [Option], with other: Option) throws(ArgumentProblem) {
    guard values[other] != nil else { return }
    for option in options where values[option] != nil {
      throw problem(option, .exclusive(with: other.name))
    }
  }
}
