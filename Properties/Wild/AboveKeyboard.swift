import ScreenVerification
import SwiftUI

/// The button at the bottom and the focused field are never under the keyboard.
extension Wild {
  static let aboveKeyboard = [
    Finding(
      "W014",
      "the keyboard less a safe area that is the keyboard leaves no padding",
      .staysAboveKeyboard("bar"),
      .init(on: .iPhone12, content: 50, doing: [.show(336)], by: 302, .derived),
      actions: .shown
    ) { bar in
      GeometryReader { page in
        Lifted(ignoring: .keyboard, by: { max(0, $0 - page.safeAreaInsets.bottom) }) {
          Bar("bar", bar)
        }
      }
    } right: { bar in
      GeometryReader { page in
        Lifted(ignoring: [], by: { max(0, $0 - page.safeAreaInsets.bottom) }) {
          Bar("bar", bar)
        }
      }
      .ignoresSafeArea(.keyboard)
    },
    Finding(
      "W041",
      "a chat that does not begin at the screen's top measures by its height alone",
      .staysAboveKeyboard("composer"),
      .init(on: .iPhoneX, content: 44, doing: [.show(335)], by: 88, .derived),
      actions: .shown
    ) { header in
      VStack(spacing: 0) {
        Bar("header", header)
        Chat { $0.size.height }
      }
      .ignoresSafeArea(.all, edges: .bottom)
    } right: { header in
      VStack(spacing: 0) {
        Bar("header", header)
        Chat { $0.frame(in: .global).maxY }
      }
      .ignoresSafeArea(.all, edges: .bottom)
    },
    Finding(
      "W042",
      "a stack with a bar at its bottom ignores the keyboard, and so does the chat in it",
      .staysAboveKeyboard("composer"),
      .init(on: .iPhone12, content: 52, doing: [.show(336)], by: 250, .derived),
      actions: .shown
    ) { bar in
      VStack(spacing: 0) {
        Page { Bar("composer", 44) }
        Bar("bar", bar)
      }
      .ignoresSafeArea(.keyboard, edges: .bottom)
    } right: { bar in
      VStack(spacing: 0) {
        Chat { $0.frame(in: .global).maxY }
        Bar("bar", bar)
      }
      .ignoresSafeArea(.keyboard, edges: .bottom)
    },
    Finding(
      "W078",
      "a manager lifts the focused field above the keyboard, but not the button below it",
      .staysAboveKeyboard("button"),
      .init(
        on: .iPhone12,
        content: 50,
        doing: [.focus(1, .docked(height: 336))],
        by: 58,
        .derived
      ),
      actions: .shown
    ) { button in
      SignIn(button: button, gap: 0)
    } right: { button in
      SignIn(button: button, gap: 8 + button)
    },
    Finding(
      "W079",
      "of a field and a button at the two ends of the page, the keyboard covers the button",
      .staysAboveKeyboard("button"),
      .init(on: .androidPhone, content: 50, doing: [.show(300)], by: 252, .derived),
      actions: .shown
    ) { button in
      Page(ignoring: .keyboard) { TwoEnds(button: button) }
    } right: { button in
      Page { TwoEnds(button: button) }
    },
    Finding(
      "W072",
      "the list scrolls to the field before the room for the keyboard is laid out",
      .focusedFieldShows(),
      .init(
        on: .iPhone11,
        content: 770,
        doing: [.focus(0, .docked(height: 346))],
        by: 312,
        .derived
      ),
      contents: 0...1000,
      actions: ActionMix(upTo: 2, .focus, .show)
    ) { rows in
      ScrolledList(rows: rows, waits: false)
    } right: { rows in
      ScrolledList(rows: rows, waits: true)
    },
    Finding(
      "W075",
      "a field in a footer below the table is hidden: only the table makes room",
      .focusedFieldShows(),
      .init(
        on: .iPhoneSE1,
        content: 44,
        doing: [.focus(0, .docked(height: 216))],
        by: 216,
        .given
      ),
      actions: ActionMix(upTo: 2, .focus, .show)
    ) { field in
      Page(ignoring: .keyboard) {
        VStack(spacing: 0) {
          ByHand { keyboard in
            ScrollView { Rows(400).padding(.bottom, keyboard) }
          }
          Field("field", field)
        }
      }
    } right: { field in
      Page {
        VStack(spacing: 0) {
          ScrollView { Rows(400) }
          Field("field", field)
        }
      }
    },
    Finding(
      "W076",
      "a form that ignores the keyboard leaves its last fields under it",
      .scrollsByTheOverflow,
      .init(
        on: .iPhone12,
        content: 20,
        doing: [.focus(19, .docked(height: 336))],
        by: 302,
        .derived
      ),
      contents: 0...20
    ) { fields in
      FieldForm(count: fields).ignoresSafeArea(.keyboard, edges: .bottom)
    } right: { fields in
      FieldForm(count: fields)
    },
  ]
}

/// A composer at the bottom of a chat, lifted by what the keyboard covers below a measure of the
/// chat.
private struct Chat: View {
  let bottom: (GeometryProxy) -> CGFloat

  var body: some View {
    GeometryReader { chat in
      Lifted(ignoring: [], by: { max(0, bottom(chat) - (Window.height - $0)) }) {
        Bar("composer", 44)
      }
    }
  }
}

/// Two fields and a button, moved up until there is a gap below the second field.
private struct SignIn: View {
  let button: CGFloat
  let gap: CGFloat

  var body: some View {
    Page(ignoring: .all) {
      ByHand { keyboard in
        VStack(spacing: 8) {
          Field("email", 44)
          Field("password", 44)
          BarButton("button", button)
        }
        .padding(.bottom, Window.inset)
        .offset(y: -max(0, keyboard - Window.inset - (8 + button) + gap))
      }
    }
  }
}

private struct TwoEnds: View {
  let button: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Field("field", 44)
      Spacer(minLength: 0)
      BarButton("button", button)
    }
  }
}

/// Rows over a field, in a list that makes room for the keyboard and scrolls to the field, before or
/// after the room is laid out.
private struct ScrolledList: View {
  let rows: CGFloat
  let waits: Bool
  @State private var keyboard: CGFloat = 0
  @State private var room: CGFloat = 0

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        VStack(spacing: 0) {
          Bar("rows", rows)
          Field("field", 44)
        }
      }
      .safeAreaPadding(.bottom, room)
      .onReceive(KeyboardNews.heights) { height in
        keyboard = height
        if !waits { scroll.scrollTo("field") }
      }
      .onChange(of: keyboard) { room = keyboard }
      .onChange(of: room) {
        if waits { scroll.scrollTo("field") }
      }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

private struct FieldForm: View {
  let count: CGFloat

  var body: some View {
    Form {
      ForEach(0..<Int(count), id: \.self) { TextField("field \($0)", text: .constant("")) }
    }
  }
}
