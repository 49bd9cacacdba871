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
  ) { page, _ in
    ScreenLayout(.groupedList((page.upperViews + [page.buttonView]).map(LayoutNode.listRow)))
  }
}

extension LayoutNode where Scalar == Double {
  /// One section of rows, without header or footer.
  ///
  /// The section keeps 35 points from both ends of the content. (SPEC 6.7)
  fileprivate static func groupedList(_ rows: [LayoutNode]) -> LayoutNode {
    scroll(
      ScrollBehavior(fillsBothAxes: true),
      vStack(spacing: 0, rows).padding(.vertical, 35).padding(.horizontal, 16)
    )
  }

  /// 11 points above and below, 20 beside the view, and no row lower than 44. (SPEC 6.3 to 6.5)
  fileprivate static func listRow(_ view: LayoutNode) -> LayoutNode {
    view
      .padding(LayoutInsets(top: 11, leading: 20, bottom: 11, trailing: 20))
      .frame(minHeight: 44)
  }
}
