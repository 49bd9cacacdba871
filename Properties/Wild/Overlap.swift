import ScreenVerification
import SwiftUI

/// Only the part of a docked keyboard that meets the view's own frame counts, and what is to stay
/// put stays.
extension Wild {
  static let overlap = [
    Finding(
      "W021",
      "what stands below the scroll view is not subtracted: the field scrolls too far",
      .scrollsAsFarAs("last"),
      .init(on: .iPhone12, content: 100, doing: [.show(336)], by: 100, .given)
    ) { below in
      ScrollOverFooter(footer: below) { $0 }
    } right: { below in
      ScrollOverFooter(footer: below) { max(0, max(Window.inset, $0) - below) }
    },
    Finding(
      "W026",
      "a window that ends above the screen's bottom makes room for all of the keyboard",
      .ends("button", whereKeyboardMeets: "window"),
      .init(on: .slideOver, content: 100, doing: [.show(320)], by: 100, .derived)
    ) { distance in
      RaisedWindow(by: distance) {
        ByHand { BarButton("button", 44).padding(.bottom, $0) }
      }
    } right: { distance in
      RaisedWindow(by: distance) {
        ByHand { BarButton("button", 44).padding(.bottom, max(0, $0 - distance)) }
      }
    },
    Finding(
      "W027",
      "the keyboard pulls a form down until the field sits on it",
      .staysOutOfReach("field"),
      .init(on: .iPad10, content: 200, doing: [.show(320)], by: 592, .derived),
      contents: 0...400
    ) { above in
      MovedForm(above: above) { $0 }
    } right: { above in
      MovedForm(above: above) { min(0, $0) }
    },
    Finding(
      "W030",
      "once the keyboard floats, the input bar stays where the docked one held it",
      .ignoresFloatingKeyboard("bar"),
      .init(on: .iPad9, content: 50, doing: [.show(320), .show(.floating)], by: 320, .derived),
      actions: ActionMix(upTo: 3, .show, .float)
    ) { bar in
      Page(ignoring: .all) {
        ByHand(missingHide: ()) { Bar("bar", bar).padding(.bottom, max(Window.inset, $0)) }
      }
    } right: { bar in
      Lifted(by: { max(Window.inset, $0) }) { Bar("bar", bar) }
    },
    Finding(
      "W034",
      "a small floating keyboard takes the room of a docked one",
      .ignoresFloatingKeyboard("field"),
      .init(on: .iPad9, content: 320, doing: [.focus(0, .floating)], by: 320, .derived),
      contents: 1...400,
      actions: ActionMix(upTo: 2, .focusFloating, .unfocus)
    ) { keyboard in
      FocusedRoom(height: keyboard)
    } right: { _ in
      Lifted(by: { max(Window.inset, $0) }) { Field("field", 44) }
    },
    Finding(
      "W036",
      "a window that ends above the keyboard makes room for the distance between them",
      .ends("field", whereKeyboardMeets: "window"),
      .init(on: .iPad10, content: 340, doing: [.show(320)], by: 20, .derived),
      contents: 0...600
    ) { distance in
      RaisedWindow(by: distance) {
        ByHand { keyboard in
          Field("field", 44).padding(.bottom, keyboard == 0 ? 0 : abs(keyboard - distance))
        }
      }
    } right: { distance in
      RaisedWindow(by: distance) {
        ByHand { Field("field", 44).padding(.bottom, max(0, $0 - distance)) }
      }
    },
    Finding(
      "W038",
      "the tab bar goes because a keyboard shows, though that is the bar of a hardware keyboard",
      .staysPut("tab bar").whileKeyboardIsNoHigherThanTabs(),
      .init(on: .iPad10, content: 49, doing: [.show(.hardwareBar(height: 55))], by: 49, .derived),
      contents: 49...49,
      actions: ActionMix(upTo: 3, .showHardwareBar, .hide)
    ) { bar in
      VanishingTabs(height: bar) { $0 > 0 }
    } right: { bar in
      VanishingTabs(height: bar) { $0 > Window.inset + bar }
    },
    Finding(
      "W043",
      "the overlap is measured before the system moves the sheet out of the keyboard's way",
      .ends("bar", whereKeyboardMeets: "sheet"),
      .init(on: .iPad10, content: 620, doing: [.show(320)], by: 52, .derived),
      contents: 1...1000
    ) { sheet in
      MovedSheet(height: sheet, measuresFirst: true)
    } right: { sheet in
      MovedSheet(height: sheet, measuresFirst: false)
    },
    Finding(
      "W082",
      "a tab bar of one's own jumps onto the keyboard",
      .staysPut("tab bar").whileKeyboardsReachAboveHomeIndicator(),
      .init(on: .iPhone12, content: 49, doing: [.show(336)], by: 302, .derived)
    ) { bar in
      Page { Bar("tab bar", bar) }
    } right: { bar in
      Page(ignoring: .keyboard) { Bar("tab bar", bar) }
    },
    Finding(
      "W083",
      "a sheet that is closed pads all of the page by the keyboard: the tab bar rises",
      .staysPut("tab bar"),
      .init(on: .iPhone12, content: 49, doing: [.show(336)], by: 302, .derived)
    ) { bar in
      Lifted(by: { max(Window.inset, $0) }) {
        ZStack(alignment: .bottom) {
          Bar("tab bar", bar)
          Bar("sheet", 0)
        }
      }
    } right: { bar in
      Page(ignoring: .all) {
        ZStack(alignment: .bottom) {
          Bar("tab bar", bar).padding(.bottom, Window.inset)
          ByHand { Bar("sheet", 0).padding(.bottom, max(Window.inset, $0)) }
        }
      }
    },
    Finding(
      "W085",
      "the navigation bar at the bottom is moved, where only the content has to shrink",
      .staysPut("bar"),
      .init(on: .iPhone12, content: 50, doing: [.show(336)], by: 302, .derived)
    ) { bar in
      Page {
        VStack(spacing: 0) {
          Color.gray
          Bar("bar", bar)
        }
      }
    } right: { bar in
      Page(ignoring: .all) {
        VStack(spacing: 0) {
          ByHand { Color.gray.padding(.bottom, max(0, $0 - Window.inset - bar)) }
          Bar("bar", bar).padding(.bottom, Window.inset)
        }
      }
    },
  ]
}

