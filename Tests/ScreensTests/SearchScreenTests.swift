import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SearchScreenTests {
  @Test func `rows begin below the large title and the field`() throws {
    let phone = ScreenHost(SearchScreen(), on: .iPhone15)
    let small = ScreenHost(SearchScreen(), on: .iPhoneSE)
    #expect(try phone.place("Apple") == [0, 207, 393, 44])
    #expect(try small.place("Apple") == [0, 168, 375, 44])
    #expect(try phone.place("Banana") == [0, 295, 393, 44])
    #expect(try small.place("Banana") == [0, 256, 375, 44])
  }

  @Test func `a choice brings a bar to the bottom`() throws {
    let phone = ScreenHost(SearchScreen(), on: .iPhone15)
    let small = ScreenHost(SearchScreen(), on: .iPhoneSE)
    try phone.tap("Apple")
    try small.tap("Apple")
    #expect(try phone.place("Add all") == [301.333, 772.833, 75.667, 34.333])
    #expect(try small.place("Add all") == [283.5, 621.75, 75.5, 34.5])
    try phone.tap("Add all")
    try small.tap("Add all")
    #expect(phone.elements("Add all").isEmpty)
  }

  @Test func `the bar stands on the keyboard, and the list shows what is found`() throws {
    let phone = ScreenHost(SearchScreen(), on: .iPhone15)
    let small = ScreenHost(SearchScreen(), on: .iPhoneSE)
    try phone.tap("Apple")
    try small.tap("Apple")
    try phone.type("Pea", into: "Search fruit")
    try small.type("Pea", into: "Search fruit")
    #expect(try phone.place("Add all") == [301.333, 470.833, 75.667, 34.333])
    #expect(try small.place("Add all") == [283.5, 361.75, 75.5, 34.5])
    #expect(try phone.place("Peach") == [0, 207, 393, 44])
    #expect(try small.place("Peach") == [0, 168, 375, 44])
    #expect(phone.elements("Apple").isEmpty)
  }
}
