import ScreenVerification
import SwiftUI

/// After the keyboard has gone all is as it was, whatever happened in between.
extension Wild {
  static let afterHide = [
    Finding(
      "W035",
      "in a window over another application the room is kept after the keyboard has gone",
      .returnsAfterHide,
      .init(on: .slideOver, content: 56, doing: [.show(320), .hideKeyboard], by: 300, .derived)
    ) { button in
      Page(ignoring: .all) {
        ByHand(missingHide: ()) {
          BarButton("button", button).padding(.bottom, max(Window.inset, $0))
        }
      }
    } right: { button in
      Lifted(by: { max(Window.inset, $0) }) { BarButton("button", button) }
    },
    Finding(
      "W046",
      "the inset is saved only while nothing shows, after the mark that something does is set",
      .returnsAfterHide,
      .init(on: .iPhone12, content: 64, doing: [.show(336), .hideKeyboard], by: 64, .derived)
    ) { inset in
      InsetRows(inset: inset, marksFirst: true)
    } right: { inset in
      InsetRows(inset: inset, marksFirst: false)
    },
    Finding(
      "W047",
      "a second keyboard comes without a hide: the room for the first is saved as the original",
      .scrollsAsFarAs("last").whileNoKeyboardShows(),
      .init(
        on: .iPhoneSE1,
        content: 600,
        doing: [.show(216), .show(260), .hideKeyboard],
        by: 216,
        .derived
      ),
      contents: 0...1000,
      actions: ActionMix(upTo: 6, .show, .hide)
    ) { rows in
      SavedRoom(rows: rows) { _ in true }
    } right: { rows in
      SavedRoom(rows: rows) { $0 == 0 }
    },
    Finding(
      "W048",
      "hiding sets the inset to nothing instead of what it was, which the tab bar needs",
      .canBeScrolled("last", above: "tab bar").whileNoKeyboardShows(),
      .init(on: .iPhone12, content: 83, doing: [.show(336), .hideKeyboard], by: 83, .derived)
    ) { bar in
      RowsUnderTabs(bar: bar, after: 0)
    } right: { bar in
      RowsUnderTabs(bar: bar, after: bar)
    },
    Finding(
      "W052",
      "the safe area stays raised after a prompt: the bottom bar is half a screen high",
      .returnsAfterHide,
      .init(on: .iPhone12, content: 52, doing: [.show(336), .hideKeyboard], by: 302, .derived)
    ) { bar in
      Page(ignoring: .all) {
        ByHand(missingHide: ()) {
          Color.blue.frame(height: bar).padding(.bottom, max(Window.inset, $0)).id("bar")
        }
      }
    } right: { bar in
      Page(ignoring: .all) {
        ByHand { Color.blue.frame(height: bar).padding(.bottom, max(Window.inset, $0)).id("bar") }
      }
    },
    Finding(
      "W054",
      "a sheet is dismissed before its keyboard has gone: the bar below stays lifted",
      .countsBottomInsetOnce("bar").whileNoKeyboardShows(),
      .init(
        on: .iPhone12,
        content: 50,
        doing: [.show(336), .tap(0), .hideKeyboard],
        by: 302,
        .derived
      ),
      actions: ActionMix(upTo: 6, .show, .hide, .tap)
    ) { bar in
      BarBelowSheet(height: bar, sheetListens: true)
    } right: { bar in
      BarBelowSheet(height: bar, sheetListens: false)
    },
    Finding(
      "W060",
      "the empty frame of a closed keyboard is taken for one at the top of the screen",
      .returnsAfterHide,
      .init(on: .iPhone8, content: 50, doing: [.show(260), .hideKeyboard], by: 667, .derived)
    ) { bar in
      FrameLifted(bar: bar) { Window.height - $0.minY }
    } right: { bar in
      FrameLifted(bar: bar) { $0.isEmpty ? 0 : Window.height - $0.minY }
    },
    Finding(
      "W061",
      "the extra room that keeps a button in sight stays blank after the keyboard has gone",
      .scrollsAsFarAs("last").whileNoKeyboardShows(),
      .init(on: .iPhone12, content: 70, doing: [.show(336), .hideKeyboard], by: 70, .given)
    ) { extra in
      ExtraRoom(extra: extra, after: extra)
    } right: { extra in
      ExtraRoom(extra: extra, after: 0)
    },
    Finding(
      "W063",
      "a page keeps the height that it had above the keyboard",
      .returnsAfterHide,
      .init(on: .iPhone12, content: 50, doing: [.show(336), .hideKeyboard], by: 302, .derived)
    ) { sheet in
      Page(ignoring: .all) {
        ByHand(missingHide: ()) { ShortPage(sheet: sheet, missing: $0) }
      }
    } right: { sheet in
      Page(ignoring: .all) {
        ByHand { ShortPage(sheet: sheet, missing: $0) }
      }
    },
    Finding(
      "W045",
      "a field is cut in half every second time that the keyboard appears",
      .doesNotDependOnThePath,
      .init(
        on: .iPhoneX,
        content: 44,
        doing: [.show(335), .hideKeyboard, .show(335)],
        by: 22,
        .derived
      )
    ) { field in
      EverySecondTime(field: field, cut: field / 2)
    } right: { field in
      EverySecondTime(field: field, cut: 0)
    },
    Finding(
      "W055",
      "focused upright, where nothing is covered, and turned, where it is: the form stays lifted",
      .doesNotDependOnThePath.whileNoKeyboardShows(),
      .init(
        on: .iPhone12,
        content: 100,
        doing: [.show(336), .rotate, .show(219), .hideKeyboard],
        by: 63.5,
        .derived
      ),
      actions: ActionMix(upTo: 10, .show, .hide, .rotate)
    ) { form in
      CentredForm(height: form, remembersFirst: true)
    } right: { form in
      CentredForm(height: form, remembersFirst: false)
    },
    // The keyboard changes its height without a hide, as when the screen is turned.
    Finding(
      "W057",
      "moved up by the keyboard's height as it came, and down by another as it went",
      .doesNotDependOnThePath.whileNoKeyboardShows(),
      .init(
        on: .iPad10,
        content: 50,
        doing: [.show(398), .show(313), .hideKeyboard],
        by: 85,
        .derived
      )
    ) { bar in
      MovedBack(bar: bar) { $0.y += $0.first }
    } right: { bar in
      MovedBack(bar: bar) { $0.y = 0 }
    },
  ]
}

