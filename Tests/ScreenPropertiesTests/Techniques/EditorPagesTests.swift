import Foundation
import HeadlessUI
import ScreenProperties
import SwiftUI
import Testing

/// An iPhone 15 leaves 457 points above its keyboard of 336; an editor of 200 ends at 816 of the page,
/// its padding of 64 at 880.
@MainActor
@Suite struct EditorPagesTests {
  private let content = EditorContent(editors: 2, button: 40)

  private var hardwareKeyboard: HostScreen {
    var screen = HostScreen.iPhone15
    screen.softwareKeyboardHeight = 0
    return screen
  }

  @Test func `by default the editor ends at the keyboard, its padding below`() throws {
    let host = ScreenHost(DefaultEditorPage(content))
    try host.focus("editor 0")
    #expect(host.scroll.offset == 359)
    #expect(try host.distance(below: "editor 0") == 336)
    try host.focus("editor 1")
    #expect(try host.distance(below: "editor 1") == 336)
  }

  @Test func `over a clear bar the editor keeps the gap`() throws {
    let host = ScreenHost(InsetEditorPage(content))
    try host.focus("editor 0")
    #expect(host.scroll.offset == 423)
    #expect(try host.distance(below: "editor 0") == 400)
  }

  @Test func `the clear bar takes the touches meant for what lies in the gap`() throws {
    let host = ScreenHost(InsetEditorPage(content))
    try host.focus("editor 0")
    try host.scroll("top", to: CGPoint(x: 0, y: 463))
    #expect(try host.distance(below: "button 0") == 336)
    #expect(try host.element("button 0").touch == .taken(by: "a bar"))

    let without = ScreenHost(DefaultEditorPage(content))
    try without.focus("editor 0")
    try without.scroll("top", to: CGPoint(x: 0, y: 463))
    #expect(try without.element("button 0").touch == .reaches)
  }

  @Test func `with a hardware keyboard the clear bar takes touches at the bottom`() throws {
    let host = ScreenHost(InsetEditorPage(content), on: hardwareKeyboard)
    try host.focus("editor 0")
    try host.scroll("top", to: CGPoint(x: 0, y: 161))
    #expect(try host.distance(below: "button 0") == 34)
    #expect(try host.element("button 0").touch == .taken(by: "a bar"))
    #expect(try host.distance(below: "editor 0") == 138)
  }

  @Test(arguments: [true, false])
  func `scrolled by hand the first editor keeps the gap`(automaticScrollComesFirst: Bool) throws {
    var settings = HostSettings()
    settings.automaticScrollComesFirst = automaticScrollComesFirst
    let host = ScreenHost(HandScrolledEditorPage(content), settings: settings)
    try host.focus("editor 0")
    #expect(host.scroll.offset == 423)
    #expect(try host.distance(below: "editor 0") == 400)
  }

  @Test func `scrolled by hand the next editor has no gap, as no height changes`() throws {
    let host = ScreenHost(HandScrolledEditorPage(content))
    try host.focus("editor 0")
    try host.focus("editor 1")
    #expect(try host.distance(below: "editor 1") == 336)
  }

  @Test func `scrolled before the height is laid out the first editor has no gap`() throws {
    let host = ScreenHost(HandScrolledEditorPage(content, scrolls: .withNotification))
    try host.focus("editor 0")
    #expect(host.scroll.offset == 359)
  }
}
