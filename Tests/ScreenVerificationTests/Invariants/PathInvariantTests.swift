import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct PathInvariantTests {
  nonisolated static let examples = [
    InvariantExample(
      "a bar that listens to all that the keyboard tells",
      .returnsAfterHide,
      .holds(margin: 0),
      after: .show(60),
      .hideKeyboard
    ) {
      ListeningBar(.careful)
    },
    InvariantExample(
      "a bar that does not hear of the keyboard's end",
      .returnsAfterHide,
      .broken("the bar is 50 pt from where it was before", by: 50),
      after: .show(60),
      .hideKeyboard
    ) {
      ListeningBar(.forgetful)
    },
    InvariantExample(
      "a bar as if nothing had happened",
      .doesNotDependOnThePath,
      .holds(margin: 0),
      after: .show(60),
      .hideKeyboard
    ) {
      ListeningBar(.careful)
    },
    InvariantExample(
      "a bar that remembers a keyboard",
      .doesNotDependOnThePath,
      .broken("the bar is 50 pt from where it was made afresh", by: 50),
      after: .show(60),
      .hideKeyboard
    ) {
      ListeningBar(.forgetful)
    },
    InvariantExample(
      "a bar that is told twice",
      .repeatingChangesNothing,
      .holds(margin: 0),
      after: .show(60)
    ) {
      ListeningBar(.careful)
    },
    InvariantExample(
      "a bar that adds what it is told",
      .repeatingChangesNothing,
      .broken("the bar is 40 pt from where it was after the first time", by: 40),
      after: .show(40)
    ) {
      ListeningBar(.adding)
    },
    InvariantExample(
      "a rotation, which is not to be done twice",
      .repeatingChangesNothing,
      .discarded,
      after: .rotate
    ) {
      ListeningBar(.careful)
    },
    InvariantExample(
      "a sum, in whatever order",
      .doesNotDependOnCallbackOrder,
      .holds(margin: 0)
    ) {
      SummingBar { Block("bar", 30) }
    },
    InvariantExample(
      "the last of two callbacks",
      .doesNotDependOnCallbackOrder,
      .broken("the bar is 7 pt from where it was in another order", by: 7)
    ) {
      LastWordBar()
    },
  ]

  @Test(arguments: examples)
  func `what happened before`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }
}
