import PropertyTesting
import ScreenProperties
import ScreenVerification
import Testing

@MainActor
@Suite struct TechniqueClaimsTests {
  /// A claim that is broken, the smallest scenario that breaks it, and by how much.
  struct Example: CustomTestStringConvertible, Sendable {
    var claim: String
    var scenario: String
    /// `nil` where that has no measure.
    var margin: Double?

    var testDescription: String { claim }
  }

  nonisolated static let brokenClaims = [
    Example(
      claim: """
        form technique: as published/the lower ends at the safe edge when there is \
        room
        """,
      scenario: """
        1 × 157, no safe area, no keyboard; rows 1, upper 1, lower 1, isText 0
        """,
      margin: -1
    ),
    Example(
      claim: """
        form technique: as published/16 pt stand above the lower when there is no room
        """,
      scenario: """
        1 × 1, no safe area, no keyboard; rows 1, upper 1, lower 1, isText 0
        """,
      margin: -139
    ),
    Example(
      claim: """
        form technique: as published, growing/the lower does not end below the edge \
        when there is room
        """,
      scenario: """
        1 × 200, no safe area, no keyboard; rows 1, upper 1, lower 1, isText 0; tap \
        “add”
        """,
      margin: -28
    ),
    Example(
      claim: """
        form technique: as published, nearly full/16 pt stand above the lower when \
        there is no room
        """,
      scenario: """
        320 × 125, no safe area, no keyboard; rows 1, upper 18, lower 1, isText 0
        """,
      margin: -1
    ),
    Example(
      claim: """
        editor technique: clear bar, focused/every button can be tapped where it \
        shows, while a keyboard covers the bottom
        """,
      scenario: """
        320 × 20, no safe area, no keyboard; editors 1, block 0, editor 1, gap 1, button \
        1; focus “editor 0”, keyboard 1
        """,
      margin: nil
    ),
    Example(
      claim: """
        editor technique: clear bar, keyboard floating/every button can be tapped where \
        it shows
        """,
      scenario: """
        320 × 19, no safe area, no keyboard; editors 1, block 0, editor 1, gap 1, \
        button 1; focus “editor 0”, floating keyboard
        """,
      margin: nil
    ),
    Example(
      claim: """
        bar technique: as published/the bar rests on the home indicator or the \
        keyboard, while there is room
        """,
      scenario: """
        1 × 7, safe area bottom 2, no keyboard; rows 0, rowHeight 1, bar 1, minimum 0; \
        show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        bar technique: as published, 16 pt/the bar ends 16 pt or more from the edge, \
        while the keyboard is not as high as the home indicator
        """,
      scenario: """
        1 × 19, safe area bottom 2, no keyboard; rows 0, rowHeight 1, bar 1, minimum \
        16; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        page technique: stack/the button is never under the keyboard
        """,
      scenario: """
        1 × 2, no safe area, no keyboard; rows 1, rowHeight 1, button 1, gap 0, isText \
        0; show keyboard 1
        """,
      margin: -0.5
    ),
    Example(
      claim: """
        page technique: list/the button's bottom is on the safe edge when the content \
        fits
        """,
      scenario: """
        1 × 114, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, \
        isText 0
        """,
      margin: -35
    ),
    Example(
      claim: """
        page technique: scroll view/the button ends 16 pt or more from the edge when \
        the content fits
        """,
      scenario: """
        1 × 17, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, \
        isText 0
        """,
      margin: -16
    ),
    Example(
      claim: """
        page technique: keyboard ignored/the button's bottom is on the safe edge when \
        the content fits
        """,
      scenario: """
        1 × 1, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, isText \
        0; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        page technique: keyboard ignored/the button is never under the keyboard
        """,
      scenario: """
        1 × 2, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, isText \
        0; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        page technique: keyboard ignored/the button can be scrolled wholly into view
        """,
      scenario: """
        1 × 2, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, isText \
        0; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        page technique: keyboard ignored/the screen scrolls when it does not fit, by \
        exactly the overflow
        """,
      scenario: """
        1 × 1, no safe area, no keyboard; rows 0, rowHeight 1, button 1, gap 0, isText \
        0; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        editor technique: left to the system/the focused field shows above the \
        keyboard with 1 pt below it
        """,
      scenario: """
        1 × 3, no safe area, no keyboard; editors 1, block 0, editor 1, gap 1, button \
        1; focus “editor 0”, keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        editor technique: scrolled by hand/the focused field shows above the keyboard
        """,
      scenario: """
        1 × 2, no safe area, no keyboard; editors 1, block 0, editor 1, gap 1, button \
        1; focus “editor 0”, keyboard 1
        """,
      margin: -16
    ),
    Example(
      claim: """
        editor technique: scrolled by hand/the focused field shows above the keyboard \
        with 1 pt below it
        """,
      scenario: """
        1 × 3, no safe area, no keyboard; editors 1, block 0, editor 1, gap 1, button \
        1; focus “editor 0”, keyboard 1
        """,
      margin: -16
    ),
    Example(
      claim: """
        editor technique: scrolled early/the focused field shows above the keyboard
        """,
      scenario: """
        1 × 6, safe area bottom 5, no keyboard; editors 1, block 0, editor 1, gap 1, \
        button 1; focus “editor 0”, keyboard 4
        """,
      margin: -1
    ),
  ]

  @Test(arguments: brokenClaims)
  func `the claim is broken, on every seed by the same smallest screen`(
    _ example: Example
  ) throws {
    let claim = try #require(Claims.techniques.first { $0.name == example.claim })
    #expect(claim.expectation == .broken)
    for seed in UInt64(1)...3 {
      let report = claim.property.check(RunSettings(seed: seed, cases: 0..<1000))
      let counterexample = try #require(report.counterexample)
      let smallest = try #require(try claim.screenCase(of: counterexample.record))
      #expect(smallest.description == example.scenario, "seed \(seed)")
      let rounded = { (margin: Double) in (margin * 1e6).rounded() }
      #expect(
        smallest.verdict.margin.map(rounded) == example.margin.map(rounded),
        "seed \(seed)"
      )
    }
  }
}
