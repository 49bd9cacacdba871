import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct CheckoutScreenTests {
  @Test func `the pay bar sticks to the safe area`() throws {
    let phone = ScreenHost(CheckoutScreen(), on: .iPhone15)
    let small = ScreenHost(CheckoutScreen(), on: .iPhoneSE)
    #expect(try phone.place("Pay now") == [272.333, 757.667, 104.667, 50.333])
    #expect(try small.place("Pay now") == [254, 606.5, 105, 50.5])
    #expect(try phone.place("total") == [16, 778, 40, 24])
    #expect(try small.place("total") == [16, 627, 40, 24])
    #expect(try phone.place("Promo code") == [16, 395, 361, 34])
    #expect(try small.place("Promo code") == [16, 356, 343, 34])
  }

  @Test func `the pay bar sticks to the keyboard, and the field scrolls to it where it has to`()
    throws
  {
    let phone = ScreenHost(CheckoutScreen(), on: .iPhone15)
    let small = ScreenHost(CheckoutScreen(), on: .iPhoneSE)
    try phone.focus("Promo code")
    try small.focus("Promo code")
    #expect(try phone.place("Pay now") == [272.333, 455.667, 104.667, 50.333])
    #expect(try small.place("Pay now") == [254, 346.5, 105, 50.5])
    #expect(try phone.place("Promo code") == [16, 395, 361, 34])
    #expect(try small.place("Promo code") == [16, 302, 343, 34])
  }

  @Test func `a code that is typed changes the total`() throws {
    let phone = ScreenHost(CheckoutScreen(), on: .iPhone15)
    #expect(phone.elements("$92").count == 1)
    try phone.type("TEN", into: "Promo code")
    #expect(phone.elements("$82").count == 1)
  }
}
