import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ChatScreenTests {
  @Test func `the composer stands on the bar of tabs`() throws {
    let phone = ScreenHost(ChatTabs(), on: .iPhone15)
    let small = ScreenHost(ChatTabs(), on: .iPhoneSE)
    #expect(try phone.place("Message") == [24, 731, 305, 22])
    #expect(try small.place("Message") == [24, 580, 287, 22])
    #expect(try phone.place("Send") == [349, 726, 32, 32])
    #expect(try small.place("Send") == [331, 575, 32, 32])
    #expect(try phone.place("Hi! Are we still on for tonight?") == [26, 120, 220, 20.333])
    #expect(try small.place("Hi! Are we still on for tonight?") == [26, 81, 220, 20.5])
  }

  @Test func `the keyboard covers the bar of tabs, and the composer stands on it`() throws {
    let phone = ScreenHost(ChatTabs(), on: .iPhone15)
    let small = ScreenHost(ChatTabs(), on: .iPhoneSE)
    try phone.focus("Message")
    try small.focus("Message")
    #expect(try phone.place("Message") == [24, 478, 305, 22])
    #expect(try small.place("Message") == [24, 369, 287, 22])
    #expect(try phone.place("Send") == [349, 473, 32, 32])
    #expect(try small.place("Send") == [331, 364, 32, 32])
  }

  @Test func `the composer grows upwards with its lines, and shrinks when the message is sent`()
    throws
  {
    let phone = ScreenHost(ChatTabs(), on: .iPhone15)
    let small = ScreenHost(ChatTabs(), on: .iPhoneSE)
    try phone.type("One\nTwo", into: "Message")
    try small.type("One\nTwo", into: "Message")
    #expect(try phone.place("Message") == [24, 457.667, 305, 42.333])
    #expect(try small.place("Message") == [24, 348.5, 287, 42.5])
    #expect(try phone.place("Send") == [349, 473, 32, 32])
    #expect(try small.place("Send") == [331, 364, 32, 32])
    try phone.tap("Send")
    try small.tap("Send")
    #expect(try phone.place("Message") == [24, 478, 305, 22])
    #expect(try small.place("Message") == [24, 369, 287, 22])
    #expect(phone.elements("One\nTwo").count == 1)
  }

  @Test func `another tab shows its screen above the bar`() throws {
    let phone = ScreenHost(ChatTabs(), on: .iPhone15)
    let small = ScreenHost(ChatTabs(), on: .iPhoneSE)
    try phone.tap("Calls")
    try small.tap("Calls")
    #expect(try phone.place("No calls yet") == [152.5, 403.833, 88, 20.333])
    #expect(try small.place("No calls yet") == [143.5, 308.75, 88, 20.5])
  }
}
