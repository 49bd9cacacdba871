import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct LoginScreenTests {
  @Test func `the button stands 16 points above the safe area, and the fields in the middle`()
    throws
  {
    let phone = ScreenHost(LoginScreen(), on: .iPhone15)
    let small = ScreenHost(LoginScreen(), on: .iPhoneSE)
    #expect(try phone.place("Log In") == [24, 752, 345, 50])
    #expect(try small.place("Log In") == [24, 601, 327, 50])
    #expect(try phone.place("Email") == [40, 423.833, 313, 22])
    #expect(try small.place("Email") == [40, 329, 295, 22])
  }

  @Test
  func `the keyboard lifts the button, and on a small phone squeezes the spaces to their least`()
    throws
  {
    let phone = ScreenHost(LoginScreen(), on: .iPhone15)
    let small = ScreenHost(LoginScreen(), on: .iPhoneSE)
    try phone.focus("Email")
    try small.focus("Email")
    #expect(try phone.place("Log In") == [24, 450, 345, 50])
    #expect(try small.place("Log In") == [24, 347, 327, 50])
    #expect(try phone.place("Email") == [40, 272.833, 313, 22])
    #expect(try small.place("Email") == [40, 199, 295, 22])
  }

  @Test
  func `a wrong password leaves the button in its place and lifts the fields by half a message`()
    throws
  {
    let phone = ScreenHost(LoginScreen(), on: .iPhone15)
    let small = ScreenHost(LoginScreen(), on: .iPhoneSE)
    try phone.type("bob@example.com\n", into: "Email")
    try small.type("bob@example.com\n", into: "Email")
    try phone.type("password\n")
    try small.type("password\n")
    #expect(try phone.place("Log In") == [24, 752, 345, 50])
    #expect(try small.place("Log In") == [24, 601, 327, 50])
    #expect(try phone.place("Email") == [40, 408, 313, 22])
    #expect(try small.place("Email") == [40, 313, 295, 22])
  }
}
