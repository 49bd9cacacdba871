import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct OnboardingScreenTests {
  @Test func `dots and button stand below the page`() throws {
    let phone = ScreenHost(OnboardingScreen(), on: .iPhone15)
    let small = ScreenHost(OnboardingScreen(), on: .iPhoneSE)
    #expect(try phone.place("Continue") == [20, 745.667, 353, 52.333])
    #expect(try small.place("Continue") == [20, 594.5, 335, 52.5])
    #expect(try phone.place("Page 1 of 3") == [168.5, 713.667, 56, 8])
    #expect(try small.place("Page 1 of 3") == [159.5, 562.5, 56, 8])
    #expect(try phone.place("Hello") == [163.833, 395.167, 65.333, 33.667])
    #expect(try small.place("Hello") == [154.75, 300, 65.5, 33.5])
  }

  @Test func `the last page has another button in the same place, and nothing to skip`() throws {
    let phone = ScreenHost(OnboardingScreen(), on: .iPhone15)
    let small = ScreenHost(OnboardingScreen(), on: .iPhoneSE)
    try phone.tap("Continue")
    try small.tap("Continue")
    try phone.tap("Continue")
    try small.tap("Continue")
    #expect(try phone.place("Get started") == [20, 745.667, 353, 52.333])
    #expect(try small.place("Get started") == [20, 594.5, 335, 52.5])
    #expect(phone.elements("Skip").isEmpty)
    #expect(phone.elements("All set").count == 1)
  }

  @Test func `skipping leads to the last page`() throws {
    let phone = ScreenHost(OnboardingScreen(), on: .iPhone15)
    let small = ScreenHost(OnboardingScreen(), on: .iPhoneSE)
    #expect(try phone.place("Skip") == [344.333, 75, 32.667, 20.333])
    #expect(try small.place("Skip") == [326.5, 36, 32.5, 20.5])
    try phone.tap("Skip")
    try small.tap("Skip")
    #expect(phone.elements("Get started").count == 1)
    #expect(small.elements("Get started").count == 1)
  }
}
