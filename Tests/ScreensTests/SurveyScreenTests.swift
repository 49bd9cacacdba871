import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SurveyScreenTests {
  @Test func `the options follow the question, and the button stands at the bottom`() throws {
    let phone = ScreenHost(SurveyScreen(), on: .iPhone15)
    let small = ScreenHost(SurveyScreen(), on: .iPhoneSE)
    #expect(try phone.place("progress") == [16, 75, 361, 4])
    #expect(try small.place("progress") == [16, 36, 343, 4])
    #expect(try phone.place("Friends") == [32, 157.167, 56, 20.333])
    #expect(try small.place("Friends") == [32, 118.25, 56, 20.5])
    #expect(try phone.place("Web") == [32, 221.167, 35, 20.333])
    #expect(try small.place("Web") == [32, 182.25, 35, 20.5])
    #expect(try phone.place("Next") == [16, 752, 361, 50])
    #expect(try small.place("Next") == [16, 601, 343, 50])
  }

  @Test func `an answer enables the button, which leads through all questions`() throws {
    let phone = ScreenHost(SurveyScreen(), on: .iPhone15)
    let small = ScreenHost(SurveyScreen(), on: .iPhoneSE)
    #expect(try !phone.element("Next").isEnabled)
    try phone.tap("Friends")
    try small.tap("Friends")
    try phone.tap("Next")
    try small.tap("Next")
    #expect(try phone.place("Under 30") == [32, 157.167, 72, 20.333])
    #expect(try small.place("Under 30") == [32, 118.25, 72, 20.5])
    #expect(try phone.place("Next") == [16, 752, 361, 50])
    #expect(try small.place("Next") == [16, 601, 343, 50])
    try phone.tap("Under 30")
    try small.tap("Under 30")
    try phone.tap("Next")
    try small.tap("Next")
    #expect(try phone.place("Thank you!") == [116.333, 418.167, 160.333, 40.667])
    #expect(try small.place("Thank you!") == [107.25, 323, 160.5, 41])
  }
}
