import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct ActionMixTests {
  private func property(_ mix: ActionMix, _ claim: Invariant) throws -> Property {
    let screen = ScreenUnderTest(
      "one field",
      content: .integers(in: 0...9),
      grid: [0],
      actions: mix
    ) { number in
      TextEditor(text: .constant("\(number)")).id("field")
    }
    return try ScreenProperty(screen, claim).property
  }

  @Test func `nothing but the kinds of a mix happens`() throws {
    let claim = Invariant("keyboards come, and fields are left", needsFresh: false) { story in
      let isMeant = story.steps.allSatisfy { step in
        switch step.action {
        case .show, .unfocus: true
        default: false
        }
      }
      return .that(isMeant, otherwise: "\(story.steps)")
    }
    let property = try property(ActionMix(upTo: 4, .show, .unfocus), claim)
    #expect(property.check(RunSettings(seed: 1, cases: 0..<200)).outcome == .holds)
  }

  @Test(arguments: [0, 1, 4])
  func `up to the most of a mix happens`(most: Int) throws {
    for (limit, outcome) in [(most, Report.Outcome.holds), (most - 1, .broken)] {
      let claim = Invariant("no more than \(limit) happen", needsFresh: false) { story in
        .that(story.steps.count <= limit, otherwise: "\(story.steps.count) happen")
      }
      let property = try property(ActionMix(upTo: most, .show, .hide), claim)
      #expect(property.check(RunSettings(seed: 1, cases: 0..<200)).outcome == outcome)
    }
  }

  @Test func `a floating keyboard takes no room, with a focused field and without`() throws {
    let claim = Invariant("no room is taken", needsFresh: false) { story in
      .that(
        story.end.environment.bottomInset == story.end.environment.safeArea.bottom,
        otherwise: "the keyboard is \(story.end.environment.keyboard)"
      )
    }
    let property = try property(ActionMix(upTo: 3, .float, .focusFloating), claim)
    #expect(property.check(RunSettings(seed: 1, cases: 0..<200)).outcome == .holds)
  }
}
