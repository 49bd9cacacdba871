import HeadlessUI
import ScreenVerification
import SwiftUI
import Testing

private struct CheckoutScreen: View {
  @State private var email = ""
  @State private var isPaid = false
  @FocusState private var isEmailFocused: Bool

  var body: some View {
    Form {
      Section("Contact") {
        TextField("Email", text: $email).focused($isEmailFocused)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Button(isPaid ? "Paid" : "Pay") { isPaid = true }
        .buttonStyle(.borderedProminent)
        .disabled(email.isEmpty)
    }
  }
}

/// The examples of the README, as they stand there.
@MainActor
@Suite struct ReadmeTests {
  @Test func `pay stays on the keyboard`() throws {
    let host = ScreenHost(CheckoutScreen(), on: .iPhone15)
    #expect(try host.element("Pay").frame.maxY == 852 - 34)
    try host.focus("Email")
    #expect(try host.element("Pay").frame.maxY == 852 - 336)
    try host.type("me@example.com")
    try host.tap("Pay")
    #expect(host.elements("Paid").count == 1)
  }

  @Test func `checkout holds`() throws {
    try verify(CheckoutScreen(), cases: 25) {
      Invariant.staysAboveKeyboard("Pay")
      Invariant.countsBottomInsetOnce("Pay")
      Invariant.nameless
    }
  }
}