/// Rows below an inset that is changed for the keyboard and then set to what was saved.
private struct InsetRows: View {
  let inset: CGFloat
  let marksFirst: Bool

  private struct Insets {
    var current: CGFloat
    var saved: CGFloat = 0
    var isMarked = false
  }

  var body: some View {
    ByHand(Insets(current: inset)) { insets, _ in
      if marksFirst { insets.isMarked = true }
      if !insets.isMarked { insets.saved = insets.current }
      insets.isMarked = true
    } hidden: { insets in
      insets.current = insets.saved
      insets.isMarked = false
    } content: { insets in
      ScrollView { Bar("rows", 300) }.safeAreaPadding(.top, insets.current)
    }
  }
}

/// Rows over room for the keyboard, which is then set to what was saved.
private struct SavedRoom: View {
  let rows: CGFloat
  /// Whether the room of this length is to be saved.
  let saves: (CGFloat) -> Bool

  private struct Room {
    var current: CGFloat = 0
    var saved: CGFloat = 0
  }

  var body: some View {
    ByHand(Room()) { room, height in
      if saves(room.current) { room.saved = room.current }
      room.current = height
    } hidden: { room in
      room.current = room.saved
    } content: { room in
      ScrollView { Rows(rows).padding(.bottom, max(Window.inset, room.current)) }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

/// Rows under a tab bar, with an inset of its height until a keyboard has come and gone.
private struct RowsUnderTabs: View {
  let bar: CGFloat
  let after: CGFloat

  var body: some View {
    Page(ignoring: .all) {
      ZStack(alignment: .bottom) {
        ByHand(bar, shown: { $0 = $1 }, hidden: { $0 = after }) { inset in
          ScrollView { Rows(800).padding(.bottom, inset) }
        }
        Bar("tab bar", bar)
      }
    }
  }
}

/// A bar below a sheet, lifted for the keyboard of the sheet's field; the sheet or the page hears that
/// it goes.
private struct BarBelowSheet: View {
  let height: CGFloat
  let sheetListens: Bool
  @State private var keyboard: CGFloat = 0
  @State private var isPresented = true

  var body: some View {
    Page(ignoring: .all) {
      Bar("bar", height).padding(.bottom, max(Window.inset, keyboard))
    }
    .onReceive(KeyboardNews.heights) { height in
      if height > 0 ? isPresented : !sheetListens { keyboard = height }
    }
    .sheet(isPresented: $isPresented) {
      BarButton("close", 44) { isPresented = false }
        .frame(maxHeight: .infinity, alignment: .top)
        .onReceive(KeyboardNews.heights) { height in
          if height == 0 { keyboard = 0 }
        }
    }
  }
}

/// A bar lifted by a length made of the keyboard's frame, which is empty when the keyboard has gone.
private struct FrameLifted: View {
  let bar: CGFloat
  let length: (CGRect) -> CGFloat

  var body: some View {
    Page(ignoring: .all) {
      ByHand(nil as CGRect?) { frame, height in
        frame = CGRect(x: 0, y: Window.height - height, width: 1, height: height)
      } hidden: { frame in
        frame = .zero
      } content: { frame in
        Bar("bar", bar).padding(.bottom, frame.map(length) ?? 0)
      }
    }
  }
}

/// Rows with more room than the keyboard takes, and `after` points once it has gone.
private struct ExtraRoom: View {
  let extra: CGFloat
  let after: CGFloat

  var body: some View {
    ByHand(0, shown: { $0 = max(0, $1 - Window.inset) + extra }, hidden: { $0 = after }) { room in
      ScrollView { Rows(748).padding(.bottom, Window.inset + room) }
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

/// A sheet at the bottom of a page that ends above what is missing of it.
private struct ShortPage: View {
  let sheet: CGFloat
  let missing: CGFloat

  var body: some View {
    Color.clear.overlay(alignment: .bottom) { Bar("sheet", sheet) }
      .padding(.bottom, max(Window.inset, missing))
  }
}

/// A field that stands on the keyboard the first time, and a length too low the second.
private struct EverySecondTime: View {
  let field: CGFloat
  let cut: CGFloat

  private struct Times {
    var isSecond = true
    var height: CGFloat = 0
  }

  var body: some View {
    Page(ignoring: .all) {
      ByHand(Times()) { times, height in
        times.isSecond.toggle()
        times.height = height
      } hidden: { times in
        times.height = 0
      } content: { times in
        let room = times.isSecond ? times.height - cut : times.height
        Field("field", field).padding(.bottom, max(Window.inset, room))
      }
    }
  }
}

/// A form in the middle of the page, moved up by what is covered of it.
private struct CentredForm: View {
  let height: CGFloat
  /// Whether it moves back only if something was covered the first time.
  let remembersFirst: Bool

  private struct Move {
    var distance: CGFloat = 0
    var wasCovered: Bool?
  }

  var body: some View {
    GeometryReader { page in
      ByHand(Move()) { move, keyboard in
        let bottom = page.frame(in: .global).midY + height / 2
        move.distance = max(0, bottom - (Window.height - keyboard))
        move.wasCovered = move.wasCovered ?? (move.distance > 0)
      } hidden: { move in
        if !remembersFirst || move.wasCovered == true { move.distance = 0 }
      } content: { move in
        Color.clear.overlay { Bar("form", height).offset(y: -move.distance) }
      }
    }
    .ignoresSafeArea(.keyboard)
  }
}

/// How far something was moved for keyboards.
private struct MovedDistance {
  var y: CGFloat = 0
  /// The height of the keyboard as it came, and as it is.
  var first: CGFloat = 0
  var height: CGFloat = 0
}

/// A bar that follows each change of the keyboard's height, and is moved back when it goes.
private struct MovedBack: View {
  let bar: CGFloat
  let moveBack: (inout MovedDistance) -> Void

  var body: some View {
    Page(ignoring: .all) {
      ByHand(MovedDistance()) { distance, height in
        if distance.first == 0 { distance.first = height }
        distance.y -= height - distance.height
        distance.height = height
      } hidden: { distance in
        moveBack(&distance)
        (distance.first, distance.height) = (0, 0)
      } content: { distance in
        Bar("bar", bar).offset(y: distance.y)
      }
    }
  }
}
