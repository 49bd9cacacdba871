import ScreenVerification
import SwiftUI

/// A footer ends at the bottom or at the end of the content, and a control at the bottom keeps off the
/// home indicator and the screen's edge.
extension Wild {
  static let bottom = [
    Finding(
      "W105",
      "below long content, what fills the rest has no height, and its button no place",
      .endsTheContent("button"),
      .init(on: .iPhone12, content: 30, by: 48, .derived),
      contents: 0...30,
      actions: .nothing
    ) { rows in
      GeometryReader { page in
        let rest = max(0, page.size.height - rows * 150)
        ScrollView {
          VStack(spacing: 0) {
            Bar("rows", rows * 150)
            BarButton("button", 48).frame(height: rest, alignment: rest < 48 ? .top : .bottom)
          }
        }
      }
    } right: { rows in
      FillingPage {
        Bar("rows", rows * 150)
        Spacer(minLength: 0)
        BarButton("button", 48)
      }
    },
    Finding(
      "W107",
      "pages are as high as the safe area in a scroll view that ignores it",
      .fillsViewport("page"),
      .init(on: .iPhone15, content: 2, by: 93, .derived),
      contents: 1...3,
      actions: .nothing
    ) { pages in
      GeometryReader { page in
        Pages(count: pages, height: page.size.height).ignoresSafeArea()
      }
    } right: { pages in
      GeometryReader { page in
        Pages(count: pages, height: page.size.height)
      }
      .ignoresSafeArea()
    },
    Finding(
      "W110",
      "the footer stays where it was placed when the content grows into it",
      .ends("footer", atEdgeOrBelow: "content"),
      .init(on: .iPhone12, content: 900, doing: [.tap(0)], by: 287, .derived),
      contents: 1...1000,
      actions: ActionMix(upTo: 1, .tap)
    ) { growth in
      PlacedOnce(growth: growth)
    } right: { growth in
      Growing(from: 100, to: 100 + growth) { content in
        FillingPage {
          content
          Spacer(minLength: 0)
          Bar("footer", 50)
        }
      }
    },
    Finding(
      "W111",
      "the space above a table's footer is as it was before a row was added",
      .ends("footer", atEdgeOrBelow: "content"),
      .init(on: .iPhone12, content: 3, doing: [.tap(0)], by: 44, .derived),
      contents: 1...30,
      actions: ActionMix(upTo: 1, .tap)
    ) { rows in
      SpacedOnce(rows: rows)
    } right: { rows in
      Growing(from: rows * 44, to: (rows + 1) * 44) { content in
        FillingPage {
          content
          Spacer(minLength: 0)
          Bar("footer", 50)
        }
      }
    },
    Finding(
      "W040",
      "with a hardware keyboard the row of buttons lies under the home indicator",
      .keepsDistanceFromEdge("row", atLeast: 0),
      .init(on: .iPhone12, content: 44, by: 34, .given)
    ) { row in
      Page(ignoring: .container) { Bar("row", row) }
    } right: { row in
      Page { Bar("row", row) }
    },
    Finding(
      "W112",
      "a button below what scrolls touches the edge of a phone without a home indicator",
      .keepsDistanceFromEdge("button", atLeast: 16),
      .init(on: .iPhone8, content: 50, by: 16, .derived)
    ) { button in
      Page {
        VStack(spacing: 0) {
          ScrollView { Rows(400) }
          BarButton("button", button)
        }
      }
    } right: { button in
      ByHand { keyboard in
        Page(ignoring: .all) {
          VStack(spacing: 0) {
            ScrollView { Rows(400) }
            BarButton("button", button).padding(.bottom, max(keyboard + 16, Window.inset))
          }
        }
      }
    },
    Finding(
      "W114",
      "buttons on the safe edge stand at other levels on phones with a home button",
      .keepsDistanceFromEdge("button", atLeast: 16),
      .init(on: .iPhone8, content: 50, by: 16, .derived)
    ) { button in
      Page { BarButton("button", button) }
    } right: { button in
      Lifted(by: { max($0 + 16, Window.inset) }) { BarButton("button", button) }
    },
  ]
}

/// A column in a scroll view, as high as the page at least.
private struct FillingPage<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    GeometryReader { page in
      ScrollView {
        VStack(spacing: 0) { content() }.frame(minHeight: page.size.height)
      }
    }
  }
}

private struct Pages: View {
  let count: CGFloat
  let height: CGFloat

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Bar("page", height)
        Bar("next pages", (count - 1) * height)
      }
    }
  }
}

/// Content that gets another height when it is tapped.
private struct Growing<Page: View>: View {
  let heights: (before: CGFloat, after: CGFloat)
  let page: (BarButton) -> Page
  @State private var isTapped = false

  init(
    from before: CGFloat,
    to after: CGFloat,
    @ViewBuilder page: @escaping (BarButton) -> Page
  ) {
    heights = (before, after)
    self.page = page
  }

  var body: some View {
    page(BarButton("content", isTapped ? heights.after : heights.before) { isTapped = true })
  }
}

/// A footer whose place is found when it appears.
private struct PlacedOnce: View {
  let growth: CGFloat
  @State private var top: CGFloat = 0

  var body: some View {
    GeometryReader { page in
      ScrollView {
        Growing(from: 100, to: 100 + growth) { content in
          ZStack(alignment: .top) {
            content
            Bar("footer", 50).offset(y: top)
          }
          .frame(minHeight: page.size.height, alignment: .top)
        }
        .onAppear { top = max(page.size.height - 50, 100) }
      }
    }
  }
}

/// A footer below a space whose height is found when it appears.
private struct SpacedOnce: View {
  let rows: CGFloat
  @State private var space: CGFloat = 0

  var body: some View {
    GeometryReader { page in
      ScrollView {
        Growing(from: rows * 44, to: (rows + 1) * 44) { content in
          VStack(spacing: 0) {
            content
            Color.clear.frame(height: space)
            Bar("footer", 50)
          }
        }
        .onAppear { space = max(0, page.size.height - rows * 44 - 50) }
      }
    }
  }
}
