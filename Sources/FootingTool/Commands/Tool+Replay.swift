import PropertyTesting
import ScreenVerification

extension Tool {
  /// Runs the cases of tokens again and shows them; 0 when none breaks its property any more.
  func replay(_ texts: [String], _ format: Format) throws -> Int32 {
    var cases: [ReplayedCase] = []
    for text in texts {
      let token = try token(text, for: .replay)
      cases.append(ReplayedCase(try property(of: token, for: .replay), token))
    }
    switch format {
    case .text: terminal.print(cases.map(\.text).joined(separator: "\n\n"))
    case .json: terminal.print(try jsonText(ReplayReport(cases: cases.map(ReplayReport.Case.init))))
    }
    let isBroken = cases.contains { $0.outcome.verdict.isBroken }
    return isBroken ? ExitStatus.unexpected : ExitStatus.expected
  }
}

/// A case that was run again.
struct ReplayedCase {
  let property: CheckedProperty
  let token: Token
  let outcome: ReplayOutcome
  let screenCase: ScreenCase?

  init(_ property: CheckedProperty, _ token: Token) {
    self.property = property
    self.token = token
    outcome = PropertyTesting.replay(property.property, token.record)
    screenCase = property.screenCase(of: token.record)
  }

  /// Name and verdict, the case in words, and the drawing of a screen.
  var text: String {
    let lines = [headline] + details.map { "  \($0)" }
    let picture = screenCase.map { "\n\n" + indented(drawing(of: $0.observation)) } ?? ""
    return lines.joined(separator: "\n") + picture
  }

  private var headline: String {
    switch outcome.verdict {
    case .broken(_, let margin):
      "\"\(property.name)\" is broken"
        + shortfall(margin, isInPoints: property.screenName != nil)
    case .holds: "\"\(property.name)\" holds for this case"
    case .discarded: "\"\(property.name)\" does not speak about this case"
    }
  }

  private var details: [String] {
    var lines = [String]()
    if case .broken(let reason, _) = outcome.verdict { lines.append("reason: \(reason)") }
    lines.append("case: \(property.words(for: token.record, outcome.values))")
    if let misfit = outcome.misfit { lines.append("note: \(misfit)") }
    return lines
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
    let verdict = replayed.outcome.verdict
    self.init(
      name: replayed.property.name,
      outcome: verdict.word,
      reason: verdict.reason,
      margin: verdict.margin,
      misfit: replayed.outcome.misfit.map(\.description),
      scenario: replayed.screenCase.map(ScenarioReport.init),
      values: replayed.screenCase == nil ? replayed.outcome.values : nil
    )
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

  fileprivate var reason: String? {
    if case .broken(let reason, _) = self { reason } else { nil }
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
