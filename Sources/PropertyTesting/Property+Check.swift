extension Property {
  /// Runs the cases of `settings` and shrinks the first failure.
  ///
  /// A failure kept in `store` is tried first, and forgotten once it no longer fails; a new one is kept there.
  public func check(_ settings: RunSettings, store: FailureStore? = nil) -> Report {
    var remarks: [String] = []
    if let counterexample = keptFailure(in: store, settings, &remarks) {
      return report(RangeReport(emptyFor: self, settings), counterexample, [], settings, remarks)
    }
    let run = runUntilCovered(settings)
    let counterexample = run.failure.flatMap { failure in
      shrink(self, from: failure.record, firstFailingCase: failure.caseIndex, settings)
    }
    remarks += complaints(about: run) + healthRemarks(run, counterexample, settings)
    if let store, let counterexample {
      remarks += store.keep(counterexample.token, for: name).map { [$0] } ?? []
    }
    let others = run.failure.map { otherCounterexamples(than: $0, settings) } ?? []
    return report(run, counterexample, others, settings, remarks)
  }

  /// The counterexample that an earlier run has kept, if it still fails, shrunk on.
  private func keptFailure(
    in store: FailureStore?,
    _ settings: RunSettings,
    _ remarks: inout [String]
  ) -> Counterexample? {
    switch store?.entry(for: name) {
    case nil, .some(.none): return nil
    case .unusable(let problem):
      remarks.append(problem)
      return nil
    case .failure(let token):
      if let counterexample = shrink(self, from: token.record, settings) { return counterexample }
      remarks += misfitRemark(on: token, settings)
      remarks += store?.forget(name).map { [$0] } ?? []
      return nil
    }
  }

  /// A kept failure that no longer fails may do so because it can no longer be drawn.
  private func misfitRemark(on token: Token, _ settings: RunSettings) -> [String] {
    let outcome = replay(self, token.record, maximumChoices: settings.maximumChoices)
    guard let misfit = outcome.misfit else { return [] }
    return [
      "the failure that was kept does not fail any more, and may not be the same case: "
        + "\(misfit); it was \(token)"
    ]
  }

  private func report(
    _ run: RangeReport,
    _ counterexample: Counterexample?,
    _ others: [Counterexample],
    _ settings: RunSettings,
    _ remarks: [String]
  ) -> Report {
    Report(
      run: run,
      expectation: expectation,
      counterexample: counterexample,
      others: others,
      maximumDiscardRatio: settings.maximumDiscardRatio,
      isUncovered: demands.contains { $0.answer(in: run) != .met },
      remarks: remarks
    )
  }
}
