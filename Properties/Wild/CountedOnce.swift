import ScreenVerification
import SwiftUI

/// What covers the bottom counts once: the higher of home indicator and keyboard, never their sum.
extension Wild {
  static let countedOnce = [
    Finding(
      "W001",
      "an input bar floats by the home indicator's height above the keyboard",
      .keepsGapToKeyboard("bar", gap: 0),
      .init(on: .iPhone17, content: 50, doing: [.show(328)], by: 34, .given),
      actions: .shown
    ) { bar in
      Lifted(ignoring: .keyboard, by: { $0 }) { Bar("bar", bar) }
    } right: { bar in
      Lifted(ignoring: .all, by: { $0 }) { Bar("bar", bar) }
    },
    Finding(
      "W004",
      "a guide as high as the keyboard begins at the safe edge, not at the screen's",
      .keepsGapToKeyboard("button", gap: 0),
      .init(on: .iPhone12, content: 50, doing: [.show(336)], by: 34, .derived),
      actions: .shown
    ) { button in
      Lifted(ignoring: .keyboard, by: { $0 }) { BarButton("button", button) }
    } right: { button in
      Lifted(ignoring: .keyboard, by: { max(0, $0 - Window.inset) }) {
        BarButton("button", button)
      }
    },
    Finding(
      "W005",
      "a view subtracts its own inset, which is none where it lies inside of the safe area",
      .keepsGapToKeyboard("bar", gap: 0),
      .init(on: .iPhone12, content: 50, doing: [.show(336)], by: 34, .derived),
      actions: .shown
    ) { bar in
      InnerBar(height: bar) { $0 - $1.ownInset }
    } right: { bar in
      InnerBar(height: bar) { keyboard, _ in keyboard - Window.inset }
    },
    Finding(
      "W006",
      "over a tab bar, the bar floats by the tab bar's height above the keyboard",
      .keepsGapToKeyboard("bar", gap: 0).whileKeyboardCoversTabs(),
      .init(on: .iPhoneXSMax, content: 50, doing: [.show(346)], by: 49, .derived),
      actions: .shown
    ) { bar in
      OneTab {
        Lifted(ignoring: .keyboard, by: { max(0, $0 - Window.inset) }) { Bar("bar", bar) }
      }
    } right: { bar in
      OneTab { Page { Bar("bar", bar) } }
    },
    Finding(
      "W007",
      "over a tab bar, a manager moves the form by all of the keyboard's height",
      .keepsGapToKeyboard("field", gap: 0).whileKeyboardCoversTabs(),
      .init(on: .iPhone12, content: 44, doing: [.show(336)], by: 83, .derived),
      actions: .shown
    ) { field in
      OneTab {
        Page(ignoring: .keyboard) { ByHand { Field("field", field).offset(y: -$0) } }
      }
    } right: { field in
      OneTab { Page { Field("field", field) } }
    },
    Finding(
      "W010",
      "a padding of the keyboard's height, on a system that makes room already",
      .keepsGapToKeyboard("button", gap: 0),
      .init(on: .iPhone8, content: 50, doing: [.show(260)], by: 260, .derived),
      actions: .shown
    ) { button in
      Lifted(ignoring: [], by: { $0 }) { BarButton("button", button) }
    } right: { button in
      Page { BarButton("button", button) }
    },
    Finding(
      "W012",
      "a table makes room for the keyboard, and the application does so again",
      .scrollsAsFarAs("last"),
      .init(on: .iPhoneSE1, content: 500, doing: [.show(216)], by: 216, .derived),
      contents: 0...1000
    ) { rows in
      ByHand { keyboard in
        ScrollView { Rows(rows).padding(.bottom, keyboard) }
      }
    } right: { rows in
      ScrollView { Rows(rows) }
    },
    Finding(
      "W016",
      "a bar keeps its padding for the home indicator when the keyboard covers that",
      .countsBottomInsetOnce("bar"),
      .init(on: .iPhoneX, content: 50, doing: [.show(335)], by: 34, .derived)
    ) { bar in
      Lifted(ignoring: .container, by: { _ in Window.inset }) { Bar("bar", bar) }
    } right: { bar in
      Lifted(ignoring: .container, by: { $0 > Window.inset ? 0 : Window.inset }) {
        Bar("bar", bar)
      }
    },
    Finding(
      "W017",
      "padding for the system's bar outside and for the keyboard inside are added",
      .keepsGapToKeyboard("field", gap: 8),
      .init(on: .androidPhone, content: 56, doing: [.show(300)], by: 48, .derived),
      actions: .shown
    ) { field in
      Lifted(by: { Window.inset + $0 + 8 }) { Field("field", field) }
    } right: { field in
      Lifted(by: { max(Window.inset, $0) + 8 }) { Field("field", field) }
    },
    Finding(
      "W022",
      "an accessory bar leaves a gap as high as the tab bar that the keyboard covers",
      .keepsGapToKeyboard("accessory", gap: 0).whileKeyboardCoversTabs(),
      .init(on: .iPhone12, content: 44, doing: [.show(336)], by: 83, .given),
      actions: .shown
    ) { accessory in
      OneTab {
        ByHand { keyboard in
          ScrollView { Rows(400) }
            .overlay(alignment: .bottom) { Bar("accessory", accessory).offset(y: -keyboard) }
        }
        .ignoresSafeArea(.keyboard)
      }
    } right: { accessory in
      OneTab {
        ScrollView { Rows(400) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Bar("accessory", accessory) }
      }
    },
    Finding(
      "W024",
      "shortcuts keep the home indicator's padding while the keyboard is open",
      .countsBottomInsetOnce("shortcuts", gap: 6),
      .init(on: .iPhone12, content: 44, doing: [.show(336)], by: 34, .given)
    ) { shortcuts in
      Lifted(ignoring: .container, by: { _ in 6 + Window.inset }) { Bar("shortcuts", shortcuts) }
    } right: { shortcuts in
      Lifted(ignoring: .container, by: { 6 + ($0 > Window.inset ? 0 : Window.inset) }) {
        Bar("shortcuts", shortcuts)
      }
    },
  ]
}

/// A bar on the keyboard, in a view that ends at the safe area, by what is made of the keyboard's
/// height and the view.
private struct InnerBar: View {
  let height: CGFloat
  let room: (CGFloat, GeometryProxy) -> CGFloat

  var body: some View {
    GeometryReader { view in
      Lifted(ignoring: [], by: { max(0, room($0, view)) }) { Bar("bar", height) }
    }
    .ignoresSafeArea(.keyboard)
  }
}

extension GeometryProxy {
  /// How far the view reaches below the safe area, which UIKit calls its inset.
  @MainActor fileprivate var ownInset: CGFloat {
    max(0, frame(in: .global).maxY - (Window.height - Window.inset))
  }
}