/// Rows that scroll over a footer, down to the screen's edge, with room made of the keyboard's height
/// at their end.
private struct ScrollOverFooter: View {
  let footer: CGFloat
  let room: (CGFloat) -> CGFloat

  var body: some View {
    Page(ignoring: .all) {
      VStack(spacing: 0) {
        ByHand { keyboard in
          let own = keyboard > 0 ? room(keyboard) : max(0, Window.inset - footer)
          ScrollView { Rows(800).padding(.bottom, own) }
        }
        Bar("footer", footer)
      }
    }
  }
}

/// A field that is moved by what is made of its distance to the keyboard.
private struct MovedForm: View {
  let above: CGFloat
  let move: (CGFloat) -> CGFloat

  var body: some View {
    GeometryReader { page in
      ByHand { keyboard in
        let distance = page.size.height - keyboard - (above + 44)
        Field("field", 44)
          .padding(.top, above)
          .offset(y: keyboard > 0 ? move(distance) : 0)
      }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

/// A field over as much room as a docked keyboard takes, while it is focused.
private struct FocusedRoom: View {
  let height: CGFloat
  @FocusState private var isFocused: Bool

  var body: some View {
    Page(ignoring: .all) {
      Field("field", 44)
        .focused($isFocused)
        .padding(.bottom, isFocused ? max(Window.inset, height) : Window.inset)
    }
  }
}

/// A tab bar that goes at some heights of the keyboard.
private struct VanishingTabs: View {
  let height: CGFloat
  let goes: (CGFloat) -> Bool

  var body: some View {
    Page(ignoring: .all) {
      ByHand { Bar("tab bar", goes($0) ? 0 : height) }.padding(.bottom, Window.inset)
    }
  }
}

/// A sheet in the middle of the screen that the system moves up by what the keyboard covers of it, as
/// far as there is room, and a bar at its bottom.
private struct MovedSheet: View {
  let height: CGFloat
  let measuresFirst: Bool

  var body: some View {
    GeometryReader { page in
      ByHand { keyboard in
        let distance = (page.size.height - height) / 2
        let overlap = max(0, keyboard - distance)
        let move = max(0, min(overlap, distance))
        Color.clear.overlay {
          Color.clear.frame(height: height).id("sheet")
            .overlay(alignment: .bottom) {
              Bar("bar", 44).padding(.bottom, measuresFirst ? overlap : overlap - move)
            }
            .offset(y: -move)
        }
      }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}
