public import PropertyTesting
public import ScreenVerification

/// Everything that is claimed here, as values that the tool, the tests and the benchmarks run.
public enum Claims {
  /// What each screen keeps, or is known to break.
  public static let screens: [ScreenProperty] = BottomButton.claims

  /// What the solver owes to every layout.
  public static let laws: [Property] = SolverLaws().all
}

/// A claim about a screen of this module, whose names are right or a mistake of ours.
func claim<Content>(
  _ screen: ScreenUnderTest<Content>,
  _ expectation: Property.Expectation,
  _ invariant: Invariant
) -> ScreenProperty {
  do {
    return try ScreenProperty(screen, invariant, expectation: expectation)
  } catch {
    preconditionFailure("\(screen.name)/\(invariant.sentence): \(error)")
  }
}
