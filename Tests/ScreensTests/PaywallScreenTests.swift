import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct PaywallScreenTests {
  @Test func `the fine print stands below the button`() throws {
    let phone = ScreenHost(PaywallScreen(), on: .iPhone15)
    let small = ScreenHost(PaywallScreen(), on: .iPhoneSE)
    #expect(try phone.place("Subscribe for $29.99 a year") == [24, 710, 345, 52.333])
    #expect(try small.place("Subscribe for $29.99 a year") == [24, 558.5, 327, 52.5])
    #expect(try phone.place("fine print") == [48.5, 770.333, 296, 13.333])
    #expect(try small.place("fine print") == [39.5, 619, 296, 13.5])
    #expect(try phone.place("Restore") == [204.5, 791.667, 43.667, 14.333])
    #expect(try small.place("Restore") == [195.5, 640.5, 43.5, 14.5])
    #expect(try phone.place("monthly") == [24, 343.667, 345, 64])
    #expect(try small.place("monthly") == [24, 305.5, 327, 64])
  }

  @Test func `another plan changes the button's title and not its place`() throws {
    let phone = ScreenHost(PaywallScreen(), on: .iPhone15)
    let small = ScreenHost(PaywallScreen(), on: .iPhoneSE)
    try phone.scrollUntilVisible("monthly")
    try small.scrollUntilVisible("monthly")
    try phone.tap("monthly")
    try small.tap("monthly")
    #expect(try phone.place("Subscribe for $4.99 a month") == [24, 710, 345, 52.333])
    #expect(try small.place("Subscribe for $4.99 a month") == [24, 558.5, 327, 52.5])
  }
}
