import PropertyTesting
import ScreenVerification

extension CheckReport {
  /// What is about to be checked.
  func headline(properties: Int) -> String {
    let part = shard.map { ", shard \($0)" } ?? ""
    let count = counted(properties, "property", "properties")
    return "checking \(count)\(place), seed \(seedText(seed))\(part)"
  }

  /// What is about to be tried.
  func headline(screens: Int) -> String {
    "trying \(counted(screens, "screen", "screens")), seed \(seedText(seed))"
  }

  /// How the check ended, in one line.
  var summary: String {
    let unexpected = properties.filter { !isAsExpected($0) }.count
    let cases = properties.reduce(0) { $0 + $1.cases }
    let outcome = unexpected == 0 ? "all as expected" : "\(unexpected) not as expected"
    let outOfTime = properties.contains(where: \.isOutOfTime) ? ", out of time" : ""
    let count = counted(properties.count, "property", "properties")
    return "\(count), \(outcome): \(tally); \(counted(cases, "case", "cases"))\(place), "
      + "seed \(seedText(seed))\(outOfTime)"
  }

  private var place: String {
    environments.map { " on \(counted($0, "environment", "environments"))" } ?? ""
  }

  /// "3 hold, 1 broken".
  private var tally: String {
    let outcomes: [(PropertyReport.Outcome, String)] = [
      (.holds, "hold"), (.broken, "broken"), (.gaveUp, "gave up"), (.crashed, "crashed"),
      (.timedOut, "timed out"),
    ]
    let counts = outcomes.map { outcome, words in
      (properties.filter { $0.outcome == outcome }.count, words)
    }
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "nothing to check" : words.joined(separator: ", ")
  }

}

extension PropertyReport {
  /// The outcome and how much was run: the end of the property's line.
  func resultText(onDevices: Bool) -> String {
    "\(outcomeText(onDevices)), \(tallyText)\(isOutOfTime ? ", out of time" : "")"
  }

  private func outcomeText(_ onDevices: Bool) -> String {
    switch outcome {
    case .holds where onDevices && !isAsExpected: "no device shows its known fault"
    case .gaveUp where onDevices && cases > 0: "holds on the few screens that it speaks of"
    case .holds: isAsExpected ? "holds" : "holds, and is expected to be broken"
    case .broken: "broken\(isAsExpected ? " as expected" : "")\(shortfall)"
    case .gaveUp: cases == 0 ? "not checked" : "gave up, since too many cases do not count"
    case .crashed: "crashed in case \(incident?.firstFailingCase ?? 0)"
    case .timedOut: "hung in case \(incident?.firstFailingCase ?? 0)"
    }
  }

  /// ", by 16 pt"; nothing where that has no measure.
  private var shortfall: String {
    FootingTool.shortfall(counterexample?.margin, isInPoints: screen != nil)
  }

  private var tallyText: String {
    let discards = discarded > 0 ? " (\(discarded) outside the claim)" : ""
    return counted(cases, "case", "cases") + discards
  }

  /// Everything about an unexpected outcome.
  func fullText(
    _ lines: TypedLines,
    _ report: CheckReport,
    _ properties: [CheckedProperty]
  ) -> String {
    let notes = (remarks ?? []).map { "note: \($0)" }
    // A case that ends its process is not laid out here to be drawn.
    let drawn = incident == nil ? properties : []
    let smallest = counterexample.map { [$0.fullText(lines, of: name, drawn)] }
    let details = notes + (smallest ?? incidentLines(lines, report.seed))
    return ([headline] + details.map { indented($0) }).joined(separator: "\n")
  }

  private var headline: String { "\"\(name)\" \(verb)\(shortfall)" }

  private var verb: String {
    switch outcome {
    case .holds where isOutOfTime:
      "is expected to be broken, and time was over before that was seen; give more"
    case .holds: "holds, and is expected to be broken; the fault is gone or the search blind"
    case .broken: "is broken"
    case .gaveUp where cases == 0: "was not checked; give more time"
    case .gaveUp: "gave up: too many cases do not count; draw fewer of them"
    case .crashed: "crashes"
    case .timedOut: "hangs"
    }
  }

  private func incidentLines(_ lines: TypedLines, _ seed: UInt64) -> [String] {
    guard let incident else { return [] }
    let again = lines.again(name, seed: seedText(seed), case: incident.firstFailingCase)
    return ["reason: \(incident.reason)", "again: \(again)"]
  }
}

extension CounterexampleReport {
  /// The smallest case in words and drawn small, and how to see it whole.
  func briefText(
    _ typed: TypedLines,
    of name: String,
    _ properties: [CheckedProperty]
  ) -> String {
    let picture = picture(of: name, properties, mostRows: DrawingScale.mostRowsInBrief)
    let lines = ["smallest: \(words)"] + (picture.map { ["", $0, ""] } ?? [])
    return (lines + [replayLine(typed)]).joined(separator: "\n")
  }

  /// The smallest case in words and drawn, and how it was reached.
  func fullText(
    _ typed: TypedLines,
    of name: String,
    _ properties: [CheckedProperty]
  ) -> String {
    let picture = picture(of: name, properties, mostRows: DrawingScale.mostRows)
    let pictureLines = picture.map { ["", $0, ""] } ?? []
    let lines = ["reason: \(reason)", "smallest: \(words)"] + pictureLines + [originLine]
    return (lines + [replayLine(typed)]).joined(separator: "\n")
  }

  private func replayLine(_ typed: TypedLines) -> String { "replay: \(typed.replay(token))" }

  private var originLine: String {
    let work =
      "\(counted(shrinks, "shrink", "shrinks")), "
      + counted(shrinkEvaluations, "evaluation", "evaluations") + (isCutShort ? ", cut short" : "")
    let first = firstFailingCase.map { "; case \($0)" } ?? ""
    return "shrunk from: \(shrunkFrom) (\(work)\(first))"
  }

  private func picture(
    of name: String,
    _ properties: [CheckedProperty],
    mostRows: Int
  ) -> String? {
    guard let token = try? Token(parsing: token),
      let property = properties.first(where: { $0.name == name })
    else { return nil }
    return property.screenCase(of: token.record).map { screenCase in
      drawing(of: screenCase.observation, mostRows: mostRows)
    }
  }
}

/// A seed as it is typed.
private func seedText(_ seed: UInt64) -> String {
  "0x" + String(seed, radix: 16, uppercase: true)
}
