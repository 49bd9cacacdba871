import PropertyTesting
import ScreenVerification

extension BottomButton {
  /// A column whose spacer pushes the button down: nothing scrolls, so that content that is too
  /// long reaches out of the safe area at both ends.
  static let spacerStack = ScreenUnderTest(
    "stack with a spacer",
    content: ButtonPage.pages,
    grid: ButtonPage.grid
  ) { page, _ in
    ScreenLayout(page.column)
  }
}
