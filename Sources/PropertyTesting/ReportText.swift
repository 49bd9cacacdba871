extension Counterexample: CustomStringConvertible {
  /// The values, the reason, what they were shrunk from and where they were found: one line each.
  public var description: String {
    lines.joined(separator: "\n")
  }

  /// The lines of ``description``.
  public var lines: [String] {
    values.map(\.line) + ["reason: \(reason)"]
      + margin.map { ["margin: \($0)"] }.orNone
      + originLines
  }

  private var originLines: [String] {
    let work =
      "\(counted(shrinks, "shrink")), \(counted(evaluations, "evaluation"))\(ending.remark)"
    return shrinks == 0
      ? ["not shrunk: nothing simpler was found (\(work))"]
      : ["shrunk from: \(original.map(\.text).joined(separator: ", ")) (\(work))"]
  }
}

extension Counterexample {
  /// The lines of a failure that is not the first.
  fileprivate var asFurther: [String] {
    let place = firstFailingCase.map { ["found: case \($0)"] } ?? []
    return ["  it also fails in another way"] + (lines + place).map { "    " + $0 }
  }
}

extension Counterexample.Ending {
  /// What a report adds where shrinking was cut short.
  fileprivate var remark: String {
    switch self {
    case .minimal: ""
    case .outOfEvaluations: ", cut short by the limit of evaluations; \(continuation)"
    case .outOfTime: ", cut short by the time limit; \(continuation)"
    case .stalled: ", cut short as nothing simpler was found for long; \(continuation)"
    }
  }
}

private let continuation = "its token goes on shrinking from there"

extension Report: CustomStringConvertible {
  public var description: String {
    ([summary] + run.labelLines.map { "  \($0)" } + remarks.map { "  note: \($0)" })
      .joined(separator: "\n")
  }

  private var summary: String {
    switch outcome {
    case .holds: "\"\(run.property)\" holds: \(run.tally)"
    case .gaveUp: "\"\(run.property)\" gave up: \(run.tally)"
    case .broken: (["\"\(run.property)\" is broken"] + failureLines).joined(separator: "\n")
    }
  }

  private var failureLines: [String] {
    let place =
      run.failure.map { "found: case \($0.caseIndex) of seed \(hexadecimal(run.seed))" }
      ?? "found: kept from an earlier run"
    let lines = counterexample?.lines ?? ["reason: \(run.failure?.reason ?? "unknown")"]
    return (lines + [place]).map { "  " + $0 } + others.flatMap(\.asFurther)
  }
}

extension RangeReport {
  /// How many cases were run, and which budget ended the run.
  public var tally: String {
    let discards = discarded > 0 ? ", \(discarded) discarded" : ""
    let cases = isExhaustive ? "all \(counted(casesRun, "case"))" : counted(casesRun, "case")
    return cases + discards + (ending == .outOfTime ? ", out of time" : "")
  }
}

extension NotedValue {
  fileprivate var line: String {
    "\(label ?? "value"): \(text)\(freedom)"
  }

  private var freedom: String {
    guard !isFree else { return " (any other fails, too)" }
    guard !freeParts.isEmpty else { return "" }
    return freeParts.count == 1
      ? " (any other part \(freeParts[0]) fails, too)"
      : " (any other parts \(freeParts.joined(separator: ", ")) fail, too)"
  }
}

extension [String]? {
  fileprivate var orNone: [String] { self ?? [] }
}

/// "1 case", "2 cases".
package func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
