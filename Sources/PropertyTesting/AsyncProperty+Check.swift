extension AsyncProperty {
  /// Runs the cases of `settings` and shrinks the first failure, as ``Property/check(_:store:)`` does.
  ///
  /// No walk towards lower margins is made, no failure of another kind is looked for, and no value is marked as one
  /// that could be anything. A run that is cancelled says that it is out of time.
  public func check(_ settings: RunSettings, store: FailureStore? = nil) async -> Report {
    var remarks: [String] = []
    if let kept = await keptFailure(in: store, settings, &remarks) {
      return report(RangeReport(emptyFor: drawing, settings), kept, settings, remarks)
    }
    let run = await run(settings)
    var counterexample: Counterexample?
    if let failure = run.failure {
      counterexample = await shrink(failure.record, failure.caseIndex, settings)
    }
    if let store, let counterexample {
      remarks += store.keep(counterexample.token, for: name).map { [$0] } ?? []
    }
    return report(run, counterexample, settings, remarks)
  }

  private func run(_ settings: RunSettings) async -> RangeReport {
    var report = RangeReport(emptyFor: drawing, settings)
    let domain = SmallDomain(of: drawing, settings)?.records
    report.domainSize = domain?.count
    for index in domain.map({ settings.cases.clamped(to: $0.indices) }) ?? settings.cases {
      guard !report.stops(settings) else { return report }
      var source =
        domain.map { ChoiceSource(replaying: $0[index].indices, limit: settings.maximumChoices) }
        ?? settings.source(case: index, isRecording: true)
      source.caseIndex = index
      let verdict = await check(&source)
      // What a cancelled check says is not about its case.
      guard !Task.isCancelled else {
        report.ending = .outOfTime
        return report
      }
      report.count(verdict, source)
      if verdict.isBroken {
        report.fail(at: index, source.record, verdict)
        return report
      }
    }
    return report
  }

  /// Shrinks as a ``Property`` is shrunk, by a judge that knows the verdicts so far and takes the next cases to hold.
  ///
  /// These are then checked in order up to the first that is broken, and the shrink, which does the same whenever it
  /// is told the same, starts over with what is known: as many checks as it would have made by itself.
  private func shrink(
    _ record: ChoiceRecord,
    _ caseIndex: Int?,
    _ settings: RunSettings
  ) async -> Counterexample? {
    var verdicts: [ChoiceRecord: Verdict] = [:]
    while true {
      var unknown: [ChoiceRecord] = []
      var found = PropertyTesting.shrink(
        drawing,
        from: record,
        firstFailingCase: caseIndex,
        judge: { candidate in
          if let known = verdicts[candidate] { return known }
          unknown.append(candidate)
          return .holds()
        },
        settings
      )
      if unknown.isEmpty { return found }
      guard await check(unknown, settings, &verdicts) else {
        found?.ending = .outOfTime
        return found
      }
    }
  }

  /// Checks cases up to the first that is broken; false when time is over before.
  private func check(
    _ records: [ChoiceRecord],
    _ settings: RunSettings,
    _ verdicts: inout [ChoiceRecord: Verdict]
  ) async -> Bool {
    for record in records {
      var source = ChoiceSource(replaying: record.indices, limit: settings.maximumChoices)
      let verdict = await check(&source)
      guard !Task.isCancelled, !settings.isOutOfTime() else { return false }
      verdicts[record] = verdict
      if verdict.isBroken { break }
    }
    return true
  }

  private func keptFailure(
    in store: FailureStore?,
    _ settings: RunSettings,
    _ remarks: inout [String]
  ) async -> Counterexample? {
    switch store?.entry(for: name) {
    case nil, .some(.none): return nil
    case .unusable(let problem):
      remarks.append(problem)
      return nil
    case .failure(let token):
      if let counterexample = await shrink(token.record, nil, settings) { return counterexample }
      if !Task.isCancelled { remarks += store?.forget(name).map { [$0] } ?? [] }
      return nil
    }
  }

  private func report(
    _ run: RangeReport,
    _ counterexample: Counterexample?,
    _ settings: RunSettings,
    _ remarks: [String]
  ) -> Report {
    Report(
      run: run,
      expectation: expectation,
      counterexample: counterexample,
      maximumDiscardRatio: settings.maximumDiscardRatio,
      remarks: remarks
    )
  }
}
