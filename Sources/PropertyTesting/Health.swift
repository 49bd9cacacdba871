extension Property {
  /// What is wrong with the property itself, as far as a run shows: a sentence each, with the numbers.
  func healthRemarks(
    _ run: RangeReport,
    _ counterexample: Counterexample?,
    _ settings: RunSettings
  ) -> [String] {
    let samples = HealthSamples(of: self, run, settings)
    return [
      discardRemark(run), overrunRemark(run, settings), flakinessRemark(run, counterexample),
      samples.repeatRemark, run.overruns > 0 ? nil : samples.growthRemark,
      slownessRemark(run, settings),
    ].compactMap { $0 }
  }

  private func discardRemark(_ run: RangeReport) -> String? {
    guard run.discarded > run.checked else { return nil }
    return "\(run.discarded) of \(counted(run.casesRun, "case")) were discarded; "
      + "draw fewer values that do not count"
  }

  private func overrunRemark(_ run: RangeReport, _ settings: RunSettings) -> String? {
    guard run.overruns > 0 else { return nil }
    return "\(run.overruns) of \(counted(run.casesRun, "case")) made more than "
      + "\(settings.maximumChoices) choices and did not end; "
      + "bound the loops and lists that are drawn"
  }

  private func flakinessRemark(_ run: RangeReport, _ counterexample: Counterexample?) -> String? {
    guard let failure = run.failure else { return nil }
    let record = counterexample?.record ?? failure.record
    let again = (0..<5).map { _ in replay(self, record) }
    let others = again.count { $0.misfit != nil }
    let held = again.count { $0.misfit == nil && !$0.verdict.isBroken }
    guard others + held > 0 else { return nil }
    return "\(dependsOnMore): case \(failure.caseIndex) broke it, and of \(again.count) runs of "
      + "the same choices \(held) did not and \(others) made other choices; \(whatToTakeOut)"
  }

  /// Says so where drawing takes longer than checking, and long enough to matter: a tenth of a millisecond.
  private func slownessRemark(_ run: RangeReport, _ settings: RunSettings) -> String? {
    guard let clock = settings.clock, let drawnType, run.casesRun > 0, !settings.isOutOfTime()
    else { return nil }
    let cases = run.cases.prefix(min(run.casesRun, 32))
    let start = clock()
    for index in cases { _ = outcome(ofCase: index, settings, gate: .closed) }
    let middle = clock()
    for index in cases { _ = outcome(ofCase: index, settings, gate: nil) }
    let drawing = (middle - start) / Double(cases.count)
    let checking = max(clock() - middle, 0) / Double(cases.count) - drawing
    guard drawing > max(checking, 0.0001) else { return nil }
    return "drawing a case takes \(microseconds(drawing)) and checking it "
      + "\(microseconds(checking)) (\(counted(cases.count, "case")) timed); "
      + "make the generator of \(drawnType) cheaper"
  }

  /// Case `index` as a run draws it, with what it draws kept.
  func outcome(
    ofCase index: Int,
    _ settings: RunSettings,
    gate: Gate?
  ) -> (verdict: Verdict, record: ChoiceRecord) {
    var source = settings.source(case: index, isRecording: true)
    source.gate = gate
    let verdict = check(&source)
    return (verdict, source.record)
  }
}

/// How a remark on a property begins that keeps or asks for something else than its choices, and how it ends.
let dependsOnMore = "the claim does not depend on its choices alone"
let whatToTakeOut = "take out the clock, the random numbers or what is kept from case to case"

private func microseconds(_ seconds: Double) -> String {
  "\(Int((max(seconds, 0) * 1_000_000).rounded())) µs"
}
