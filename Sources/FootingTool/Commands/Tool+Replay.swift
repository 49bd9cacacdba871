import PropertyTesting
import ScreenVerification

extension Tool {
  /// Runs the cases of tokens again and shows them; 0 when none breaks its property any more.
  func replay(
    _ texts: [String],
    _ format: Format,
    for command: Command = .replay
  ) throws -> Int32 {
    var cases: [ReplayedCase] = []
    for text in texts {
      let token = try token(text, for: command)
      let (property, isOnDevices) = try property(of: token, for: command)
      cases.append(ReplayedCase(property, token, isOnDevices: isOnDevices))
    }
    switch format {
    case .text: terminal.print(wrapped(cases.map(\.text).joined(separator: "\n\n")))
    case .json: terminal.print(try jsonText(ReplayReport(cases: cases.map(ReplayReport.Case.init))))
    }
    return cases.contains(where: \.isBroken) ? ExitStatus.unexpected : ExitStatus.expected
  }
}

/// The JSON of a replay.
struct ReplayReport: Codable, Hashable {
  struct Case: Codable, Hashable {
    var name: String
    var outcome: String
    var reason: String?
    var margin: Double?
    var misfit: String?
    var scenario: ScenarioReport?
    var values: [NotedValue]?
  }

  var format = "footing-replay/1"
  var cases: [Case]
}

extension ReplayReport.Case {
  init(_ replayed: ReplayedCase) {
    let name = replayed.property.name
    switch replayed.ending {
    case .returned(let outcome, let screenCase):
      self.init(
        name: name,
        outcome: outcome.verdict.word,
        reason: outcome.verdict.reason,
        margin: outcome.verdict.margin,
        misfit: outcome.misfit.map(\.description),
        scenario: screenCase.map(ScenarioReport.init),
        values: screenCase == nil ? outcome.values : nil
      )
    case .ended(let kind, let reason, let values):
      self.init(name: name, outcome: kind.rawValue, reason: reason, values: values)
    }
  }
}

extension Verdict {
  fileprivate var word: String {
    switch self {
    case .holds: "holds"
    case .broken: "broken"
    case .discarded: "discarded"
    }
  }
}

/// ", by 16 pt"; nothing where that has no measure.
func shortfall(_ margin: Double?, isInPoints: Bool) -> String {
  margin.map { ", by \(inPoints(-$0))\(isInPoints ? " pt" : "")" } ?? ""
}

/// Each line moved to the right.
func indented(_ text: String, by columns: Int = 2) -> String {
  let space = String(repeating: " ", count: columns)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
}
