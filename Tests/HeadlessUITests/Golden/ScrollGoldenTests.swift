import HeadlessUI
import SwiftUI
import Testing

/// Sections E and H of the known numbers, written as views.
@MainActor
@Suite struct ScrollGoldenTests {
  @Test func `E1: three rows leave the button on the safe edge`() throws {
    let screen = GoldenScreen { _ in FillingPage(rows: 3) }
    #expect(try screen.frame("button") == CGRect(150, 776, 90, 34))
  }

  @Test func `E3: twenty rows and a keyboard make the page scroll by 198`() throws {
    let screen = GoldenScreen(keyboard: 336) { _ in FillingPage(rows: 20) }
    let button = try screen.frame("button")
    #expect(button == CGRect(150, 47 + 625, 90, 34))
    #expect(button.maxY - (844 - 336) == 198)
  }

  @Test func `H1: a focused editor rests on the keyboard, its padding not counted`() throws {
    let screen = GoldenScreen { _ in EditorPage(variant: .plain) }
    try screen.host.focus("editor")
    #expect(try screen.frame("editor").maxY == 844 - 336)
    #expect(try screen.frame("top").minY == 47 - 355)
  }

  @Test func `H2: a bar of 64 while focused lifts the editor by 64`() throws {
    let screen = GoldenScreen { _ in EditorPage(variant: .barWhileFocused) }
    try screen.host.focus("editor")
    #expect(try screen.frame("editor").maxY == 844 - 336 - 64)
    #expect(try screen.frame("top").minY == 47 - 419)
  }

  @Test func `H3: scrolled by hand, the editor stands 64 above the keyboard`() throws {
    let screen = GoldenScreen { _ in HandScrolledPage() }
    try screen.host.focus("editor")
    #expect(try screen.frame("editor").maxY == 844 - 336 - 64)
    #expect(try screen.frame("top").minY == 47 - 419)
  }

  @Test func `H4: without a keyboard the padded editor is scrolled wholly into view`() throws {
    let screen = GoldenScreen(on: .withoutKeyboard) { _ in HandScrolledPage(scrollsAtOnce: true) }
    try screen.host.focus("editor")
    #expect(try screen.frame("top").minY == 47 - 117)
  }
}

extension HostScreen {
  /// The same phone with a hardware keyboard.
  fileprivate static var withoutKeyboard: HostScreen {
    var screen = HostScreen.iPhone14
    screen.softwareKeyboardHeight = 0
    return screen
  }
}

/// A title, rows and a button that is pushed to the bottom of a scroll view.
private struct FillingPage: View {
  let rows: Int

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: 8) {
          Color.red.frame(width: 200, height: 41)
          ForEach(0..<rows, id: \.self) { _ in Color.gray.frame(width: 100, height: 20) }
          Spacer()
          Color.blue.frame(width: 90, height: 34).id("button")
        }
        .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .top)
      }
    }
  }
}

/// An editor between two tall blocks.
private struct EditorPage: View {
  enum Variant {
    case plain
    case barWhileFocused
  }

  let variant: Variant
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 600).id("top")
        TextEditor(text: $text)
          .frame(height: 200)
          .id("editor")
          .padding(EdgeInsets(top: 16, leading: 16, bottom: 64, trailing: 16))
          .focused($isFocused)
        Color.green.frame(height: 600)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if variant == .barWhileFocused && isFocused { Color.clear.frame(height: 64) }
    }
  }
}

/// The same page, which makes room for the keyboard and scrolls by itself.
private struct HandScrolledPage: View {
  var scrollsAtOnce = false
  @FocusState private var isFocused: Bool
  @State private var text = ""
  @State private var keyboardHeight: CGFloat = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 600).id("top")
          TextEditor(text: $text)
            .frame(height: 200)
            .id("editor")
            .padding(EdgeInsets(top: 16, leading: 16, bottom: 64, trailing: 16))
            .focused($isFocused)
            .id("padded")
          Color.green.frame(height: 600)
        }
      }
      .onReceive(heights) { keyboardHeight = $0 }
      .onChange(of: keyboardHeight) { _, height in
        if height > 0 { proxy.scrollTo("padded") }
      }
      .onChange(of: isFocused) { if scrollsAtOnce { proxy.scrollTo("padded") } }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if keyboardHeight > 0 { Color.clear.frame(height: keyboardHeight) }
    }
    .ignoresSafeArea(.keyboard)
  }

  private var heights: some Publisher<CGFloat, Never> {
    let center = NotificationCenter.default
    let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
      .map { $0.height - 34 }
    let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat(0) }
    return shown.merge(with: hidden)
  }
}
