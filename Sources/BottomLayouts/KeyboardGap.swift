import SwiftUI

@available(iOS 17.0, *)
extension View {
  /// Keeps a distance between the focused field of a scroll view and the keyboard.
  ///
  ///     ScrollView { TextEditor(text: $note).focused($isWriting) }
  ///       .keyboardGap(64, while: isWriting)
  ///
  /// While a keyboard covers the bottom and `isFocused` is true, the scroll view's content gets a
  /// margin, so that whatever scrolls the field into sight, or moves the focus to another one,
  /// leaves the gap. Nothing lies in the gap: views there can be touched. Without a keyboard on the
  /// screen, as with one of hardware, there is no margin.
  ///
  /// - Parameters:
  ///   - gap: Points from the field's bottom to the keyboard's top.
  ///   - isFocused: Whether one of the fields inside has the focus.
  /// - Returns: The view, filling the room that there is.
  public func keyboardGap(_ gap: CGFloat, while isFocused: Bool) -> some View {
    modifier(KeyboardGap(gap: gap, isFocused: isFocused))
  }
}

@available(iOS 17.0, *)
private struct KeyboardGap: ViewModifier {
  let gap: CGFloat
  let isFocused: Bool

  func body(content: Content) -> some View {
    BottomCoverReader { cover, _ in
      content.contentMargins(
        .bottom,
        isFocused && cover.isUnderKeyboard ? gap : 0,
        for: .scrollContent
      )
    }
  }
}
