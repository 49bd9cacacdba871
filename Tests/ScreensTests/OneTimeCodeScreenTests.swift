import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct OneTimeCodeScreenTests {
  @Test func `the keyboard is there from the start, and the button stands on it`() throws {
    let phone = ScreenHost(OneTimeCodeScreen(), on: .iPhone15)
    let small = ScreenHost(OneTimeCodeScreen(), on: .iPhoneSE)
    #expect(try phone.place("Verify") == [20, 453.667, 353, 50.333])
    #expect(try small.place("Verify") == [20, 344.5, 335, 50.5])
    #expect(try phone.place("digit 0") == [47.833, 197.833, 17.333, 33.667])
    #expect(try small.place("digit 0") == [38.75, 159.25, 17.5, 33.5])
  }

  @Test func `the last digit sends the keyboard away`() throws {
    let phone = ScreenHost(OneTimeCodeScreen(), on: .iPhone15)
    let small = ScreenHost(OneTimeCodeScreen(), on: .iPhoneSE)
    try phone.type("12x3456")
    try small.type("12x3456")
    #expect(try phone.place("Verify") == [20, 755.667, 353, 50.333])
    #expect(try small.place("Verify") == [20, 604.5, 335, 50.5])
    try phone.tap("Verify")
    try small.tap("Verify")
    #expect(phone.elements("Verified").count == 1)
    #expect(phone.elements("6").count == 1)
  }

  @Test func `the code can be sent again after half a minute`() throws {
    let phone = ScreenHost(OneTimeCodeScreen(), on: .iPhone15)
    phone.advance(by: 10)
    #expect(phone.elements("Send again in 20 s").count == 1)
    phone.advance(by: 20)
    try phone.tap("Send again")
    #expect(phone.elements("Send again in 30 s").count == 1)
  }
}
