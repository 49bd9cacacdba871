import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct FilterScreenTests {
  @Test func `a medium sheet ends with its buttons on the safe area`() throws {
    let phone = ScreenHost(FilterScreen(), on: .iPhone15)
    let small = ScreenHost(FilterScreen(), on: .iPhoneSE)
    try phone.tap("Filter")
    try small.tap("Filter")
    #expect(try phone.place("Filters") == [24, 467.5, 63.333, 26.333])
    #expect(try small.place("Filters") == [24, 372.5, 63.5, 26.5])
    #expect(try phone.place("Apply") == [264.25, 783.833, 43, 20.333])
    #expect(try small.place("Apply") == [250.75, 632.75, 43, 20.5])
    #expect(try phone.place("Only in stock") == [24, 659.809, 345, 31])
    #expect(try small.place("Only in stock") == [24, 565.309, 327, 31])
  }

  @Test func `what is chosen stays when the sheet has gone`() throws {
    let phone = ScreenHost(FilterScreen(), on: .iPhone15)
    try phone.tap("Filter")
    try phone.scrollUntilVisible("Only in stock")
    try phone.tap("Only in stock")
    try phone.tap("Apply")
    #expect(phone.elements("In stock").count == 1)
    #expect(phone.elements("Apply").isEmpty)
  }
}
