import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct FavouritesScreenTests {
  @Test func `the call to action stands above the safe area, and the rest in the middle`()
    async throws
  {
    let phone = ScreenHost(FavouritesScreen(), on: .iPhone15)
    let small = ScreenHost(FavouritesScreen(), on: .iPhoneSE)
    await phone.shows("Browse products")
    await small.shows("Browse products")
    #expect(try phone.place("Browse products") == [32, 743.667, 329, 50.333])
    #expect(try small.place("Browse products") == [32, 592.5, 311, 50.5])
    #expect(try phone.place("No favourites yet") == [0, 0, 0, 0])
    #expect(try small.place("No favourites yet") == [0, 0, 0, 0])
  }

  @Test func `the first favourite makes a list without the button`() async throws {
    let phone = ScreenHost(FavouritesScreen(), on: .iPhone15)
    await phone.shows("Browse products")
    try phone.tap("Browse products")
    #expect(try phone.place("Lamp") == [32, 149.833, 0, 20.333])
    #expect(phone.elements("Browse products").isEmpty)
  }
}
