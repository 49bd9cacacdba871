import Foundation

/// What takes part in the chain of events; here, the names of the keyboard's notifications.
@MainActor
open class UIResponder: NSObject {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// Neutral: what is made here is never on the screen.
  open var isFirstResponder: Bool { false }

  /// Neutral: what is made here is never on the screen.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Takes the focus away from the running screen's field.
  @discardableResult
  open func resignFirstResponder() -> Bool { UIWindow.endRunningEditing() }
}

/// What the keyboard tells. (rule 9.6)
enum KeyboardNotification {
  static func names(isShown: Bool) -> [Notification.Name] {
    guard isShown else {
      return [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ]
    }
    return [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
    ]
  }

  static func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect) {
    NotificationCenter.default.post(
      name: name,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
    )
  }
}
