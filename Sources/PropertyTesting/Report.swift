/// What a check of a property says: the run, and the smallest counterexample where the claim is broken.
public struct Report: Codable, Hashable, Sendable {
  /// What a check comes to.
  public enum Outcome: String, Codable, Hashable, Sendable {
    case holds
    case broken
    /// Too many cases were discarded, or too few carry a demanded label, for the run to say anything.
    case gaveUp
  }

  /// What was found before shrinking.
  public var run: RangeReport
  /// What the property states.
  public var expectation: Property.Expectation
  /// What the check came to.
  public var outcome: Outcome
  /// The smallest case that breaks the claim.
  public var counterexample: Counterexample?
  /// Failures whose reasons differ from the first one's in more than numbers, when these were looked for.
  public var others: [Counterexample]
  /// What else is to be said, such as of a failure store that can't be written to: a sentence each.
  public var remarks: [String]

  /// The outcome follows from the run, or is broken where a counterexample came from elsewhere.
  ///
  /// - Parameters:
  ///   - run: The cases that were run.
  ///   - expectation: What the property states.
  ///   - counterexample: The smallest one found.
  ///   - others: The smallest ones of other kinds.
  ///   - maximumDiscardRatio: How many discarded cases are allowed for each one that was checked.
  ///   - isUncovered: A demanded label is not on enough cases.
  ///   - remarks: What else is to be said.
  public init(
    run: RangeReport,
    expectation: Property.Expectation,
    counterexample: Counterexample?,
    others: [Counterexample] = [],
    maximumDiscardRatio: Double,
    isUncovered: Bool = false,
    remarks: [String] = []
  ) {
    self.run = run
    self.expectation = expectation
    self.counterexample = counterexample
    self.others = others
    self.remarks = remarks
    outcome =
      run.failure != nil || counterexample != nil
      ? .broken : run.gaveUp(beyond: maximumDiscardRatio) || isUncovered ? .gaveUp : .holds
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
