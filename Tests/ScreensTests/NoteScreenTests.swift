import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct NoteScreenTests {
  @Test func `the editor fills what title and footer leave`() throws {
    let phone = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhone15)
    let small = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhoneSE)
    #expect(try phone.place("Title") == [16, 111, 361, 28])
    #expect(try small.place("Title") == [16, 72, 343, 28])
    #expect(try phone.place("Body") == [11, 147.333, 371, 640.667])
    #expect(try small.place("Body") == [11, 108.5, 353, 528.5])
    #expect(try phone.place("1 words") == [16, 795.167, 47, 15.667])
    #expect(try small.place("1 words") == [16, 644, 47, 16])
  }

  @Test func `items stand on the keyboard, and the footer on the items`() throws {
    let phone = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhone15)
    let small = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhoneSE)
    try phone.focus("Body")
    try small.focus("Body")
    #expect(try phone.place("Body") == [11, 147.333, 371, 294.667])
    #expect(try small.place("Body") == [11, 108.5, 353, 224.5])
    #expect(try phone.place("1 words") == [16, 449.167, 47, 15.667])
    #expect(try small.place("1 words") == [16, 340, 47, 16])
    #expect(try phone.place("Done") == [334.333, 483.833, 42.667, 20.333])
    #expect(try small.place("Done") == [316.5, 374.75, 42.5, 20.5])
  }

  @Test func `an item acts, and another one ends editing`() throws {
    let phone = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhone15)
    let small = ScreenHost(NoteScreen(note: Note(title: "Shopping", text: "Milk")), on: .iPhoneSE)
    try phone.type(" and eggs", into: "Body")
    try small.type(" and eggs", into: "Body")
    try phone.tap("Pin")
    try small.tap("Pin")
    try phone.tap("Done")
    try small.tap("Done")
    #expect(try phone.place("3 words") == [16, 795.167, 49, 15.667])
    #expect(try small.place("3 words") == [16, 644, 49, 16])
    #expect(phone.elements("Pinned").count == 1)
    #expect(phone.elements("Done").isEmpty)
  }
}
