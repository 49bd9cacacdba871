import PropertyTesting

/// Makes a case smaller that ends its process, each try in a process of its own.
///
/// Only what ends its process in the same way counts: a crash does not become a hang, nor a broken claim.
struct IncidentShrinking {
  let property: Property
  let incident: Incident
  let trial: CaseTrial

  /// A try that hangs costs its time, so that each is given a part of the limit; what is found is then tried with all
  /// of it.
  private static let partOfLimit = 0.1
  private static let shortestLimit = 0.3

  /// The smallest case found; `nil` where the case does not end its process any more.
  func counterexample(_ settings: RunSettings) -> Counterexample? {
    guard let record = incident.record else { return nil }
    var settings = settings
    settings.maximumShrinkEvaluations = 500
    settings.maximumShrinkStall = 200
    guard let found = smallest(from: record, settings) else { return nil }
    let outcome = trial.outcome(of: found.record)
    return isAlike(outcome.ending)
      ? described(found, outcome)
      : unshrunk(found, from: record)
  }

  private func smallest(from record: ChoiceRecord, _ settings: RunSettings) -> Counterexample? {
    let trial = quickTrial
    let kind = incident.kind
    guard property.drawsFirst && incident.isDrawn else {
      let elsewhere = property.checked { record in
        let outcome = trial.outcome(of: record)
        return (outcome.ending.verdict(as: kind), outcome.choices)
      }
      return shrink(elsewhere, from: record, firstFailingCase: incident.caseIndex, settings)
    }
    return shrink(
      property,
      from: record,
      firstFailingCase: incident.caseIndex,
      judge: { trial.outcome(of: $0).ending.verdict(as: kind) },
      settings
    )
  }

  private var quickTrial: CaseTrial {
    guard incident.kind == .timedOut else { return trial }
    var trial = trial
    trial.limit = min(trial.limit, max(Self.shortestLimit, trial.limit * Self.partOfLimit))
    return trial
  }

  private func isAlike(_ ending: CaseTrial.Ending) -> Bool {
    ending.verdict(as: incident.kind).isBroken
  }

  /// With the reason as it was under the whole limit, and the values where only the process that died knew them.
  private func described(_ found: Counterexample, _ outcome: CaseTrial.Outcome) -> Counterexample {
    var found = found
    if case .ended(_, let reason) = outcome.ending { found.reason = reason }
    if found.values.isEmpty { found.values = outcome.values }
    if found.original.isEmpty { found.original = incident.values }
    return found
  }

  private func unshrunk(_ found: Counterexample, from record: ChoiceRecord) -> Counterexample {
    var found = found
    found.record = record
    found.token = Token(property: property.name, record: record)
    found.values = found.original.isEmpty ? incident.values : found.original
    found.original = found.values
    found.reason = incident.reason
    found.shrinks = 0
    found.ending = .outOfTime
    return found
  }
}

extension CaseTrial.Ending {
  /// Broken where the process ended in the way of `kind`.
  fileprivate func verdict(as kind: Incident.Kind) -> Verdict {
    if case .ended(kind, let reason) = self { .broken(reason: reason) } else { .holds() }
  }
}
