import PropertyTesting
import ScreenVerification

/// The articles' techniques, as published and repaired, and what each keeps and breaks.
enum Techniques {
  static let all: [ScreenProperty] = forms + bars + pages + editors
}

/// Claims about one technique, which mostly differ in the invariant.
func claims<Content>(
  _ screen: ScreenUnderTest<Content>,
  holds standing: [Invariant],
  broken faults: [Invariant] = []
) -> [ScreenProperty] {
  standing.map { claim(screen, .holds, $0) } + faults.map { claim(screen, .broken, $0) }
}
