import PropertyTesting
import ScreenVerification

/// The articles' techniques, as published and repaired, and what each keeps and breaks.
enum Techniques {
  static let all: [ScreenProperty] = forms + bars + pages + editors + components
}

/// Claims about one technique, which mostly differ in the invariant.
func claims<Content>(
  _ screen: ScreenUnderTest<Content>,
  holds standing: [Invariant],
  broken faults: [Invariant] = [],
  on environments: Generator<ScreenEnvironment>? = nil
) -> [ScreenProperty] {
  standing.map { claim(screen, .holds, $0, environments) }
    + faults.map { claim(screen, .broken, $0, environments) }
}
