/// What was asked for on the command line.
struct BenchmarkArguments {
  var command = BenchmarkCommand.times
  var filter: String?
  /// How many seeds a table is measured over; nil for as many as is usual for it.
  var seeds: Int?
  /// How many tokens are damaged, or cases run; nil for as many as is usual.
  var count: Int?
  var isJSON = false
  /// Few and short samples: to see that everything runs, not how fast.
  var isSmoke = false
  var isHelp = false

  static let help = """
    usage: Benchmarks [COMMAND] [--filter TEXT] [--seeds N] [--count N]
                             [--format text|json] [--smoke]

      times                times of operations (the default)
      challenges           what shrinking reaches on the public challenges, beside Hypothesis
      further              what shrinking reaches on further properties
      directed             how soon faults of screens are found, at random and directed by margins
      tokens               what becomes of damaged tokens
      throughput           cases a second, and memory, at growing numbers of cases

      --filter TEXT        only lines whose name contains TEXT
      --seeds N            how many seeds a table is measured over, from seed 1 on
      --count N            how many tokens are damaged, or cases run at most
      --format text|json   times as a table (the default), or as a report with stable keys
      --smoke              few and short samples: shows that all runs, not how fast

    Each time is measured in samples of one operation repeated; "floors" is its median over that
    of a hand-written loop over flat arrays, measured in the same run.
    """

  init(_ arguments: [String]) throws(BenchmarkArgumentProblem) {
    var rest = arguments[...]
    if let command = rest.first.flatMap(BenchmarkCommand.init) {
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter": filter = try value(of: argument, &rest)
      case "--seeds": seeds = try count(try value(of: argument, &rest), of: argument)
      case "--count": count = try count(try value(of: argument, &rest), of: argument)
      case "--format": isJSON = try format(try value(of: argument, &rest))
      case "--smoke": isSmoke = true
      case "--help", "-h": isHelp = true
      default: throw BenchmarkArgumentProblem("\(argument.prefix(80)): unknown; see --help")
      }
    }
  }

  private func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(BenchmarkArgumentProblem) -> String {
    guard let value = rest.popFirst() else {
      throw BenchmarkArgumentProblem("\(option): there is no value; give one after it")
    }
    return value
  }

  private func count(_ value: String, of option: String) throws(BenchmarkArgumentProblem) -> Int {
    guard let count = Int(value), count > 0 else {
      throw BenchmarkArgumentProblem("\(option): \(value.prefix(80)); give a number, 1 or more")
    }
    return count
  }

  private func format(_ value: String) throws(BenchmarkArgumentProblem) -> Bool {
    switch value {
    case "json": return true
    case "text": return false
    default:
      throw BenchmarkArgumentProblem("--format: \(value.prefix(80)); give text or json")
    }
  }
}

struct BenchmarkArgumentProblem: Error, Hashable {
  var description: String

  init(_ description: String) { self.description = description }
}
