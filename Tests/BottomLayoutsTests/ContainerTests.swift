import BottomLayouts
import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// A form of fields, the last of them far down.
private struct FieldForm: View {
  @State private var texts = Array(repeating: "", count: 20)
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      ForEach(0..<20, id: \.self) { number in
        TextField("Field \(number)", text: $texts[number]).focused($focus, equals: number)
      }
    }
    .keyboardGap(24, while: focus != nil)
  }
}

/// The layouts inside of what apps put them into.
@MainActor
@Suite struct ContainerTests {
  @Test func `the fields of a form keep the gap`() throws {
    for settings in HostSettings.orders {
      let host = ScreenHost(FieldForm(), on: .homeIndicator, settings: settings)
      try host.focus("Field 12")
      #expect(try host.distance(below: "Field 12") == 324)
      try host.focus("Field 19")
      #expect(try host.distance(below: "Field 19") == 324)
    }
  }

  @Test func `a bar over a tab bar keeps its distance to a low keyboard`() throws {
    let screen = TabView {
      Color.clear
        .bottomSafeAreaInsets(minimumBottomSpacing: 40, topSpacing: 0) { Block("bar", 50) }
        .tabItem { Text("Home") }
    }
    let host = ScreenHost(screen, on: .homeIndicator)
    #expect(try host.distance(below: "bar") == 83)
    host.showKeyboard(55)
    #expect(try host.distance(below: "bar") == 95)
    host.showKeyboard(300)
    #expect(try host.distance(below: "bar") == 340)
    host.hideKeyboard()
    #expect(try host.distance(below: "bar") == 83)
  }

  @Test func `under a navigation bar the layouts end where they would without`() throws {
    let bar = NavigationStack {
      Color.clear
        .bottomSafeAreaInsets(minimumBottomSpacing: 16) { Block("bar", 50) }
        .navigationTitle("Title")
    }
    #expect(try ScreenHost(bar, on: .homeButton).distance(below: "bar") == 16)

    let page = NavigationStack {
      FillingScrollView(minimumBottomSpacing: 16) {
        Block("content", 100)
      } footer: {
        Block("button", 50)
      }
      .navigationTitle("Title")
    }
    let host = ScreenHost(page, on: .homeIndicator)
    #expect(try host.distance(below: "button") == 34)
    #expect(try #require(host.scrolls.last).maximumOffset.y == 0)
    host.showKeyboard(300)
    #expect(try host.distance(below: "button") == 316)
  }

  @Test func `a form over a bar ends its footer above the bar`() throws {
    let form = BottomAligningForm {
      Section {
        Block("row", 22)
      } header: {
        Text("Header").formTop()
      } footer: {
        BottomAlignedFooter {
          Text("Footer")
        } bottom: {
          Block("bottom", 20)
        }
      }
    }
    .bottomSafeAreaInsets(minimumBottomSpacing: 16, topSpacing: 0) { Block("bar", 50) }
    let host = ScreenHost(form, on: .homeButton)
    #expect(host.settling.frames == 1)
    #expect(try host.distance(below: "bottom") == 66)
    host.showKeyboard(300)
    #expect(try host.distance(below: "bottom") == 366)
    host.hideKeyboard()
    #expect(try host.distance(below: "bottom") == 66)
  }
}
