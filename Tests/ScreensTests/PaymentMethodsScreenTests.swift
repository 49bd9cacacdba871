import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct PaymentMethodsScreenTests {
  @Test func `rows with circles stand above a sticky button`() throws {
    let phone = ScreenHost(PaymentMethodsScreen(), on: .iPhone15)
    let small = ScreenHost(PaymentMethodsScreen(), on: .iPhoneSE)
    #expect(try phone.place("method.card") == [32, 125.333, 329, 22])
    #expect(try small.place("method.card") == [32, 86.667, 311, 22])
    #expect(try phone.place("method.cash") == [32, 213.333, 329, 22])
    #expect(try small.place("method.cash") == [32, 174.667, 311, 22])
    #expect(try phone.place("pay") == [16, 753.667, 361, 52.333])
    #expect(try small.place("pay") == [16, 602.5, 343, 52.5])
    #expect(try phone.place("Voucher code") == [32, 336, 329, 22])
    #expect(try small.place("Voucher code") == [32, 298, 311, 22])
  }

  @Test func `the button stands on the keyboard, and the field above the button`() throws {
    let phone = ScreenHost(PaymentMethodsScreen(), on: .iPhone15)
    let small = ScreenHost(PaymentMethodsScreen(), on: .iPhoneSE)
    try phone.focus("Voucher code")
    try small.focus("Voucher code")
    #expect(try phone.place("pay") == [16, 451.667, 361, 52.333])
    #expect(try small.place("pay") == [16, 342.5, 343, 52.5])
    #expect(try phone.place("Voucher code") == [32, 336, 329, 22])
    #expect(try small.place("Voucher code") == [32, 298, 311, 22])
  }

  @Test func `a choice moves nothing and enables the button`() throws {
    let phone = ScreenHost(PaymentMethodsScreen(), on: .iPhone15)
    let small = ScreenHost(PaymentMethodsScreen(), on: .iPhoneSE)
    #expect(try !phone.element("pay").isEnabled)
    try phone.tap("method.card")
    try small.tap("method.card")
    #expect(try phone.place("Pay by credit card") == [16, 753.667, 361, 52.333])
    #expect(try small.place("Pay by credit card") == [16, 602.5, 343, 52.5])
    #expect(try phone.place("method.cash") == [32, 213.333, 329, 22])
    #expect(try small.place("method.cash") == [32, 174.667, 311, 22])
    #expect(try phone.element("pay").isEnabled)
  }
}
