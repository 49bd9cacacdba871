import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct PresentationTests {
  @MainActor struct Screen<Sheet: View>: View {
    @State private var isShown = false
    @State private var log = ""
    @ViewBuilder var sheet: () -> Sheet

    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text("log: \(log)")
      }
      .sheet(isPresented: $isShown, onDismiss: { log += "gone" }) { sheet() }
    }
  }

  @MainActor struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test func `a large sheet begins 10 points below the safe area`() throws {
    let host = ScreenHost(Screen { Color.red.id("sheet") }, on: .iPhone15)
    try host.tap("Show")
    #expect(try host.element("sheet").frame == CGRect(x: 0, y: 69, width: 393, height: 749))
  }

  @Test func `a sheet is as high as its detent above the safe area, and stands on the keyboard`()
    throws
  {
    let host = ScreenHost(
      Screen { Color.red.id("sheet").presentationDetents([.height(200), .large]) },
      on: .iPhone15
    )
    try host.tap("Show")
    #expect(try host.element("sheet").frame == CGRect(x: 0, y: 618, width: 393, height: 200))
    host.showKeyboard(336)
    #expect(try host.element("sheet").frame == CGRect(x: 0, y: 316, width: 393, height: 200))
  }

  @Test func `a medium sheet is half as high as a large one`() throws {
    let host = ScreenHost(
      Screen { Color.red.id("sheet").presentationDetents([.medium]) },
      on: .iPhone15
    )
    try host.tap("Show")
    #expect(try host.element("sheet").frame.height == 374.5)
  }

  @Test func `a sheet closes itself and says so`() throws {
    let host = ScreenHost(Screen { Leaving() }, on: .iPhone15)
    try host.tap("Show")
    try host.tap("Leave")
    #expect(throws: HostProblem.self) { try host.element("Leave") }
    #expect(throws: Never.self) { try host.element("log: gone") }
  }

  @Test func `what is presented is meant before what it covers`() throws {
    let host = ScreenHost(Screen { Button("Show") {}.frame(width: 10) }, on: .iPhone15)
    try host.tap("Show")
    #expect(host.elements("Show").count == 2)
    #expect(try host.element("Show").touch == .reaches)
  }

  @Test func `a sheet takes its fields, the focus and the keyboard with it`() throws {
    let host = ScreenHost(
      Screen {
        TextField("Name", text: .constant(""))
        Leaving()
      },
      on: .iPhone15
    )
    try host.tap("Show")
    try host.focus("Name")
    try host.tap("Leave")
    #expect(host.screen.keyboardHeight == 0)
    #expect(throws: HostProblem.self) { try host.element("Name") }
  }

  @Test func `a stack in a sheet has a bar of 56 points`() throws {
    let host = ScreenHost(
      Screen {
        NavigationStack {
          Color.red.id("sheet").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      },
      on: .iPhone15
    )
    try host.tap("Show")
    #expect(try host.element("sheet").frame.minY == 69 + 56)
  }

  @Test func `a cover fills the screen and follows its item`() throws {
    struct Item: Identifiable { var id: Int }
    @MainActor struct Covered: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 3) }
          .fullScreenCover(item: $item) { item in
            Color.red.id("cover").overlay { Button("Item \(item.id)") { self.item = nil } }
          }
      }
    }
    let host = ScreenHost(Covered(), on: .iPhone15)
    try host.tap("Show")
    #expect(try host.element("cover").frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    try host.tap("Item 3")
    #expect(throws: HostProblem.self) { try host.element("cover") }
  }

  @Test func `a button of an alert acts and closes it`() throws {
    @MainActor struct Alerting: View {
      @State private var isShown = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          Button("Ask") { isShown = true }
          Text("answer: \(answer)")
        }
        .alert("Sure?", isPresented: $isShown) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) {}
        } message: {
          Text("Message")
        }
      }
    }
    let host = ScreenHost(Alerting(), on: .iPhone15)
    try host.tap("Ask")
    #expect(throws: Never.self) { try host.element("Message") }
    try host.tap("Yes")
    #expect(throws: HostProblem.self) { try host.element("Sure?") }
    #expect(throws: Never.self) { try host.element("answer: yes") }
  }

  @Test func `dialogs and older alerts close after an answer`() throws {
    @MainActor struct Asking: View {
      @State private var isShown = false
      @State private var isAlert = false
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { isAlert = true }
          }
          .alert(isPresented: $isAlert) { Alert(title: Text("Deleted")) }
      }
    }
    let host = ScreenHost(Asking(), on: .iPhone15)
    try host.tap("Ask")
    try host.tap("Delete")
    #expect(throws: Never.self) { try host.element("Deleted") }
    try host.tap("OK")
    #expect(throws: HostProblem.self) { try host.element("Deleted") }
  }
}
