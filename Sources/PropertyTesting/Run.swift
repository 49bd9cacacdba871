/// Runs the cases of `settings` on the caller's thread, up to the first failure.
///
/// - Returns: What was found, not yet shrunk.
/// - Complexity: Constant memory in the number of cases.
public func run(_ property: Property, _ settings: RunSettings) -> RangeReport {
  var report = RangeReport(emptyFor: property, settings)
  var source = settings.source(case: settings.cases.lowerBound)
  for index in settings.cases {
    guard !settings.isOutOfTime() else {
      report.ending = .outOfTime
      break
    }
    source.restart(seed: settings.seed, case: index)
    let verdict = property.check(&source)
    report.casesRun += 1
    switch verdict {
    case .holds: break
    case .discarded: report.discarded += 1
    case .broken:
      report.fail(at: index, property, settings)
      return report
    }
  }
  report.evaluations = report.casesRun
  return report
}

extension RunSettings {
  func source(case index: Int, isRecording: Bool = false) -> ChoiceSource {
    ChoiceSource(
      seed: seed,
      case: index,
      bias: SearchBias(chance: edgeBias),
      limit: maximumChoices,
      isRecording: isRecording
    )
  }
}

extension RangeReport {
  init(emptyFor property: Property, _ settings: RunSettings) {
    self.init(
      property: property.name,
      seed: settings.seed,
      cases: settings.cases,
      casesRun: 0,
      discarded: 0,
      evaluations: 0,
      failure: nil,
      ending: .allCasesRun
    )
  }

  /// Runs case `index` again, this time with its choices recorded, and notes it as the failure.
  fileprivate mutating func fail(at index: Int, _ property: Property, _ settings: RunSettings) {
    var source = settings.source(case: index, isRecording: true)
    let verdict = property.check(&source)
    evaluations = casesRun
    ending = .failure
    failure = Failure(caseIndex: index, record: source.record, verdict: verdict)
  }
}

extension RangeReport.Failure {
  init(caseIndex: Int, record: ChoiceRecord, verdict: Verdict) {
    self.init(caseIndex: caseIndex, record: record, reason: "", margin: verdict.margin)
    if case .broken(let reason, _) = verdict {
      self.reason = reason
    } else {
      reason = "the case broke the claim once and not when it was run again"
    }
  }
}

extension ChoiceSource {
  package var record: ChoiceRecord { trace?.record ?? ChoiceRecord([]) }
}
