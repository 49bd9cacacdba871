/// Runs the cases of `settings` on the caller's thread, up to the first failure.
///
/// Where all that a property can draw is known to be at most ``RunSettings/exhaustiveLimit`` cases, each of them is
/// run once: case *i* is the *i*-th of them, and cases beyond the last are not run.
///
/// A random case whose choices were made before in this run is not checked again, as far as 512 KiB of memory tell; it
/// counts as before. So the report is the same however a run is cut into ranges.
///
/// - Returns: What was found, not yet shrunk.
/// - Complexity: Constant memory in the number of cases.
public func run(_ property: Property, _ settings: RunSettings) -> RangeReport {
  var report = RangeReport(emptyFor: property, settings)
  if let domain = SmallDomain(of: property, settings) {
    report.runAll(of: domain, property, settings)
  } else if settings.climbingSteps > 0 {
    report.runClimbing(property, settings)
  } else {
    report.runRandomly(property, settings)
  }
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
      overruns: 0,
      evaluations: 0,
      labels: [:],
      domainSize: nil,
      failure: nil,
      ending: .allCasesRun
    )
  }

  fileprivate mutating func runRandomly(_ property: Property, _ settings: RunSettings) {
    var source = settings.source(case: settings.cases.lowerBound)
    if property.drawsFirst { source.seen = SeenRecords(cases: settings.cases.count) }
    for index in settings.cases {
      guard !stops(settings) else { return }
      source.restart(seed: settings.seed, case: index)
      let verdict = property.verdictOrRepeat(&source)
      count(verdict, source)
      if verdict.isBroken { return fail(at: index, property, settings) }
    }
  }

  /// Notes the end of the time, and says whether it is reached.
  mutating func stops(_ settings: RunSettings) -> Bool {
    guard settings.isOutOfTime() else { return false }
    ending = .outOfTime
    return true
  }

  /// Counts a case that was run.
  mutating func count(_ verdict: Verdict, _ source: ChoiceSource) {
    casesRun += 1
    evaluations += 1
    if source.isOverrun { overruns += 1 }
    if verdict == .discarded {
      discarded += 1
    } else {
      for label in source.labels { labels[label, default: 0] += 1 }
    }
  }

  /// Runs case `index` again, this time with its choices recorded, and notes it as the failure.
  private mutating func fail(at index: Int, _ property: Property, _ settings: RunSettings) {
    var source = settings.source(case: index, isRecording: true)
    let verdict = property.check(&source)
    fail(at: index, source.record, verdict)
  }

  mutating func fail(at index: Int, _ record: ChoiceRecord, _ verdict: Verdict) {
    ending = .failure
    failure = Failure(caseIndex: index, record: record, verdict: verdict)
  }
}

extension Property {
  /// The verdict on a random case: that of before where its choices were made before in this run.
  fileprivate func verdictOrRepeat(_ source: inout ChoiceSource) -> Verdict {
    let verdict = check(&source)
    if let wasDiscarded = source.wasDiscarded { return wasDiscarded ? .discarded : .holds() }
    source.remember(isDiscarded: verdict == .discarded)
    return verdict
  }
}

extension RangeReport.Failure {
  fileprivate init(caseIndex: Int, record: ChoiceRecord, verdict: Verdict) {
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
