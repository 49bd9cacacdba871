import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct NavigationTests {
  @Test func `a large title takes 96 points below the safe area`() throws {
    let host = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Color.red.id("content").navigationTitle("Title")
      }
    }
    #expect(try host.element("content").frame == CGRect(x: 0, y: 155, width: 393, height: 663))
    #expect(try host.element("Title").frame.minX == 16)
  }

  @Test func `an inline title takes 44 points, and stands in the middle`() throws {
    let host = ScreenHost(on: .iPhone15) {
      NavigationView {
        Color.red.id("content")
          .navigationBarTitle("Title", displayMode: .inline)
      }
    }
    #expect(try host.element("content").frame == CGRect(x: 0, y: 103, width: 393, height: 715))
    let title = try host.element("Title").frame
    #expect(abs(title.midX - 196.5) < 0.01)
    #expect(abs(title.midY - 81) < 0.01)
  }

  @Test func `what a bar shows does not grow with the reader's text size`() throws {
    let host = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { Button("Edit") {} }
      }
    }
    let names = ["Title", "Edit", "content"]
    let before = try names.map { try host.element($0).frame.height }
    host.changeTypeSize(to: .accessibility5)
    let after = try names.map { try host.element($0).frame.height }
    #expect(after[0] == before[0])
    #expect(after[1] == before[1])
    #expect(after[2] > 2 * before[2])
  }

  @Test func `a hidden bar takes nothing, one found in a reader as much as others`() throws {
    let hidden = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Color.red.id("content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(try hidden.element("content").frame.minY == 59)
    let read = ScreenHost(on: .iPhone15) {
      NavigationStack {
        GeometryReader { _ in Color.red.id("content").navigationTitle("Title") }
      }
    }
    #expect(try read.element("content").frame.minY == 155)
  }

  @Test func `items stand in their bars, and the keyboard covers the lower one`() throws {
    @MainActor struct Screen: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          VStack {
            TextField("Field", text: $text)
            Spacer()
            Color.red.frame(height: 10).id("bottom")
          }
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
            ToolbarItem(placement: .topBarTrailing) { Text("Done") }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("Left")
              Spacer()
              Text("Right")
            }
          }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    #expect(try host.element("Cancel").frame.minX == 16)
    #expect(abs(try host.element("Done").frame.maxX - 377) < 0.01)
    #expect(abs(try host.element("Right").frame.midY - (852 - 34 - 22)) < 0.01)
    #expect(try host.element("bottom").frame.maxY == 852 - 34 - 44)
    try host.focus("Field")
    #expect(try host.element("bottom").frame.maxY == 852 - 336)
    #expect(abs(try host.element("Right").frame.midY - (852 - 34 - 22)) < 0.01)
  }

  @Test func `content that ignores the safe area reaches under the bars`() throws {
    let host = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Color.red.ignoresSafeArea().id("content")
          .overlay { Color.blue.id("inside") }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
      }
    }
    #expect(try host.element("inside").frame == CGRect(x: 0, y: 155, width: 393, height: 619))
    let whole = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Color.red.id("content").ignoresSafeArea().navigationTitle("Title")
      }
    }
    #expect(try whole.element("content").frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `a link shows its page, which keeps the root's state`() throws {
    @MainActor struct Screen: View {
      @State private var count = 0
      @State private var log: [String] = []

      var body: some View {
        NavigationStack {
          VStack {
            Text("count \(count)").onAppear { log.append("root") }
            NavigationLink("Open") { Page(count: $count) }
            Text(log.joined(separator: " "))
          }
        }
      }
    }
    @MainActor struct Page: View {
      @Environment(\.dismiss) private var dismiss
      @Binding var count: Int

      var body: some View {
        Button("Add \(count)") { count += 1 }
        Button("Leave") { dismiss() }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    try host.tap("Open")
    #expect(throws: HostProblem.self) { try host.element("count 0") }
    try host.tap("Add 0")
    try host.tap("Add 1")
    try host.tap("Leave")
    #expect(throws: Never.self) { try host.element("count 2") }
    #expect(throws: Never.self) { try host.element("root root") }
    try host.tap("Open")
    try host.tap("Back")
    #expect(throws: Never.self) { try host.element("count 2") }
  }

  @Test func `a path decides which pages there are`() throws {
    @MainActor struct Screen: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Go", value: 7)
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("page \(number), \(path.count)")
                NavigationLink("Next", value: number + 1)
                Button("Home") { path = [] }
              }
            }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    #expect(throws: Never.self) { try host.element("page 1, 1") }
    try host.tap("Next")
    #expect(throws: Never.self) { try host.element("page 2, 2") }
    try host.tap("Back")
    #expect(throws: Never.self) { try host.element("page 1, 1") }
    try host.tap("Home")
    try host.tap("Go")
    #expect(throws: Never.self) { try host.element("page 7, 1") }
  }

  @Test func `a page is there while a binding says so`() throws {
    @MainActor struct Screen: View {
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("Page") }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    try host.tap("Show")
    #expect(throws: Never.self) { try host.element("Page") }
    try host.tap("Back")
    #expect(throws: HostProblem.self) { try host.element("Page") }
    try host.tap("Show")
    #expect(throws: Never.self) { try host.element("Page") }
  }

  @Test func `a field for searching adds 52 points`() throws {
    let host = ScreenHost(on: .iPhone15) {
      NavigationStack {
        Color.red.id("content").searchable(text: .constant(""))
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try host.element("content").frame.minY == 59 + 44 + 52)
    #expect(throws: Never.self) { try host.element("Search") }
  }
}
