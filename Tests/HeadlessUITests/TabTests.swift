import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct TabTests {
  @Test func `a tab bar takes 49 points above the safe area, and the keyboard covers it`() throws {
    let host = ScreenHost(on: .iPhone15) {
      TabView {
        Color.red.id("content").tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
    #expect(try host.element("content").frame == CGRect(x: 0, y: 59, width: 393, height: 710))
    host.showKeyboard(336)
    #expect(try host.element("content").frame.maxY == 852 - 336)
  }

  @Test func `only the chosen screen is shown; others keep their state`() throws {
    @MainActor struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = ScreenHost(on: .iPhone15) {
      TabView {
        Counter().tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
    try host.tap("count 0")
    #expect(throws: HostProblem.self) { try host.element("Other") }
    try host.tap("Second")
    #expect(throws: Never.self) { try host.element("Other") }
    #expect(throws: HostProblem.self) { try host.element("count 1") }
    try host.tap("First")
    #expect(throws: Never.self) { try host.element("count 1") }
  }

  @Test func `a selection chooses by tags, and follows taps`() throws {
    @MainActor struct Screen: View {
      @State private var selection = "b"

      var body: some View {
        TabView(selection: $selection) {
          Text("A is \(selection)").tabItem { Text("First") }.tag("a")
          Text("B is \(selection)").tag("b").tabItem { Text("Second") }
          Tab("Third", systemImage: "star", value: "c") { Text("C is \(selection)") }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    #expect(throws: Never.self) { try host.element("B is b") }
    try host.tap("First")
    #expect(throws: Never.self) { try host.element("A is a") }
    try host.tap("Third")
    #expect(throws: Never.self) { try host.element("C is c") }
  }

  @Test func `pages have no bar`() throws {
    let host = ScreenHost(on: .iPhone15) {
      TabView {
        Color.red.id("first")
        Color.blue.id("second")
      }
      .tabViewStyle(.page)
    }
    #expect(try host.element("first").frame == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `stacks in tabs stand between both bars`() throws {
    let host = ScreenHost(on: .iPhone15) {
      TabView {
        NavigationStack {
          Color.red.id("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("First") }
      }
    }
    #expect(try host.element("content").frame == CGRect(x: 0, y: 103, width: 393, height: 666))
  }
}
