/// A system that runs the parts of a job side by side, and how it tells each which part it is.
struct ShardEnvironment: Hashable {
  var name: String
  /// The variable with the part's place.
  var index: String
  /// The variable with the number of parts.
  var count: String
  /// The place of the first part.
  var first: Origin = .number(0)

  enum Origin: Hashable {
    case number(Int)
    /// A variable says it; a further one, if it is there, how far places are apart.
    case variable(String, step: String)
  }

  /// The number of parts, where the system does not tell it.
  static let countOfOurs = "FOOTING_SHARD_COUNT"

  static let all = [
    ShardEnvironment(
      name: "Kubernetes indexed Job",
      index: "JOB_COMPLETION_INDEX",
      count: countOfOurs
    ),
    ShardEnvironment(
      name: "Slurm array",
      index: "SLURM_ARRAY_TASK_ID",
      count: "SLURM_ARRAY_TASK_COUNT",
      first: .variable("SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP")
    ),
    ShardEnvironment(
      name: "GitLab",
      index: "CI_NODE_INDEX",
      count: "CI_NODE_TOTAL",
      first: .number(1)
    ),
    ShardEnvironment(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    ShardEnvironment(
      name: "Buildkite",
      index: "BUILDKITE_PARALLEL_JOB",
      count: "BUILDKITE_PARALLEL_JOB_COUNT"
    ),
    ShardEnvironment(
      name: "Bitbucket",
      index: "BITBUCKET_PARALLEL_STEP",
      count: "BITBUCKET_PARALLEL_STEP_COUNT"
    ),
    ShardEnvironment(
      name: "Semaphore",
      index: "SEMAPHORE_JOB_INDEX",
      count: "SEMAPHORE_JOB_COUNT",
      first: .number(1)
    ),
    ShardEnvironment(
      name: "Azure Pipelines",
      index: "SYSTEM_JOBPOSITIONINPHASE",
      count: "SYSTEM_TOTALJOBSINPHASE",
      first: .number(1)
    ),
    ShardEnvironment(
      name: "GNU parallel",
      index: "PARALLEL_SEQ",
      count: countOfOurs,
      first: .number(1)
    ),
  ]
}

/// Why an environment does not say which shard is to be run.
enum ShardProblem: Error, Hashable {
  case none
  case several([String])
  case missing(String, beside: String)
  case notANumber(variable: String, String)
  case outside(index: String, String, count: String, String)
}

extension Shard {
  /// The shard that the environment of `variables` asks for.
  init(of variables: [String: String]) throws(ShardProblem) {
    let found = ShardEnvironment.all.filter { variables[$0.index] != nil }
    guard let environment = found.first else { throw .none }
    guard found.count == 1 else { throw .several(found.map(\.index)) }
    try self.init(environment, variables)
  }

  private init(
    _ environment: ShardEnvironment,
    _ variables: [String: String]
  ) throws(ShardProblem) {
    func number(_ variable: String) throws(ShardProblem) -> Int {
      guard let text = variables[variable] else {
        throw .missing(variable, beside: environment.index)
      }
      guard let number = Int(digits: text) else { throw .notANumber(variable: variable, text) }
      return number
    }

    let place = try number(environment.index)
    let count = try number(environment.count)
    var (first, step) = (0, 1)
    switch environment.first {
    case .number(let number): first = number
    case .variable(let variable, let stepVariable):
      first = try number(variable)
      if variables[stepVariable] != nil { step = try number(stepVariable) }
    }
    let isOnStep = step > 0 && place >= first && (place - first).isMultiple(of: step)
    guard isOnStep, let shard = Shard(number: (place - first) / step + 1, of: count) else {
      throw .outside(index: environment.index, "\(place)", count: environment.count, "\(count)")
    }
    self = shard
  }
}

extension Int {
  /// Reads a number of up to nine digits and nothing else.
  fileprivate init?(digits: String) {
    let isPlain = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isPlain, (1...9).contains(digits.utf8.count), let number = Int(digits) else { return nil }
    self = number
  }
}

extension ShardProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .none:
      "no variable of the environment tells the shard; give I/N, or run it under "
        + ShardEnvironment.all.map { "\($0.name) (\($0.index))" }.joined(separator: ", ")
    case .several(let variables):
      "\(variables.joined(separator: " and ")) each tell a shard; give I/N"
    case .missing(ShardEnvironment.countOfOurs, let other):
      "\(other) is there, and \(ShardEnvironment.countOfOurs) is not; "
        + "set it to the number of shards"
    case .missing(let variable, let other):
      "\(other) is there, and \(variable) is not; give I/N"
    case .notANumber(let variable, let text):
      "\(variable) is \(quoted(text)), which is no whole number of up to nine digits; give I/N"
    case .outside(let index, let place, let count, let number):
      "\(index) is \(place) and \(count) is \(number), which is no shard; give I/N"
    }
  }
}
