import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct OrderSummaryScreenTests {
  @Test func `the button stands above the safe area`() throws {
    let phone = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhone15)
    let small = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhoneSE)
    #expect(try phone.place("Chair") == [32, 126.167, 40, 20.333])
    #expect(try small.place("Chair") == [32, 87.417, 40, 20.5])
    #expect(try phone.place("Note to the courier") == [32, 415.333, 329, 22])
    #expect(try small.place("Note to the courier") == [32, 376.667, 311, 22])
    #expect(try phone.place("Place order") == [16, 760, 361, 50])
    #expect(try small.place("Place order") == [16, 609, 343, 50])
  }

  @Test func `the button stands on the keyboard, and the field 8 points above it where it has to`()
    throws
  {
    let phone = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhone15)
    let small = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhoneSE)
    try phone.focus("Note to the courier")
    try small.focus("Note to the courier")
    #expect(try phone.place("Place order") == [16, 458, 361, 50])
    #expect(try small.place("Place order") == [16, 349, 343, 50])
    #expect(try phone.place("Note to the courier") == [32, 415.333, 329, 22])
    #expect(try small.place("Note to the courier") == [32, 319, 311, 22])
  }

  @Test func `an order that is placed adds a line above the button`() throws {
    let phone = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhone15)
    let small = ScreenHost(OrderSummaryScreen(order: .sample), on: .iPhoneSE)
    try phone.tap("Place order")
    try small.tap("Place order")
    phone.advance(by: 0.5)
    small.advance(by: 0.5)
    #expect(try phone.place("Place order") == [16, 760, 361, 50])
    #expect(try small.place("Place order") == [16, 609, 343, 50])
    #expect(try phone.place("Order placed") == [169.167, 734.333, 78.333, 15.667])
    #expect(try small.place("Order placed") == [160.25, 583, 78.5, 16])
  }
}
