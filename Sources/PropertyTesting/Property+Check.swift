extension Property {
  /// Runs the cases of `settings` and shrinks the first failure.
  ///
  /// A failure kept in `store` is tried first, and forgotten once it no longer fails; a new one is kept there.
  public func check(_ settings: RunSettings, store: FailureStore? = nil) -> Report {
    var remarks: [String] = []
    if let counterexample = keptFailure(in: store, settings, &remarks) {
      return report(RangeReport(emptyFor: self, settings), counterexample, settings, remarks)
    }
    let run = PropertyTesting.run(self, settings)
    let counterexample = run.failure.flatMap { failure in
      shrink(self, from: failure.record, firstFailingCase: failure.caseIndex, settings)
    }
    if let store, let counterexample {
      remarks += store.keep(counterexample.token, for: name).map { [$0] } ?? []
    }
    return report(run, counterexample, settings, remarks)
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
      remarks += store?.forget(name).map { [$0] } ?? []
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
