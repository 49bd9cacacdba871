import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct PhotoGridScreenTests {
  @Test func `three photos stand in a row, and the button floats above them`() throws {
    let phone = ScreenHost(PhotoGridScreen(), on: .iPhone15)
    let small = ScreenHost(PhotoGridScreen(), on: .iPhoneSE)
    #expect(try phone.place("Photo number 1") == [0, 103, 129.667, 129.667])
    #expect(try small.place("Photo number 1") == [0, 64, 123.667, 123.667])
    #expect(try phone.place("Photo number 2") == [131.667, 103, 129.667, 129.667])
    #expect(try small.place("Photo number 2") == [125.667, 64, 123.667, 123.667])
    #expect(try phone.place("Photo number 4") == [0, 234.667, 129.667, 129.667])
    #expect(try small.place("Photo number 4") == [0, 189.667, 123.667, 123.667])
    #expect(try phone.place("Add photo") == [317, 742, 56, 56])
    #expect(try small.place("Add photo") == [299, 591, 56, 56])
  }

  @Test func `the button adds a photo at the end and stays where it is`() throws {
    let phone = ScreenHost(PhotoGridScreen(), on: .iPhone15)
    let small = ScreenHost(PhotoGridScreen(), on: .iPhoneSE)
    try phone.tap("Add photo")
    try small.tap("Add photo")
    try phone.scrollUntilVisible("Photo number 21")
    try small.scrollUntilVisible("Photo number 21")
    #expect(try phone.place("Photo number 21") == [263.333, 688.333, 129.667, 129.667])
    #expect(try small.place("Photo number 21") == [251.333, 543.333, 123.667, 123.667])
    #expect(try phone.place("Add photo") == [317, 742, 56, 56])
    #expect(try small.place("Add photo") == [299, 591, 56, 56])
  }

  @Test func `a photo opens`() throws {
    let phone = ScreenHost(PhotoGridScreen(), on: .iPhone15)
    try phone.tap("Photo number 2")
    #expect(phone.elements("Photo 2").count == 1)
  }
}
