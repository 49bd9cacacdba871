import PropertyTesting
import ScreenVerification
import SwiftUI

extension Techniques {
  static let pages =
    claims(
      stack,
      holds: [.restsOnSafeEdge("button"), .canBeTapped("button")] + Invariant.ofStories,
      broken: [.staysAboveKeyboard("button"), .staysBelowTheTop, .scrollsByTheOverflow]
    )
    + claims(
      list,
      holds: Invariant.ofScrollingPages + Invariant.ofAnyTechnique,
      broken: [.restsOnSafeEdge("button")]
    )
    + claims(
      scrolling,
      holds: [.restsOnSafeEdge("button")] + Invariant.ofScrollingPages
        + Invariant.ofAnyTechnique,
      broken: [.distanceOfButton]
    )
    + claims(
      ignoring,
      holds: [.canBeTapped("button")] + Invariant.ofStories,
      broken: [
        .restsOnSafeEdge("button"), .staysAboveKeyboard("button"),
        .canBeScrolledIntoView("button"), .scrollsByTheOverflow,
      ]
    )
    + claims(
      repairedPage,
      holds: [.restsOnSafeEdge("button")] + Invariant.ofScrollingPages
        + Invariant.ofAnyTechnique
    )
    + claims(repairedPageDistance, holds: [.distanceOfButton])
    + claims(
      pinned,
      holds: [
        .restsOnSafeEdge("button"), .staysAboveKeyboard("button"), .canBeTapped("button"),
        .staysBelowTheTop,
      ] + Invariant.ofAnyTechnique
    )

  static let stack = page("stack") { SpacerStackPage($0) }
  static let list = page("list") { ButtonRowPage($0) }
  static let scrolling = page("scroll view") { FillingScrollPage($0) }
  static let ignoring = page("keyboard ignored") { KeyboardIgnoringPage($0) }
  static let repairedPage = page("repaired") { RepairedPage($0) }
  static let repairedPageDistance = page("repaired, 16 pt") { RepairedPage($0, minimum: 16) }
  static let pinned = page("pinned") { content in
    // The distance above a pinned button is no part of what has to fit.
    RepairedPage(content.withoutGap, isPinned: true)
  }

  private static func page<Page: View>(
    _ name: String,
    @ViewBuilder view: @escaping @MainActor @Sendable (PageContent) -> Page
  ) -> ScreenUnderTest<PageContent> {
    ScreenUnderTest(
      "page technique: \(name)",
      content: PageContent.pages,
      grid: PageContent.grid,
      view: view
    )
  }
}

extension PageContent {
  fileprivate var withoutGap: PageContent {
    var content = self
    content.gap = 0
    return content
  }

  /// Pages of up to 20 rows, an empty one with a button of one point being the simplest.
  static let pages: Generator<PageContent> = zip(
    .integers(in: 0...20),
    .integers(in: 0...20),
    .integers(in: 1...200),
    .integers(in: 1...100)
  ).map { gap, rows, rowHeight, button in
    PageContent(rows: rows, rowHeight: rowHeight, button: button, gap: gap)
  }

  static let grid = [
    PageContent(rows: 3, rowHeight: 20, button: 34, gap: 8),
    PageContent(rows: 40, isText: true),
  ]
}
