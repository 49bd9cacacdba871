import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct AddressScreenTests {
  @Test func `fields share a row beside a line`() throws {
    let phone = ScreenHost(AddressScreen(), on: .iPhone15)
    let small = ScreenHost(AddressScreen(), on: .iPhoneSE)
    #expect(try phone.place("Recipient") == [32, 125.333, 329, 22])
    #expect(try small.place("Recipient") == [32, 86.667, 311, 22])
    #expect(try phone.place("Postcode") == [32, 213.333, 110, 22])
    #expect(try small.place("Postcode") == [32, 174.667, 110, 22])
    #expect(try phone.place("City") == [158.333, 213.333, 202.667, 22])
    #expect(try small.place("City") == [158.5, 174.667, 184.5, 22])
    #expect(try phone.place("Save address") == [16, 434.667, 361, 44])
    #expect(try small.place("Save address") == [16, 396.333, 343, 44])
  }

  @Test func `the keyboard moves nothing that it does not cover`() throws {
    let phone = ScreenHost(AddressScreen(), on: .iPhone15)
    let small = ScreenHost(AddressScreen(), on: .iPhoneSE)
    try phone.focus("City")
    try small.focus("City")
    #expect(try phone.place("City") == [158.333, 213.333, 202.667, 22])
    #expect(try small.place("City") == [158.5, 174.667, 184.5, 22])
  }

  @Test func `return leads from field to field, and a full address can be saved`() throws {
    let phone = ScreenHost(AddressScreen(), on: .iPhone15)
    try phone.type("Ann\nLong Street 1\n1000\nParis\n", into: "Recipient")
    #expect(phone.screen.keyboardHeight == 0)
    try phone.tap("Save address")
    #expect(phone.elements("Saved for Ann.").count == 1)
  }
}
