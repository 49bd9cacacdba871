import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ProfileScreenTests {
  @Test func `a picture stands above the fields`() throws {
    let phone = ScreenHost(ProfileHome(), on: .iPhone15)
    let small = ScreenHost(ProfileHome(), on: .iPhoneSE)
    try phone.tap("Edit")
    try small.tap("Edit")
    #expect(try phone.place("Avatar") == [147.713, 138, 97.574, 96])
    #expect(try small.place("Avatar") == [139.5, 99, 96, 96])
    #expect(try phone.place("Name") == [32, 300.333, 329, 22])
    #expect(try small.place("Name") == [32, 261.667, 311, 22])
    #expect(try phone.place("Save") == [339.333, 70.833, 37.667, 20.333])
    #expect(try small.place("Save") == [321, 31.75, 38, 20.5])
  }

  @Test func `the last field scrolls onto the keyboard`() throws {
    let phone = ScreenHost(ProfileHome(), on: .iPhone15)
    let small = ScreenHost(ProfileHome(), on: .iPhoneSE)
    try phone.tap("Edit")
    try small.tap("Edit")
    try phone.focus("Biography text")
    try small.focus("Biography text")
    #expect(try phone.place("Biography text") == [32, 396, 329, 120])
    #expect(try small.place("Biography text") == [32, 287, 311, 120])
  }

  @Test func `saving shows the new name`() throws {
    let phone = ScreenHost(ProfileHome(), on: .iPhone15)
    try phone.tap("Edit")
    #expect(try !phone.element("Save").isEnabled)
    try phone.type(" B", into: "Name")
    try phone.tap("Save")
    #expect(phone.elements("Ann Example B").count == 1)
    #expect(phone.elements("Save").isEmpty)
  }
}
