/// A setting that is given by its name: `--cases 100` or `--cases=100`.
enum Option: String, CaseIterable {
  case cases
  case seed
  case jobs
  case devices
  case format
  case table
  case timeLimit = "time-limit"
  case caseTimeLimit = "case-time-limit"
  case only = "case"
  case shard
  case replay
  case help

  /// As it is typed.
  var name: String { self == .table ? Option.format.name : "--\(rawValue)" }

  /// What stands behind the name; `nil` where nothing does.
  var placeholder: String? {
    switch self {
    case .cases, .jobs: "N"
    case .seed, .timeLimit, .caseTimeLimit: "S"
    case .only: "I"
    case .format: "text|json"
    case .table: "text|markdown"
    case .shard: "I/N|auto"
    case .replay: "TOKEN"
    case .devices, .help: nil
    }
  }

  /// Lines of help.
  func meaning(for command: Command) -> [String] {
    switch self {
    case .cases: ["random cases a property (\(command.standardCases))"]
    case .seed: ["what cases are made from, decimal or 0x…", "(a random one, which is printed)"]
    case .jobs: ["worker processes; the outcome is the same for any number", "(one a core)"]
    case .devices: ["every catalogued device instead of random screens"]
    case .format, .table: ["how the result is written (text)"]
    case .timeLimit: ["seconds after which no further case is begun (none)"]
    case .caseTimeLimit: ["seconds after which a single case counts as hanging (10)"]
    case .only: ["run case I of the seed and no other"]
    case .shard:
      [
        "run the I-th of N equal parts of the cases; auto takes I and N from",
        "the variables of Slurm, GitLab, CircleCI, Buildkite and others, and",
        "I alone from those of Kubernetes and GNU parallel, where N is",
        "$\(ShardEnvironment.countOfOurs)",
      ]
    case .replay: ["run the case of a token again, and no other"]
    case .help: ["explain the command"]
    }
  }
}
