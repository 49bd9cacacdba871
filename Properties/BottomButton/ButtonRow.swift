import LayoutSolver
import PropertyTesting
import ScreenVerification

extension BottomButton {
  /// A list whose last row is the button: it scrolls, and by design a short list leaves the button
  /// where its row is.
  static let buttonRow = ScreenUnderTest(
    "list with the button as a row",
    content: ButtonPage.pages,
    grid: ButtonPage.grid
  ) { page, environment in
    let rows = page.upperViews + [page.buttonView]
    let metrics = ListMetrics<Double>.insetGrouped(isWide: environment.size.width >= 414)
    return ScreenLayout(.list([ListSection(rows: rows)], metrics: metrics))
  }
}
