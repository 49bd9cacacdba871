import PropertyTesting
import ScreenVerification

/// A case that was run again, first in a process of its own, which it may end.
struct ReplayedCase {
  enum Ending {
    case returned(ReplayOutcome, ScreenCase?)
    case ended(Incident.Kind, reason: String, [NotedValue])
  }

  let property: CheckedProperty
  let token: Token
  let ending: Ending

  init(_ property: CheckedProperty, _ token: Token, isOnDevices: Bool) {
    self.property = property
    self.token = token
    let trial = CaseTrial(
      property: property.name,
      isOnDevices: isOnDevices,
      limit: CheckSettings().caseTimeLimit
    )
    let outcome = trial.outcome(of: token.record)
    if case .ended(let kind, let reason) = outcome.ending {
      ending = .ended(kind, reason: reason, outcome.values)
    } else {
      let outcome = PropertyTesting.replay(property.property, token.record)
      ending = .returned(outcome, property.screenCase(of: token.record))
    }
  }

  /// Whether the case still breaks its property, or ends its process.
  var isBroken: Bool {
    switch ending {
    case .returned(let outcome, _): outcome.verdict.isBroken
    case .ended: true
    }
  }

  /// Name and verdict, the case in words, and the drawing of a screen.
  var text: String {
    let lines = [headline] + details.map { "  \($0)" }
    return lines.joined(separator: "\n") + picture
  }

  private var headline: String { "\"\(property.name)\" \(verb)" }

  private var verb: String {
    switch ending {
    case .ended(.timedOut, _, _): "hangs"
    case .ended: "crashes"
    case .returned(let outcome, _):
      switch outcome.verdict {
      case .broken(_, let margin):
        "is broken\(shortfall(margin, isInPoints: property.screenName != nil))"
      case .holds: "holds for this case"
      case .discarded: "does not speak about this case"
      }
    }
  }

  private var details: [String] {
    switch ending {
    case .ended(_, let reason, let values):
      ["reason: \(reason)", "case: \(values.words ?? token.record.words)"]
    case .returned(let outcome, _):
      [
        outcome.verdict.reason.map { "reason: \($0)" },
        "case: \(property.words(for: token.record, outcome.values))",
        outcome.misfit.map { "note: \($0)" },
      ].compactMap(\.self)
    }
  }

  private var picture: String {
    guard case .returned(_, let screenCase?) = ending else { return "" }
    return "\n\n" + indented(drawing(of: screenCase.observation))
  }
}

extension Verdict {
  /// How the claim is broken; `nil` where it is not.
  var reason: String? {
    if case .broken(let reason, _) = self { reason } else { nil }
  }
}
