import ScreenVerification
import SwiftUI

/// A page scrolls exactly when its content does not fit; its last row can be scrolled above all that
/// covers the bottom, and nothing leaves it at the top.
extension Wild {
  static let scrolling = [
    Finding(
      "W003",
      "a safe area is subtracted that the scroll view does not add: the tail stays covered",
      .scrollsAsFarAs("last").whileKeyboardShows(),
      .init(on: .iPhone12, content: 700, doing: [.show(336)], by: 34, .derived),
      contents: 0...1000
    ) { rows in
      RoomForKeyboard(rows: rows) { max(0, $0 - Window.inset) }
    } right: { rows in
      RoomForKeyboard(rows: rows) { $0 }
    },
    Finding(
      "W100",
      "a sheet as high as its rows has its footer over the last two",
      .canBeScrolled("last", above: "footer"),
      .init(on: .iPhone12, content: 3, by: 88, .derived),
      contents: 1...40,
      actions: .nothing
    ) { rows in
      FittingSheet(rows: rows)
    } right: { rows in
      FittingSheetOverFooter(rows: rows)
    },
    Finding(
      "W103",
      "a composer over the messages hides the last one",
      .canBeScrolled("last", above: "composer"),
      .init(on: .iPhone12, content: 50, by: 50, .derived)
    ) { composer in
      ScrollView { Rows(800) }
        .defaultScrollAnchor(.bottom)
        .overlay(alignment: .bottom) { Bar("composer", composer) }
    } right: { composer in
      ScrollView { Rows(800) }
        .defaultScrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom, spacing: 0) { Bar("composer", composer) }
    },
    Finding(
      "W015",
      "the safe area is added to a content that is inset by it: a short page scrolls",
      .scrollsAsFarAs("last"),
      .init(on: .iPhone11, content: 300, by: 82, .given),
      contents: 1...1000,
      actions: .nothing
    ) { content in
      GeometryReader { page in
        let insets = page.safeAreaInsets
        ScrollView {
          Bar("last", content)
            .frame(minHeight: page.size.height + insets.top + insets.bottom, alignment: .top)
        }
      }
    } right: { content in
      GeometryReader { page in
        ScrollView {
          Bar("last", content).frame(minHeight: page.size.height, alignment: .top)
        }
      }
    },
    Finding(
      "W089",
      "the only button is below the bottom of a small phone, and nothing scrolls",
      .scrollsByTheOverflow,
      .init(on: .iPhoneSE1, content: 600, by: 102, .derived),
      contents: 0...1000,
      actions: .nothing
    ) { texts in
      Welcome(texts: texts)
    } right: { texts in
      ScrollView { Welcome(texts: texts) }
    },
    // 10 lines of 53 points are 632.48 high, in whole pixels 632.5. (rules 8.2, 8.3)
    Finding(
      "W092",
      "at a large type size the start button can't be reached",
      .scrollsByTheOverflow,
      .init(
        on: .iPhone8.with(typeSize: .accessibility5),
        content: 10,
        by: 35.5,
        .derived
      ),
      contents: 1...30,
      actions: .nothing
    ) { lines in
      TextPage(lines: lines)
    } right: { lines in
      ScrollView { TextPage(lines: lines) }
    },
    // 9 lines of 53 points are 569.23 high, in whole pixels 569⅓. (rules 8.2, 8.3)
    Finding(
      "W093",
      "larger text pushes the button below a card under the fold",
      .scrollsByTheOverflow,
      .init(
        on: .iPhone12,
        content: 9,
        doing: [.setTypeSize(.accessibility5)],
        by: 200 + 569 + 1 / 3.0 + 50 - 763,
        .derived
      ),
      contents: 1...30,
      actions: ActionMix(upTo: 1, .setTypeSize)
    ) { lines in
      TextPage(lines: lines, card: 200)
    } right: { lines in
      ScrollView { TextPage(lines: lines, card: 200) }
    },
    // 12 lines of 17 points are 243.45 high and fit; of 53 points, in whole pixels, 759.
    Finding(
      "W097",
      "a page that scrolls if needed does not begin to when the text grows",
      .scrollsByTheOverflow,
      .init(
        on: .iPhone8,
        content: 12,
        doing: [.setTypeSize(.accessibility5)],
        by: 112,
        .derived
      ),
      contents: 12...12,
      actions: ActionMix(upTo: 1, .setTypeSize)
    ) { lines in
      ScrollsIfNeededAtFirst(lines: lines)
    } right: { lines in
      ViewThatFits(in: .vertical) {
        Lines(lines)
        ScrollView { Lines(lines) }
      }
    },
    Finding(
      "W106",
      "what fills the rest of the page is as high as all of it",
      .scrollsAsFarAs("box"),
      .init(on: .iPhone12, content: 150, by: 150, .given),
      contents: 1...1000,
      actions: .nothing
    ) { box in
      GeometryReader { page in
        ScrollView {
          VStack(spacing: 0) {
            Bar("box", box)
            Bar("rest", page.size.height)
          }
        }
      }
    } right: { box in
      GeometryReader { page in
        ScrollView {
          VStack(spacing: 0) {
            Bar("box", box)
            Spacer(minLength: 0)
          }
          .frame(minHeight: page.size.height)
        }
      }
    },
    Finding(
      "W087",
      "the keyboard pushes a page that does not scroll out of the screen's top",
      .beginsInSafeArea("title"),
      .init(on: .iPhone12ProMax, content: 500, doing: [.show(346)], by: 83.5, .derived),
      contents: 0...1000
    ) { results in
      Calculator(results: results)
    } right: { results in
      ScrollView { Calculator(results: results) }
    },
  ]
}

