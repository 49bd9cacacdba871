/// What a check of a property says: the run, and the smallest counterexample where the claim is broken.
public struct Report: Codable, Hashable, Sendable {
  public enum Outcome: String, Codable, Hashable, Sendable {
    case holds
    case broken
    /// Too many cases were discarded for the run to say anything.
    case gaveUp
  }

  public var run: RangeReport
  public var expectation: Property.Expectation
  public var outcome: Outcome
  public var counterexample: Counterexample?

  public init(
    run: RangeReport,
    expectation: Property.Expectation,
    counterexample: Counterexample?,
    maximumDiscardRatio: Double
  ) {
    self.run = run
    self.expectation = expectation
    self.counterexample = counterexample
    outcome =
      run.failure != nil
      ? .broken : run.gaveUp(beyond: maximumDiscardRatio) ? .gaveUp : .holds
  }

  /// Whether the outcome is the one the property states.
  public var isAsExpected: Bool {
    switch outcome {
    case .holds: expectation == .holds
    case .broken: expectation == .broken
    case .gaveUp: false
    }
  }
}

extension Property {
  /// Runs the cases of `settings` and shrinks the first failure.
  public func check(_ settings: RunSettings) -> Report {
    let report = run(self, settings)
    let counterexample = report.failure.flatMap { failure in
      shrink(self, from: failure.record, firstFailingCase: failure.caseIndex, settings)
    }
    return Report(
      run: report,
      expectation: expectation,
      counterexample: counterexample,
      maximumDiscardRatio: settings.maximumDiscardRatio
    )
  }
}
