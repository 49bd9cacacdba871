import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollingTests {
  @MainActor struct Chat: View {
    @State private var count = 20

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Color.red.frame(height: 100).id("row \(number)")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) { Button("More") { count += 1 }.frame(height: 50) }
    }
  }

  @Test func `content begins at its anchor, and is held there when sizes change`() throws {
    let host = ScreenHost(Chat(), on: .iPhone15)
    #expect(try host.element("row 19").frame.maxY == 852 - 34 - 50)
    host.showKeyboard(336)
    #expect(try host.element("row 19").frame.maxY == 852 - 336 - 50)
    try host.tap("More")
    #expect(try host.element("row 20").frame.maxY == 852 - 336 - 50)
    host.hideKeyboard()
    #expect(try host.element("row 20").frame.maxY == 852 - 34 - 50)
  }

  @Test func `short content rests at the anchor of its alignment alone`() throws {
    let host = ScreenHost(on: .iPhone15) {
      ScrollView { Color.red.frame(height: 100).id("content") }
        .defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(try host.element("content").frame.maxY == 818)
  }

  @Test func `margins inset the content`() throws {
    let host = ScreenHost(on: .iPhone15) {
      ScrollView { Color.red.frame(height: 100).id("content") }
        .contentMargins(.horizontal, 20)
        .contentMargins(.top, 7, for: .scrollContent)
        .contentMargins(50, for: .scrollIndicators)
    }
    #expect(try host.element("content").frame == CGRect(x: 20, y: 66, width: 353, height: 100))
  }

  @Test func `a row is scrolled to by its place in a collection`() throws {
    @MainActor struct Screen: View {
      @State private var id: Int?

      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { id = 9 }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
            }
          }
          .scrollPosition(id: $id, anchor: .top)
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    try host.tap("Go")
    #expect(abs(try host.element("row 9").frame.midY - (59 + 40 + 50)) < 0.01)
  }

  @Test func `a frame relative to the container is as long as the viewport`() throws {
    let host = ScreenHost(on: .iPhone15) {
      ScrollView {
        Color.red.containerRelativeFrame(.vertical).id("page")
        Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
          .frame(height: 10).id("part")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 50) }
    }
    #expect(try host.element("page").frame.height == 709)
    #expect(try host.element("part").frame.width == 260)
  }

  @Test func `scrolling is told as geometry`() throws {
    @MainActor struct Screen: View {
      @State private var offset = 0.0

      var body: some View {
        ScrollView { Color.red.frame(height: 2000).id("content") }
          .onScrollGeometryChange(for: Double.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
          } action: { _, new in
            offset = new
          }
          .overlay { Text("offset \(Int(offset))") }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    try host.scroll("content", to: CGPoint(x: 0, y: 120))
    #expect(throws: Never.self) { try host.element("offset 120") }
  }

  @Test func `items for the keyboard stand on it and count as a part of it`() throws {
    @MainActor struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Field", text: $text).focused($isFocused)
          Color.red.id("rest")
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    #expect(throws: HostProblem.self) { try host.element("Done") }
    try host.focus("Field")
    #expect(try host.element("rest").frame.maxY == 852 - 336 - 44)
    #expect(abs(try host.element("Done").frame.midY - (852 - 336 - 22)) < 0.01)
    try host.tap("Done")
    #expect(try host.element("rest").frame.maxY == 818)
  }
}
