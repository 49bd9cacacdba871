import Foundation
import HeadlessCombine

extension HostCore {
  /// Moves the focus to a field and lets the keyboard follow. (rule 9.8)
  func focusField(_ field: (any FocusableElement)?) {
    focus.focus(field)
    followFocus()
  }

  /// Focus states that were written move the focus; the keyboard follows.
  func applyFocusRequests() {
    guard focus.isPending, focus.applyRequests() else { return }
    followFocus()
  }

  private func followFocus() {
    setKeyboard(focus.focused == nil ? 0 : screen.softwareKeyboardHeight)
    guard focus.focused != nil else { return }
    needsLayout = true
    enqueueReveal()
  }

  /// Shows, changes or hides the keyboard: notifications first, then the safe area. (rule 9.8)
  ///
  /// Items for the keyboard stand on it and count as a part of it.
  func setKeyboard(_ height: CGFloat) {
    let height = height > 0 ? height + keyboardItemsHeight : 0
    guard height != screen.keyboardHeight else { return }
    let begin = screen.keyboardFrame
    screen.keyboardHeight = height
    tellOfKeyboard(from: begin)
    keyboardMoved()
  }

  /// Lets the keyboard follow a finger: it tells of itself only when it has gone, and takes the
  /// focus with it.
  func dragKeyboard(to height: CGFloat) {
    guard height < screen.keyboardHeight else { return }
    let begin = screen.keyboardFrame
    screen.keyboardHeight = height
    if faults.contains(.dragIsNotFollowed), height > 0 { return }
    if height == 0 {
      focus.focus(nil)
      tellOfKeyboard(from: begin)
    }
    keyboardMoved()
  }

  /// Tells of the keyboard once more, though nothing has changed, as when the focus moves on.
  func tellOfKeyboardAgain() {
    guard screen.keyboardHeight > 0 else { return }
    if faults.contains(.keyboardRepeatsAddUp) { keyboardRepeats += 1 }
    tellOfKeyboard(from: screen.keyboardFrame)
    needsLayout = true
  }

  /// Gives the keyboard the height that it has on the turned screen, and tells of it, also where that
  /// is the same as before, or none. (rule 9.6)
  func turnKeyboard(from begin: CGRect) {
    let height = screen.softwareKeyboardHeight
    screen.keyboardHeight = height > 0 ? height + keyboardItemsHeight : 0
    tellOfKeyboard(from: begin)
    keyboardMoved()
  }

  private func tellOfKeyboard(from begin: CGRect) {
    for name in KeyboardNotification.names(isShown: screen.keyboardHeight > 0) {
      KeyboardNotification.post(name, from: begin, to: screen.keyboardFrame)
    }
  }

  private func keyboardMoved() {
    needsLayout = true
    if screen.keyboardHeight > 0 { enqueueReveal() }
  }

  private func enqueueReveal() {
    enqueueScroll { [unowned self] in revealFocusedField() }
  }

  /// Scrolls as little as shows the focused field. (rule 9.2)
  private func revealFocusedField() {
    guard let field = focus.focused, let scroll = field.enclosingScroll, let frame = field.frame
    else { return }
    let missed = faults.contains(.revealFallsShort) ? 1.0 : 0
    scroll.scroll(showing: frame.offsetBy(dx: 0, dy: -missed), at: nil)
  }
}

extension HostScreen {
  /// Where the keyboard lies: below the screen while it is hidden.
  var keyboardFrame: CGRect {
    let height = keyboardHeight > 0 ? keyboardHeight : softwareKeyboardHeight
    let y = keyboardHeight > 0 ? size.height - height : size.height
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }
}
