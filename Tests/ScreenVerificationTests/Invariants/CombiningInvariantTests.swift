import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct CombiningInvariantTests {
  private nonisolated static let buttons = Invariant.forAllButtons("stays above the keyboard") {
    .staysAboveKeyboard($0)
  }
  private nonisolated static let fields = Invariant.forAllFields("stays above the keyboard") {
    .staysAboveKeyboard($0)
  }
  private nonisolated static let focused = Invariant.forFocusedField("stays above the keyboard") {
    .staysAboveKeyboard($0)
  }
  private nonisolated static let blocks = Invariant.forAll(
    "every group stays",
    { $0.role == .group }
  ) {
    .staysAboveKeyboard($0)
  }

  nonisolated static let examples = [
    InvariantExample("no button", buttons, .discarded, after: .show(60)) { Block("row", 10) },
    InvariantExample("two buttons, each above", buttons, .holds(margin: 40), after: .show(60)) {
      AtBottom {
        Plate("pay", 40)
        Plate("cancel", 40)
      }
    },
    InvariantExample(
      "two buttons, one below",
      buttons,
      .broken("the cancel ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .show(60)
    ) {
      AtBottom {
        Plate("pay", 40).padding(.bottom, 10)
        Plate("cancel", 40)
      }
      .ignoresSafeArea(.keyboard)
    },
    InvariantExample("a button that is disabled", buttons, .discarded, after: .show(60)) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard).disabled(true)
    },
    InvariantExample("a field above", fields, .holds(margin: 0), after: .show(60)) {
      AtBottom { TextField("email", text: .constant("")) }
    },
    InvariantExample(
      "a field below",
      fields,
      .broken("the email ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .show(60)
    ) {
      AtBottom { TextField("email", text: .constant("")) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample("a field without focus", focused, .discarded, after: .show(60)) {
      AtBottom { TextField("email", text: .constant("")) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a focused field below",
      focused,
      .broken("the email ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .focus(0, .docked(height: 60))
    ) {
      AtBottom { TextField("email", text: .constant("")) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "what is meant",
      blocks,
      .broken("the bar ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .show(60)
    ) {
      AtBottom { Block("bar", 30) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample("what is not", blocks, .discarded, after: .show(60)) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "while a condition holds",
      .staysAboveKeyboard("pay").onlyWhile("upright") { !$0.environment.isLandscape },
      .broken("the pay ends at 190, the keyboard begins at 140: 50 pt stay covered", by: 50),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "while it does not",
      .staysAboveKeyboard("pay").onlyWhile("sideways", \.environment.isLandscape),
      .discarded,
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "looking only at buttons",
      .staysBelowTheTop.lookingOnly { element, _ in element.role == .button },
      .holds(margin: 0)
    ) {
      AtBottom { Plate("pay", 40) }.overlay(alignment: .top) { Block("veil", 9).offset(y: -9) }
    },
    InvariantExample(
      "looking at all",
      .staysBelowTheTop,
      .broken("the veil begins 9 pt above the safe area", by: 9)
    ) {
      AtBottom { Plate("pay", 40) }.overlay(alignment: .top) { Block("veil", 9).offset(y: -9) }
    },
  ]

  @Test(arguments: examples)
  func `claims made of claims`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }
}
