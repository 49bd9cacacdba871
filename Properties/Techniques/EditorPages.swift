package import SwiftUI

/// Editors in a scroll view; the keyboard is left to the system.
package struct DefaultEditorPage: View {
  private let content: EditorContent
  @FocusState private var focus: Int?

  package init(_ content: EditorContent) { self.content = content }

  package var body: some View {
    ScrollView {
      EditorColumn(content: content, focus: $focus)
    }
  }
}

/// Editors over a clear bar, as high as the wanted gap, while one of them is focused.
package struct InsetEditorPage: View {
  private let content: EditorContent
  @FocusState private var focus: Int?

  package init(_ content: EditorContent) { self.content = content }

  package var body: some View {
    ScrollView {
      EditorColumn(content: content, focus: $focus)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if focus != nil { Color.clear.frame(height: CGFloat(content.gap)) }
    }
  }
}

/// When the page that scrolls by hand does so.
package enum ScrollMoment: Hashable, Sendable {
  /// Once the keyboard's height has become part of the page's state.
  case afterHeight
  /// As the keyboard tells of itself, before its height is laid out.
  case withNotification
}

/// Editors in a page that ignores the keyboard, makes room for it from its notifications, and
/// scrolls to the focused editor.
package struct HandScrolledEditorPage: View {
  private let content: EditorContent
  private let moment: ScrollMoment
  @FocusState private var focus: Int?
  @State private var keyboardHeight: CGFloat = 0

  package init(_ content: EditorContent, scrolls moment: ScrollMoment = .afterHeight) {
    self.content = content
    self.moment = moment
  }

  package var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        EditorColumn(content: content, focus: $focus)
      }
      .onReceive(KeyboardHeights.publisher) { height in
        keyboardHeight = height
        if moment == .withNotification { show(scroll, over: height) }
      }
      .onChange(of: keyboardHeight) {
        if moment == .afterHeight { show(scroll, over: keyboardHeight) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if keyboardHeight > 0 { Color.clear.frame(height: keyboardHeight) }
    }
    .ignoresSafeArea(.keyboard)
  }

  private func show(_ scroll: ScrollViewProxy, over height: CGFloat) {
    guard let focus, height > 0 else { return }
    withAnimation { scroll.scrollTo(EditorColumn.place(of: focus)) }
  }
}

/// How far above the safe area's bottom the keyboard reaches, as it tells of itself.
@MainActor
private enum KeyboardHeights {
  static var publisher: some Publisher<CGFloat, Never> {
    let center = NotificationCenter.default
    let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue }
      .map { max(0, $0.cgRectValue.height - bottomInset) }
    let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat(0) }
    return shown.merge(with: hidden)
  }

  private static var bottomInset: CGFloat {
    let scenes = UIApplication.shared.connectedScenes
    let scene = scenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
    return scene?.windows.first?.safeAreaInsets.bottom ?? 0
  }
}
