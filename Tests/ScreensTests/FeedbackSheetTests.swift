import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct FeedbackSheetTests {
  @Test func `the button stands 20 points above the safe area of the sheet`() throws {
    let phone = ScreenHost(FeedbackHome(), on: .iPhone15)
    let small = ScreenHost(FeedbackHome(), on: .iPhoneSE)
    try phone.tap("Give feedback")
    try small.tap("Give feedback")
    #expect(try phone.place("Send feedback") == [20, 746, 353, 52])
    #expect(try small.place("Send feedback") == [20, 595, 335, 52])
    #expect(try phone.place("What can we do better?") == [32, 210.667, 329, 62.667])
    #expect(try small.place("What can we do better?") == [32, 171.5, 311, 62.5])
  }

  @Test func `the button stands on the keyboard`() throws {
    let phone = ScreenHost(FeedbackHome(), on: .iPhone15)
    let small = ScreenHost(FeedbackHome(), on: .iPhoneSE)
    try phone.tap("Give feedback")
    try small.tap("Give feedback")
    try phone.focus("What can we do better?")
    try small.focus("What can we do better?")
    #expect(try phone.place("Send feedback") == [20, 444, 353, 52])
    #expect(try small.place("Send feedback") == [20, 335, 335, 52])
    #expect(try phone.place("What can we do better?") == [32, 210.667, 329, 62.667])
    #expect(try small.place("What can we do better?") == [32, 171.5, 311, 62.5])
  }

  @Test func `stars enable the button, which closes the sheet`() throws {
    let phone = ScreenHost(FeedbackHome(), on: .iPhone15)
    try phone.tap("Give feedback")
    #expect(try !phone.element("Send feedback").isEnabled)
    try phone.tap("4 stars")
    try phone.tap("Send feedback")
    #expect(phone.elements("You gave 4 stars.").count == 1)
    #expect(phone.elements("Send feedback").isEmpty)
  }
}
