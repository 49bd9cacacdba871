import PropertyTesting
import ScreenVerification

/// Four ways to put a button at the bottom of a screen whose content may be longer than it.
///
/// The first three are the ones of "Placing important UI elements near the bottom of the screen for
/// better accessibility"; the last is the third under a view that ignores the keyboard.
enum BottomButton {
  static let claims: [ScreenProperty] = [
    claim(spacerStack, .holds, .restsOnSafeEdge("button")),
    claim(spacerStack, .broken, .scrollsByTheOverflow),
    claim(spacerStack, .broken, .staysAboveKeyboard("button")),

    claim(buttonRow, .broken, .restsOnSafeEdge("button")),
    claim(buttonRow, .holds, .scrollsByTheOverflow),
    claim(buttonRow, .holds, .staysAboveKeyboard("button")),

    claim(fillingScroll, .holds, .restsOnSafeEdge("button")),
    claim(fillingScroll, .holds, .scrollsByTheOverflow),
    claim(fillingScroll, .holds, .staysAboveKeyboard("button")),

    claim(keyboardIgnored, .broken, .restsOnSafeEdge("button")),
    claim(keyboardIgnored, .broken, .scrollsByTheOverflow),
    claim(keyboardIgnored, .broken, .staysAboveKeyboard("button")),
  ]
}
