import HeadlessUI
import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

/// A form that scrolls, and a button on the keyboard.
private struct Checkout: View {
  var rows = 1
  @State private var email = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TextField("Email", text: $email)
        ForEach(0..<rows, id: \.self) { _ in Color.gray.frame(height: 40) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Button {
      } label: {
        Text("Pay").frame(height: 50)
      }
    }
  }
}

/// The same, but for the button, which ignores the keyboard.
private struct CoveredCheckout: View {
  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Button {
      } label: {
        Color.blue.frame(height: 1)
      }
      .accessibilityIdentifier("Pay")
    }
    .ignoresSafeArea(.keyboard)
  }
}

/// A button under the keyboard, with rows below.
private struct RaisedCheckout: View {
  var rows: Int

  var body: some View {
    AtBottom {
      Plate("Pay", 1)
      Block("rows", CGFloat(rows))
    }
    .ignoresSafeArea(.keyboard)
  }
}

@MainActor
@Suite struct VerifyTests {
  @Test func `a screen that keeps its promises passes`() throws {
    try verify(Checkout(), cases: 200) {
      Invariant.staysAboveKeyboard("Pay")
      Invariant.countsBottomInsetOnce("Pay")
      Invariant.returnsAfterHide
      Invariant.comesToRest
    }
  }

  @Test func `content is drawn at random`() throws {
    try verify(.integers(in: 0...50), named: "checkout", cases: 100) { rows in
      Checkout(rows: rows)
    } holds: {
      Invariant.staysAboveKeyboard("Pay")
      Invariant.doesNotDependOnThePath
    }
  }

  @Test func `a covered button is shrunk to the smallest screen and keyboard`() throws {
    let failure = try #require(throws: VerificationFailure.self) {
      try verify(CoveredCheckout(), named: "checkout", cases: 500) {
        Invariant.staysAboveKeyboard("Pay")
      }
    }
    let found = try #require(failure.breaks.first)
    #expect(failure.breaks.count == 1)
    #expect(found.margin == -1)
    #expect(found.screenCase.actions == [.show(.docked(height: 1))])
    #expect("\(found.screenCase.environment)" == "1 × 2, no safe area, no keyboard")
  }

  @Test func `a failure is replayed by its token`() throws {
    let failure = try #require(throws: VerificationFailure.self) {
      try verify(CoveredCheckout(), named: "checkout", cases: 500) {
        Invariant.staysAboveKeyboard("Pay")
      }
    }
    let token = try #require(failure.breaks.first?.token)
    let replayed = try #require(throws: VerificationFailure.self) {
      try verify(CoveredCheckout(), named: "checkout", replaying: token) {
        Invariant.staysAboveKeyboard("Pay")
      }
    }
    #expect(replayed.breaks.first?.reason == failure.breaks.first?.reason)
    #expect(replayed.description.contains("replay: verify(…, replaying: \"\(token)\")"))
  }

  @Test func `a failure says what, how much, the smallest case, a device, and how to replay`()
    throws
  {
    let failure = try #require(throws: VerificationFailure.self) {
      try verify(.integers(in: 0...50), named: "checkout", cases: 500) { rows in
        RaisedCheckout(rows: rows)
      } holds: {
        Invariant.staysAboveKeyboard("Pay")
      }
    }
    let lines = try #require(failure.breaks.first).description.split(separator: "\n")
    #expect(lines[0] == "\"checkout/the Pay is never under the keyboard\" is broken, by 1 pt")
    #expect(lines[1] == "  reason: the Pay ends at 2, the keyboard begins at 1: 1 pt stay covered")
    #expect(lines[2] == "  case: 1 × 2, no safe area, no keyboard; content 0; show keyboard 1")
    #expect(lines[3].hasPrefix("  shrunk from: "))
    // The page ends at 667 with 14 points of rows, the keyboard begins at 407.
    #expect(
      lines[4] == """
          on a device: iPhone 6s, upright, iOS 15-18 (375 × 667), safe area top 20, no keyboard; \
        content 14; show keyboard 260, by 246 pt
        """
    )
    #expect(lines.last?.hasPrefix("  replay: verify(…, replaying: \"checkout-the-pay") == true)
  }

  @Test func `a misspelt name fails with the near names`() {
    #expect(throws: NameProblem(kind: "element", name: "Play", among: ["Email", "Pay"])) {
      try verify(Checkout(rows: 0)) { Invariant.staysAboveKeyboard("Play") }
    }
  }
}
