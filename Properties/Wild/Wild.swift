import ScreenVerification

/// Layouts that people met going wrong in public reports, each as reported and put right.
///
/// Reports about other systems' layouts are given as the layout that they amount to.
package enum Wild {
  /// One table for each family of invariants; a report stands with the first one that it breaks.
  package static let findings: [Finding] =
    countedOnce + overlap + aboveKeyboard + afterHide + keyboardChanges + scrolling + bottom
    + settling

  static let all: [ScreenProperty] = findings.flatMap(\.claims)

  /// Reports that no layout here can show, by their number, with the reason.
  package static let outOfReach = [
    "W029": """
    An undocked keyboard hides a field in the middle of the screen. Here such a keyboard has no \
    place: it takes no room from a layout, which is one of the two policies that the report \
    calls right, and what it covers is not known.
    """
  ]
}
