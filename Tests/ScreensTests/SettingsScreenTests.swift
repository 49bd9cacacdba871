import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SettingsScreenTests {
  @Test func `rows begin below the large title and a header`() throws {
    let phone = ScreenHost(SettingsScreen(), on: .iPhone15)
    let small = ScreenHost(SettingsScreen(), on: .iPhoneSE)
    #expect(try phone.place("Nickname") == [32, 221.333, 329, 22])
    #expect(try small.place("Nickname") == [32, 182.667, 311, 22])
    #expect(try phone.place("Privacy") == [16, 254.333, 361, 44])
    #expect(try small.place("Privacy") == [16, 215.667, 343, 44])
    #expect(try phone.place("Sign out") == [16, 607, 361, 44])
    #expect(try small.place("Sign out") == [16, 569, 343, 44])
  }

  @Test func `the keyboard moves nothing that it does not cover`() throws {
    let phone = ScreenHost(SettingsScreen(), on: .iPhone15)
    let small = ScreenHost(SettingsScreen(), on: .iPhoneSE)
    try phone.focus("Nickname")
    try small.focus("Nickname")
    #expect(try phone.place("Nickname") == [32, 221.333, 329, 22])
    #expect(try small.place("Nickname") == [32, 182.667, 311, 22])
    #expect(phone.scrolls.map(\.offset.y) == [0])
  }

  @Test func `a switch brings a row, and what follows moves down by it`() throws {
    let phone = ScreenHost(SettingsScreen(), on: .iPhone15)
    let small = ScreenHost(SettingsScreen(), on: .iPhoneSE)
    try phone.tap("Notifications")
    try small.tap("Notifications")
    #expect(try phone.place("Sign out") == [16, 663.333, 361, 44])
    #expect(try small.place("Sign out") == [16, 625.333, 343, 44])
  }

  @Test func `signing out asks first`() throws {
    let phone = ScreenHost(SettingsScreen(), on: .iPhone15)
    try phone.scrollUntilVisible("Sign out")
    try phone.tap("Sign out")
    #expect(phone.elements("Sign out now").count == 1)
    try phone.tap("Cancel")
    #expect(phone.elements("Sign out now").isEmpty)
  }

  @Test func `privacy opens as a screen of its own`() throws {
    let phone = ScreenHost(SettingsScreen(), on: .iPhone15)
    try phone.tap("Privacy")
    #expect(phone.elements("Share usage data").count == 1)
  }
}
