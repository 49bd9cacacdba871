extension Property {
  /// What is wrong with the property itself, as far as a run shows: a sentence each, with the numbers.
  func healthRemarks(_ run: RangeReport, _ counterexample: Counterexample?) -> [String] {
    [discardRemark(run), overrunRemark(run), flakinessRemark(run, counterexample)].compactMap { $0 }
  }

  private func discardRemark(_ run: RangeReport) -> String? {
    guard run.discarded > run.checked else { return nil }
    return "\(run.discarded) of \(counted(run.casesRun, "case")) were discarded; "
      + "draw fewer values that do not count"
  }

  private func overrunRemark(_ run: RangeReport) -> String? {
    guard run.overruns > 0 else { return nil }
    return "\(counted(run.overruns, "case")) made too many choices and did not end; "
      + "bound the loops and lists that are drawn"
  }

  private func flakinessRemark(_ run: RangeReport, _ counterexample: Counterexample?) -> String? {
    guard let failure = run.failure else { return nil }
    let record = counterexample?.record ?? failure.record
    let again = replay(self, record)
    if again.verdict.isBroken && again.misfit == nil { return nil }
    let change = again.misfit.map { "\($0)" } ?? "it held when the same choices were made again"
    return
      "the claim does not depend on its choices alone: case \(failure.caseIndex) broke it, and "
      + "\(change); take out the clock, the random numbers or what is kept from case to case"
  }
}
