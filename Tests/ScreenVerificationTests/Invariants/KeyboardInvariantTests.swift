import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct KeyboardInvariantTests {
  nonisolated static let covered = [
    InvariantExample(
      "a button on the keyboard",
      .staysAboveKeyboard("pay"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }
    },
    InvariantExample(
      "a button that ignores the keyboard",
      .staysAboveKeyboard("pay"),
      .broken("the pay ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a field that is scrolled into sight",
      .focusedFieldShows(),
      .holds(margin: 0),
      after: .focus(0, .docked(height: 60))
    ) {
      Page {
        Block("row", 160)
        TextField("email", text: .constant(""))
      }
    },
    InvariantExample(
      "a field in a scroll view that ignores the keyboard",
      .focusedFieldShows(),
      .broken("the email ends at 190, the keyboard begins at 140", by: 50),
      after: .focus(0, .docked(height: 60))
    ) {
      Page {
        Block("row", 160)
        TextField("email", text: .constant(""))
      }
      .ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a field that is scrolled away again",
      .focusedFieldShows(),
      .holds(margin: 0),
      after: .focus(0, .docked(height: 60)),
      .scroll(0, to: 0)
    ) {
      Page {
        Block("row", 160)
        TextField("email", text: .constant(""))
      }
    },
    InvariantExample(
      "a bar in the safe area",
      .countsBottomInsetOnce("bar"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      Page { Block("row", 10) }.safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", 30) }
    },
    InvariantExample(
      "a bar that adds the home indicator to the keyboard",
      .countsBottomInsetOnce("bar"),
      .broken("the bar ends at 130 instead of 140", by: 10),
      after: .show(60)
    ) {
      Page { Block("row", 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", 30).padding(.bottom, 10) }
    },
    InvariantExample(
      "a gap of 8 points",
      .keepsGapToKeyboard("bar", gap: 8),
      .holds(margin: 0),
      after: .show(60)
    ) {
      AtBottom { Block("bar", 30) }.padding(.bottom, 8)
    },
    InvariantExample(
      "a gap of 20 points",
      .keepsGapToKeyboard("bar", gap: 8),
      .broken("the gap is 20 instead of 8", by: 12),
      after: .show(60)
    ) {
      AtBottom { Block("bar", 30) }.padding(.bottom, 20)
    },
  ]

  nonisolated static let partial = [
    InvariantExample(
      "a card that ends above the keyboard",
      .countsOnlyOverlap("input", in: "card"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      card(gap: 0)
    },
    InvariantExample(
      "a card in which all of the keyboard counts",
      .countsOnlyOverlap("input", in: "card"),
      .broken("the input ends at 60 instead of 120", by: 60),
      after: .show(60)
    ) {
      card(gap: 60)
    },
    InvariantExample(
      "a bar under a floating keyboard",
      .ignoresFloatingKeyboard("bar"),
      .holds(margin: 0),
      after: .show(.floating)
    ) {
      AtBottom { Block("bar", 30) }
    },
    InvariantExample(
      "a bar that is lifted without a need",
      .ignoresFloatingKeyboard("bar"),
      .broken("the bar ends at 185 instead of 190", by: 5),
      after: .show(.floating)
    ) {
      AtBottom { Block("bar", 30) }.padding(.bottom, 5)
    },
  ]

  nonisolated static let moving = [
    InvariantExample(
      "a bar on keyboards of two heights",
      .followsKeyboardHeight("bar"),
      .holds(margin: 0),
      after: .show(60),
      .show(90)
    ) {
      AtBottom { Block("bar", 30) }
    },
    InvariantExample(
      "a bar under keyboards of two heights",
      .followsKeyboardHeight("bar"),
      .broken("its distance to the keyboard is -80 once, -50 later", by: 30),
      after: .show(60),
      .show(90)
    ) {
      AtBottom { Block("bar", 30) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "tabs that ignore the keyboard",
      .staysPut("tabs"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      AtBottom { Block("tabs", 30) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "tabs that do not",
      .staysPut("tabs"),
      .broken("the tabs moves up by 50 pt", by: 50),
      after: .show(60)
    ) {
      AtBottom { Block("tabs", 30) }
    },
    InvariantExample(
      "a bar in the safe area, while the keyboard is dragged",
      .followsDraggedKeyboard("bar"),
      .holds(margin: 0),
      after: .show(60),
      .dragKeyboardAway(steps: 3)
    ) {
      AtBottom { Block("bar", 30) }
    },
    // It hears of the keyboard when it has gone; until then it stays above 60 points, while 40 are
    // left, then 20.
    InvariantExample(
      "a bar that listens to the keyboard, while it is dragged",
      .followsDraggedKeyboard("bar"),
      .broken("the bar is 40 pt above its place at a step of the drag", by: 40),
      after: .show(60),
      .dragKeyboardAway(steps: 3)
    ) {
      ListeningBar(.careful)
    },
  ]

  @Test(arguments: covered + partial + moving)
  func `what the keyboard does to a screen`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }

  /// A card of 100 points at the top, at whose end there is an input.
  private static func card(gap: CGFloat) -> some View {
    ZStack(alignment: .bottom) {
      Color.gray.id("card")
      Block("input", 20).padding(.bottom, gap)
    }
    .frame(height: 100)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
