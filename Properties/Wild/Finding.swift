import PropertyTesting
package import ScreenVerification
import SwiftUI

/// A layout that people met going wrong, beside the layout that keeps what the wrong one breaks.
package struct Finding: Sendable {
  /// As the reports are numbered: "W001".
  package let id: String
  /// What people saw.
  package let symptom: String
  /// What the reported layout breaks.
  package let invariant: Invariant
  package let sighting: Sighting
  /// The layout as reported, and put right; the content is the one length or number that varies.
  package let reported: ScreenUnderTest<Int>
  package let right: ScreenUnderTest<Int>

  /// Where a fault was seen, and by how much.
  package struct Sighting: Sendable {
    package var environment: ScreenEnvironment
    package var content: Int
    package var actions: [Action]
    /// Points; `nil` where the fault has no measure.
    package var points: Double?
    package var evidence: Evidence

    package enum Evidence: Sendable {
      /// The reporter's own figure.
      case given
      /// Worked out from the mechanism, on a usual device where the report names none.
      case derived
    }

    init(
      on environment: ScreenEnvironment,
      content: Int,
      doing actions: [Action] = [],
      by points: Double?,
      _ evidence: Evidence
    ) {
      self.environment = environment
      self.content = content
      self.actions = actions
      self.points = points
      self.evidence = evidence
    }

    package var scenario: Scenario<Int> {
      Scenario(environment: environment, content: content, actions: actions)
    }
  }

  /// - Parameters:
  ///   - id: As the reports are numbered.
  ///   - symptom: What people saw.
  ///   - invariant: What the reported layout breaks.
  ///   - sighting: Where, and by how much.
  ///   - contents: What the content can be.
  ///   - actions: What can happen to the screen.
  ///   - settings: How the host behaves.
  ///   - reported: The layout as reported, with a content.
  ///   - right: The layout put right.
  init<Reported: View, Right: View>(
    _ id: String,
    _ symptom: String,
    _ invariant: Invariant,
    _ sighting: Sighting,
    contents: ClosedRange<Int> = 1...100,
    actions: ActionMix = .keyboards,
    settings: HostSettings = HostSettings(),
    @ViewBuilder reported: @escaping @MainActor @Sendable (CGFloat) -> Reported,
    @ViewBuilder right: @escaping @MainActor @Sendable (CGFloat) -> Right
  ) {
    self.id = id
    self.symptom = symptom
    self.invariant = invariant
    self.sighting = sighting
    let content = Generator<Int>.integers(in: contents)
    let grid = [sighting.content]
    self.reported = ScreenUnderTest(
      "wild \(id): as reported",
      content: content,
      grid: grid,
      actions: actions,
      settings: settings
    ) { reported(CGFloat($0)) }
    self.right = ScreenUnderTest(
      "wild \(id): put right",
      content: content,
      grid: grid,
      actions: actions,
      settings: settings
    ) { right(CGFloat($0)) }
  }

  /// The reported layout breaks the invariant; the right one keeps it.
  package var claims: [ScreenProperty] {
    [claim(reported, .broken, invariant), claim(right, .holds, invariant)]
  }
}

extension ActionMix {
  /// Keyboards that come, change and go.
  static let keyboards = ActionMix(upTo: 3, .show, .hide)
  /// Keyboards that come and change, where nothing else is spoken about.
  static let shown = ActionMix(upTo: 3, .show)
}
