import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct CommentsScreenTests {
  @Test func `comments are loaded, and the field stands on the safe area`() throws {
    let phone = ScreenHost(CommentsScreen(), on: .iPhone15)
    let small = ScreenHost(CommentsScreen(), on: .iPhoneSE)
    #expect(try phone.place("Ben") == [16, 70, 23, 14.333])
    #expect(try small.place("Ben") == [16, 31, 23, 14.5])
    #expect(try phone.place("Cleo") == [16, 128.667, 27.333, 14.333])
    #expect(try small.place("Cleo") == [16, 90, 27.5, 14.5])
    #expect(try phone.place("Add a comment") == [68, 776, 259.333, 22])
    #expect(try small.place("Add a comment") == [68, 625, 241.5, 22])
    #expect(try phone.place("Post") == [345.333, 776.833, 35.667, 20.333])
    #expect(try small.place("Post") == [327.5, 625.75, 35.5, 20.5])
  }

  @Test func `the field stands on the keyboard`() throws {
    let phone = ScreenHost(CommentsScreen(), on: .iPhone15)
    let small = ScreenHost(CommentsScreen(), on: .iPhoneSE)
    try phone.focus("Add a comment")
    try small.focus("Add a comment")
    #expect(try phone.place("Add a comment") == [68, 474, 259.333, 22])
    #expect(try small.place("Add a comment") == [68, 365, 241.5, 22])
    #expect(try phone.place("Post") == [345.333, 474.833, 35.667, 20.333])
    #expect(try small.place("Post") == [327.5, 365.75, 35.5, 20.5])
  }

  @Test func `the field grows to five lines, and the buttons stay at its foot`() throws {
    let phone = ScreenHost(CommentsScreen(), on: .iPhone15)
    let small = ScreenHost(CommentsScreen(), on: .iPhoneSE)
    try phone.type("1\n2\n3\n4\n5\n6", into: "Add a comment")
    try small.type("1\n2\n3\n4\n5\n6", into: "Add a comment")
    #expect(try phone.place("Add a comment") == [68, 392.667, 259.333, 103.333])
    #expect(try small.place("Add a comment") == [68, 284, 241.5, 103])
    #expect(try phone.place("Post") == [345.333, 474.833, 35.667, 20.333])
    #expect(try small.place("Post") == [327.5, 365.75, 35.5, 20.5])
  }

  @Test func `posting empties the field and hides the keyboard`() throws {
    let phone = ScreenHost(CommentsScreen(), on: .iPhone15)
    let small = ScreenHost(CommentsScreen(), on: .iPhoneSE)
    try phone.type("Nice", into: "Add a comment")
    try small.type("Nice", into: "Add a comment")
    try phone.tap("Post")
    try small.tap("Post")
    #expect(try phone.place("Add a comment") == [68, 776, 259.333, 22])
    #expect(try small.place("Add a comment") == [68, 625, 241.5, 22])
    #expect(try phone.place("Me") == [16, 187.333, 18.667, 14.333])
    #expect(try small.place("Me") == [16, 149, 18.5, 14.5])
  }
}
