public import PropertyTesting
public import ScreenVerification

/// Everything that is claimed here, as values that the tool, the tests and the benchmarks run.
public enum Claims {
  /// What screens that are nothing but layouts keep, or are known to break.
  public static let layouts: [ScreenProperty] = BottomButton.claims

  /// What the articles' techniques, which are views and run on the main actor, keep or are known to
  /// break.
  public static let techniques: [ScreenProperty] = Techniques.all

  /// What people met going wrong: each layout as reported, which is broken, and put right.
  public static let wild: [ScreenProperty] = Wild.all

  /// All about screens.
  public static let screens = layouts + techniques + wild

  /// What the solver owes to every layout.
  public static let laws: [Property] = SolverLaws().all
}

/// A claim about a screen of this module, whose names a test looks up.
func claim<Content>(
  _ screen: ScreenUnderTest<Content>,
  _ expectation: Property.Expectation,
  _ invariant: Invariant,
  _ environments: Generator<ScreenEnvironment>? = nil
) -> ScreenProperty {
  ScreenProperty(
    trusted: screen,
    invariant,
    expectation: expectation,
    environments: environments
  )
}

extension Verdict {
  /// Holds where a length is `0` points off, up to the tolerance; broken by the points elsewhere.
  static func points(off: Double, otherwise reason: @autoclosure () -> String) -> Verdict {
    let distance = off.magnitude < Invariant.tolerance ? 0 : off.magnitude
    return .margin(-distance, otherwise: reason())
  }
}
