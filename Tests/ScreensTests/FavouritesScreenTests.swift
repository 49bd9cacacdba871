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
    phone.advance(by: 0.3)
    small.advance(by: 0.3)
    #expect(try phone.place("Browse products") == [32, 743.667, 329, 50.333])
    #expect(try small.place("Browse products") == [32, 592.5, 311, 50.5])
    #expect(try phone.place("No favourites yet") == [109, 429.153, 175, 26.333])
    #expect(try small.place("No favourites yet") == [100, 334.153, 175, 26.5])
  }

  @Test func `the first favourite makes a list without the button`() throws {
    let phone = ScreenHost(FavouritesScreen(), on: .iPhone15)
    phone.advance(by: 0.3)
    try phone.tap("Browse products")
    #expect(try phone.place("Lamp") == [32, 149.833, 42, 20.333])
    #expect(phone.elements("Browse products").isEmpty)
  }
}
