/// What was asked for on the command line.
struct BenchmarkArguments {
  var filter: String?
  var isJSON = false
  /// Few and short samples: to see that everything runs, not how fast.
  var isSmoke = false
  var isHelp = false

  static let help = """
    usage: Benchmarks [--filter TEXT] [--format text|json] [--smoke]

      --filter TEXT        only benchmarks whose name contains TEXT
      --format text|json   a table (the default), or a report with stable keys
      --smoke              few and short samples: shows that all runs, not how fast

    Each line is measured in samples of one operation repeated; "floors" is its median over that
    of a hand-written loop over flat arrays, measured in the same run.
    """

  init(_ arguments: [String]) throws(BenchmarkArgumentProblem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter": filter = try value(of: argument, &rest)
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
