import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct GroupTests {
  @Test func `a box keeps 16 points around and 8 below its label`() throws {
    let box = GroupBox("Plan") { Color.red.frame(width: 100, height: 50) }
    #expect(try size(box) == Measured(width: 132, height: 110.333))
    let bare = GroupBox { Color.red.frame(width: 100, height: 50) }
    #expect(try size(bare) == Measured(width: 132, height: 82))
  }

  @Test func `a group shows its content once it is open`() throws {
    let host = ScreenHost(DisclosureGroup("More") { Text("Details") }.id("group"))
    #expect(try host.measured("group").width == 393)
    #expect(throws: HostProblem.self) { try host.element("Details") }
    try host.tap("More")
    #expect(try host.element("Details").frame.height > 0)
  }

  @Test func `an open group in a form is a row for each part`() throws {
    let host = ScreenHost(
      Form {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") }
      }
    )
    let more = try host.element("More").frame
    #expect(more.height == 44)
    #expect(try abs(host.element("Details").frame.midY - more.midY - 44) < 0.001)
  }

  @Test func `controls of a group stand beside one another`() throws {
    let group = ControlGroup {
      Button("A") {}
      Button("B") {}
    }
    let host = ScreenHost(group)
    #expect(try host.measured("A").y == host.measured("B").y)
  }

  @Test func `menus, links and standard buttons are buttons`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(try size(Menu("Sort") { Button("Name") {} }) == size(Text("Sort")))
    #expect(
      try size(Menu("Sort") { Text("Name") }.buttonStyle(.bordered)).height == 34.333
    )
    #expect(try size(Link("Terms", destination: url)) == size(Text("Terms")))
    #expect(try size(EditButton()) == size(Text("Edit")))
    let share = Label("Share…", systemImage: "square.and.arrow.up")
    #expect(try size(ShareLink(item: url)) == size(share))
  }
}
