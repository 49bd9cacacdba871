import ScreenVerification
import SwiftUI

/// A layout follows the keyboard as its height changes, and while a finger drags it away.
extension Wild {
  static let keyboardChanges = [
    Finding(
      "W066",
      "the keyboard grows without telling: the bar is partly covered",
      .staysAboveKeyboard("bar"),
      .init(on: .iPhoneX, content: 50, doing: [.show(291), .show(336)], by: 45, .derived),
      actions: .shown
    ) { bar in
      LiftedOnce(bar: bar)
    } right: { bar in
      Page { Bar("bar", bar) }
    },
    Finding(
      "W067",
      "the keyboard shrinks without telling: the bar floats above it",
      .followsKeyboardHeight("bar"),
      .init(on: .iPhoneX, content: 50, doing: [.show(336), .show(291)], by: 45, .derived),
      actions: ActionMix(upTo: 6, .show)
    ) { bar in
      LiftedOnce(bar: bar)
    } right: { bar in
      Page { Bar("bar", bar) }
    },
    Finding(
      "W068",
      "the heights that a keyboard tells of one after the other are added",
      .keepsGapToKeyboard("bar", gap: 0),
      .init(on: .iPhone8, content: 50, doing: [.show(216), .show(256)], by: 216, .given),
      actions: .shown
    ) { bar in
      Page(ignoring: .all) {
        ByHand(0, shown: { $0 += $1 }, hidden: { $0 = 0 }) {
          Bar("bar", bar).padding(.bottom, max(Window.inset, $0))
        }
      }
    } right: { bar in
      Lifted(by: { max(Window.inset, $0) }) { Bar("bar", bar) }
    },
    Finding(
      "W116",
      "while the keyboard is dragged away the bar stays in mid-screen, and jumps at the end",
      .followsDraggedKeyboard("bar"),
      .init(
        on: .iPhone12,
        content: 50,
        doing: [.show(336), .dragKeyboardAway(steps: 4)],
        by: 252,
        .derived
      ),
      actions: ActionMix(upTo: 3, .show, .dragKeyboardAway)
    ) { bar in
      Lifted(by: { max(Window.inset, $0) }) { Bar("bar", bar) }
    } right: { bar in
      ScrollView { Rows(400) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Bar("bar", bar) }
        .scrollDismissesKeyboard(.interactively)
    },
  ]
}

/// A bar that hears of a keyboard when it comes, and then no more until it goes.
private struct LiftedOnce: View {
  let bar: CGFloat

  var body: some View {
    Page(ignoring: .all) {
      ByHand(0, shown: { if $0 == 0 { $0 = $1 } }, hidden: { $0 = 0 }) {
        Bar("bar", bar).padding(.bottom, max(Window.inset, $0))
      }
    }
  }
}
