import PropertyTesting
import ScreenProperties
import ScreenVerification
import Testing

@Suite struct BottomButtonTests {
  /// A claim that is broken, the smallest scenario that breaks it, and by how much.
  struct Example: CustomTestStringConvertible {
    var claim: String
    var scenario: String
    var margin: Double

    var testDescription: String { claim }
  }

  static let standingClaims = [
    "stack with a spacer/the button's bottom is on the safe edge when the content fits",
    "list with the button as a row/the screen scrolls when it does not fit, by exactly the overflow",
    "list with the button as a row/the button is never under the keyboard",
    "filling scroll view/the button's bottom is on the safe edge when the content fits",
    "filling scroll view/the screen scrolls when it does not fit, by exactly the overflow",
    "filling scroll view/the button is never under the keyboard",
  ]

  static let brokenClaims = [
    Example(
      claim: "stack with a spacer/the screen scrolls when it does not fit, by exactly the overflow",
      scenario: """
        1 × 1, no safe area, no keyboard; \
        gap 0, rows 0, rowHeight 1, button 2
        """,
      margin: -1
    ),
    Example(
      claim: "stack with a spacer/the button is never under the keyboard",
      scenario: """
        1 × 2, no safe area, no keyboard; \
        gap 0, rows 1, rowHeight 1, button 1; show keyboard 1
        """,
      margin: -0.5
    ),
    Example(
      claim: """
        list with the button as a row/the button's bottom is on the safe edge when the content fits
        """,
      scenario: """
        1 × 114, no safe area, no keyboard; \
        gap 0, rows 0, rowHeight 1, button 1
        """,
      margin: -(114 - 35 - 22.5)
    ),
    Example(
      claim: """
        filling scroll view, keyboard ignored/the button's bottom is on the safe edge when the \
        content fits
        """,
      scenario: """
        1 × 1, no safe area, no keyboard; \
        gap 0, rows 0, rowHeight 1, button 1; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: """
        filling scroll view, keyboard ignored/the screen scrolls when it does not fit, by exactly \
        the overflow
        """,
      scenario: """
        1 × 1, no safe area, no keyboard; \
        gap 0, rows 0, rowHeight 1, button 1; show keyboard 1
        """,
      margin: -1
    ),
    Example(
      claim: "filling scroll view, keyboard ignored/the button is never under the keyboard",
      scenario: """
        1 × 2, no safe area, no keyboard; \
        gap 0, rows 0, rowHeight 1, button 1; show keyboard 1
        """,
      margin: -1
    ),
  ]

  @Test func `every claim is tested here`() {
    let tested = Self.standingClaims + Self.brokenClaims.map(\.claim)
    #expect(Claims.layouts.map(\.name).sorted() == tested.sorted())
  }

  @Test(arguments: standingClaims)
  func `the claim holds`(_ name: String) throws {
    let claim = try #require(Claims.layouts.first { $0.name == name })
    #expect(claim.expectation == .holds)
    let report = claim.property.check(RunSettings(seed: 1, cases: 0..<60))
    #expect(report.outcome == .holds, "\(report)")
  }

  /// Both orientations, both generations of systems, every keyboard and none.
  static let phone = DeviceCatalogue.standard.environments.filter {
    $0.device?.hasPrefix("iPhone 15,") == true && $0.typeSize == .large
  }

  @Test func `a phone is seen in every way`() {
    #expect(Self.phone.count == 12)
  }

  @Test(arguments: Claims.layouts.map(\.name))
  func `a phone decides every claim as random screens do`(_ name: String) throws {
    let claim = try #require(Claims.layouts.first { $0.name == name }).on(Self.phone)
    let count = try #require(claim.caseCount)
    let isBroken = (0..<count).contains { index in
      replay(claim.property, ChoiceRecord([UInt64(index)])).verdict.isBroken
    }
    #expect(isBroken == (claim.expectation == .broken))
  }

  @Test(arguments: brokenClaims)
  func `the claim is broken, on every seed by the same smallest screen`(_ example: Example) throws {
    let claim = try #require(Claims.layouts.first { $0.name == example.claim })
    #expect(claim.expectation == .broken)
    for seed in UInt64(1)...(example.claim.contains("ignored") ? 20 : 10) {
      let report = claim.property.check(RunSettings(seed: seed))
      let counterexample = try #require(report.counterexample)
      let smallest = try #require(try claim.screenCase(of: counterexample.record))
      #expect(smallest.description == example.scenario, "seed \(seed)")
      let margin = try #require(smallest.verdict.margin)
      #expect((margin - example.margin).magnitude < 1e-9, "seed \(seed)")
    }
  }
}
