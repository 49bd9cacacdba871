import HeadlessUI
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct ReachInvariantTests {
  nonisolated static let scrolled = [
    InvariantExample(
      "the last row above a bar in the safe area",
      .canBeScrolledIntoView("last"),
      .holds(margin: 0)
    ) {
      rows.safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", 30) }
    },
    InvariantExample(
      "the last row under the keyboard",
      .canBeScrolledIntoView("last"),
      .broken("50 pt of the last stay below what can be scrolled into view", by: 50),
      after: .show(60)
    ) {
      rows.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "the last row above a bar",
      .canBeScrolledIntoView("last", above: "bar"),
      .holds(margin: 0)
    ) {
      rows.safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", 30) }
    },
    InvariantExample(
      "the last row under a bar that lies over the scroll view",
      .canBeScrolledIntoView("last", above: "bar"),
      .broken("30 pt of the last stay below what can be scrolled into view", by: 30)
    ) {
      rows.overlay(alignment: .bottom) { Block("bar", 30) }
    },
  ]

  nonisolated static let touched = [
    InvariantExample("a button that shows", .canBeTapped("pay"), .holds()) {
      AtBottom { Plate("pay", 40) }
    },
    InvariantExample(
      "a button behind something hardly visible",
      .canBeTapped("pay"),
      .broken(
        reason: "the pay shows, but the group “veil” takes a touch at its centre",
        margin: nil
      )
    ) {
      AtBottom { Plate("pay", 40) }
        .overlay { Color.gray.opacity(0.01).accessibilityIdentifier("veil") }
    },
    InvariantExample(
      "a button under the keyboard",
      .isOutOfReachUnderKeyboard("pay"),
      .holds(),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a button under a keyboard that lets touches through",
      .isOutOfReachUnderKeyboard("pay"),
      .broken(reason: "a touch at 170 reaches the pay, the keyboard begins at 140", margin: nil),
      after: .show(60),
      with: .planting(.keyboardLetsTouchesThrough)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
  ]

  nonisolated static let crowded = [
    InvariantExample("what fits", .staysBelowTheTop, .holds(margin: 0)) {
      VStack(spacing: 0) {
        Block("first", 80)
        Block("second", 80)
      }
    },
    // 200 points in 170, as much too high above as below.
    InvariantExample(
      "what does not fit, and does not scroll",
      .staysBelowTheTop,
      .broken("the first begins 15 pt above the safe area", by: 15)
    ) {
      VStack(spacing: 0) {
        Block("first", 100)
        Block("second", 100)
      }
    },
    InvariantExample("buttons beside one another", .controlsDoNotOverlap, .holds(margin: 0)) {
      VStack(spacing: 0) {
        Plate("pay", 40)
        Plate("cancel", 40)
      }
    },
    InvariantExample(
      "a button that is moved onto another",
      .controlsDoNotOverlap,
      .broken("the pay and the cancel overlap by 10 pt", by: 10)
    ) {
      VStack(spacing: 0) {
        Plate("pay", 40)
        Plate("cancel", 40).offset(y: -10)
      }
    },
    InvariantExample("a button that clears a field", .controlsDoNotOverlap, .holds(margin: 0)) {
      ZStack(alignment: .trailing) {
        TextField("email", text: .constant("")).frame(height: 40)
        Plate("clear", 10).frame(width: 10)
      }
    },
    InvariantExample(
      "a button that a larger one covers",
      .controlsDoNotOverlap,
      .broken("the clear and the pay overlap by 10 pt", by: 10)
    ) {
      ZStack(alignment: .trailing) {
        Plate("clear", 10).frame(width: 10)
        Plate("pay", 40)
      }
    },
  ]

  @Test(arguments: scrolled + touched + crowded)
  func `what can be reached`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }

  private static var rows: some View {
    Page {
      Block("row", 300)
      Block("last", 20)
    }
  }
}

extension HostSettings {
  static func planting(_ faults: HostFaults) -> HostSettings {
    var settings = HostSettings()
    settings.faults = faults
    return settings
  }
}