/// Rows down to the screen's edge over room made of the keyboard's height.
private struct RoomForKeyboard: View {
  let rows: CGFloat
  let room: (CGFloat) -> CGFloat

  var body: some View {
    ByHand { keyboard in
      ScrollView { Rows(rows).padding(.bottom, room(keyboard)) }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

/// Rows of 44 points in a sheet of their height under a footer of 88; only a list that does not fit
/// into the page keeps room for it.
private struct FittingSheet: View {
  let rows: CGFloat

  var body: some View {
    GeometryReader { page in
      let fits = rows * 44 <= page.size.height
      Page {
        ScrollView { Rows((rows - 1) * 44).padding(.bottom, fits ? 0 : 88) }
          .frame(height: min(rows * 44, page.size.height))
          .overlay(alignment: .bottom) { Bar("footer", 88) }
      }
    }
  }
}

private struct FittingSheetOverFooter: View {
  let rows: CGFloat

  var body: some View {
    GeometryReader { page in
      Page {
        ScrollView { Rows((rows - 1) * 44) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Bar("footer", 88) }
          .frame(height: min(rows * 44 + 88, page.size.height))
      }
    }
  }
}

private struct Welcome: View {
  let texts: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Bar("texts", texts)
      BarButton("button", 50)
    }
  }
}

private struct TextPage: View {
  let lines: CGFloat
  var card: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Bar("card", card)
      Lines(lines)
      BarButton("button", 50)
    }
  }
}

/// A page that finds out whether it has to scroll when it appears.
private struct ScrollsIfNeededAtFirst: View {
  let lines: CGFloat
  @State private var scrolls = false

  var body: some View {
    GeometryReader { page in
      if scrolls {
        ScrollView { Lines(lines) }
      } else {
        Lines(lines).background {
          GeometryReader { text in
            Color.clear.onAppear { scrolls = text.size.height > page.size.height }
          }
        }
      }
    }
  }
}

private struct Calculator: View {
  let results: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Bar("title", 100)
      Bar("input", 100)
      Bar("results", results)
    }
  }
}
