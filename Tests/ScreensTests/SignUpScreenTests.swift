import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SignUpScreenTests {
  @Test func `the bar stands on the safe area and the fields follow the header`() throws {
    let phone = ScreenHost(SignUpScreen(), on: .iPhone15)
    let small = ScreenHost(SignUpScreen(), on: .iPhoneSE)
    #expect(try phone.place("Create account") == [16, 759.667, 361, 50.333])
    #expect(try small.place("Create account") == [16, 608.5, 343, 50.5])
    #expect(try phone.place("Full name") == [28, 165, 337, 22])
    #expect(try small.place("Full name") == [28, 126, 319, 22])
    #expect(try phone.place("New password") == [28, 297, 337, 22])
    #expect(try small.place("New password") == [28, 258, 319, 22])
  }

  @Test func `the bar stands on the keyboard`() throws {
    let phone = ScreenHost(SignUpScreen(), on: .iPhone15)
    let small = ScreenHost(SignUpScreen(), on: .iPhoneSE)
    try phone.focus("New password")
    try small.focus("New password")
    #expect(try phone.place("Create account") == [16, 457.667, 361, 50.333])
    #expect(try small.place("Create account") == [16, 348.5, 343, 50.5])
    #expect(try phone.place("New password") == [28, 297, 337, 22])
    #expect(try small.place("New password") == [28, 258, 319, 22])
  }

  @Test func `each message moves what follows it by its line and 6 points`() throws {
    let phone = ScreenHost(SignUpScreen(), on: .iPhone15)
    let small = ScreenHost(SignUpScreen(), on: .iPhoneSE)
    try phone.tap("Create account")
    try small.tap("Create account")
    #expect(try phone.place("Full name") == [28, 165, 337, 22])
    #expect(try small.place("Full name") == [28, 126, 319, 22])
    #expect(try phone.place("Email address") == [28, 251.333, 337, 22])
    #expect(try small.place("Email address") == [28, 212.5, 319, 22])
    #expect(try phone.place("New password") == [28, 337.667, 337, 22])
    #expect(try small.place("New password") == [28, 299, 319, 22])
    #expect(try phone.element("Full name").isFocused)
  }
}
