import LayoutSolver
import PropertyTesting
import ScreenVerification

extension BottomButton {
  /// A column in a scroll region, at least as high as the viewport that a geometry reader around
  /// it measures: the spacer fills a short page, and a long one scrolls.
  static let fillingScroll = ScreenUnderTest(
    "filling scroll view",
    content: ButtonPage.pages,
    grid: ButtonPage.grid
  ) { page, _ in
    ScreenLayout(.reader(0), resolver: FillingColumn(page: page))
  }

  /// The same under a view that ignores the keyboard: the reader measures the covered part too, and
  /// what lies under the keyboard has no way up.
  static let keyboardIgnored = ScreenUnderTest(
    "filling scroll view, keyboard ignored",
    content: ButtonPage.pages,
    grid: ButtonPage.grid
  ) { page, _ in
    let root = LayoutNode<Double>.reader(0).ignoresSafeArea(.keyboard)
    return ScreenLayout(root, resolver: FillingColumn(page: page))
  }
}

/// Answers for the reader: the page's column, at least as high as the reader.
private struct FillingColumn: LayoutResolver {
  var page: ButtonPage

  func content(ofReader id: Int, in geometry: ReaderGeometry<Double>) -> LayoutTree<Double> {
    let column = page.column.frame(
      maxWidth: .infinite,
      minHeight: geometry.frame.size.height,
      alignment: .top
    )
    return (try? LayoutTree(.scroll(ScrollBehavior(), column))) ?? LayoutTree()
  }
}
