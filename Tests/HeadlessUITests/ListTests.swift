import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ListTests {
  private func frame(of name: String, in host: ScreenHost) throws -> CGRect {
    try host.element(name).frame
  }

  @Test func `the first row of a list begins 35 points below the safe area`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        Text("One")
        Text("Two")
      }
    }
    let (one, two) = try (frame(of: "One", in: host), frame(of: "Two", in: host))
    #expect(one.minX == 32)
    #expect(abs(one.midY - (59 + 35 + 22)) < 0.01)
    #expect(abs(two.midY - one.midY - 44) < 0.01)
  }

  @Test func `a button without a style takes all of its row`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        Button("Pay") {}
        Button(action: {}) { Text("Wide").frame(maxWidth: .infinity) }
        NavigationLink("Link") { Text("Page") }
        Button("Bordered") {}.buttonStyle(.bordered)
      }
    }
    #expect(try host.element("Wide").frame == CGRect(x: 16, y: 138, width: 361, height: 44))
    #expect(try host.element("Link").frame == CGRect(x: 16, y: 182, width: 361, height: 44))
    #expect(try host.element("Pay").frame == CGRect(x: 16, y: 94, width: 361, height: 44))
    #expect(try host.element("Bordered").frame.width < 200)
  }

  @Test func `a header as the first one takes 55 and a third points, later ones as much`() throws {
    let host = ScreenHost(on: .iPhone15) {
      Form {
        Section("First") { Text("One") }
        Section("Second") { Text("Two") }
      }
    }
    let (one, two) = try (frame(of: "One", in: host), frame(of: "Two", in: host))
    #expect(abs(one.midY - 22 - 59 - 166.0 / 3) < 0.01)
    #expect(abs(two.midY - one.midY - 44 - 166.0 / 3) < 0.01)
    #expect(try frame(of: "First", in: host).minX == 32)
  }

  @Test func `an empty header counts as none`() throws {
    let host = ScreenHost(on: .iPhone15) {
      Form {
        Section {
          Text("One")
        } header: {
          EmptyView()
        }
        Section { Text("Two") }
      }
    }
    let (one, two) = try (frame(of: "One", in: host), frame(of: "Two", in: host))
    #expect(abs(one.midY - 116) < 0.01)
    #expect(abs(two.midY - one.midY - 44 - 35) < 0.01)
  }

  @Test func `a plain list stands from side to side, without gaps`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        Section { Text("One") }
        Section {
          Text("Two")
        } header: {
          Text("Header")
        }
      }
      .listStyle(.plain)
    }
    let (one, two) = try (frame(of: "One", in: host), frame(of: "Two", in: host))
    #expect(one.minX == 16)
    #expect(abs(one.midY - 59 - 22) < 0.01)
    #expect(abs(two.midY - one.midY - 44 - 22 - 28) < 0.01)
  }

  @Test func `the insets of a section's rows are each row's own first`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        Section {
          Text("Own").listRowInsets(EdgeInsets())
          Text("Shared")
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      }
    }
    #expect(try frame(of: "Own", in: host).minX == 16)
    #expect(try frame(of: "Shared", in: host).minX == 66)
  }

  @Test func `gaps between sections and rows and least heights are the list's to change`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        Section {
          Text("One")
          Text("Two")
        }
        Section { Text("Three") }.listSectionSpacing(30)
      }
      .listSectionSpacing(10)
      .listRowSpacing(5)
      .environment(\.defaultMinListRowHeight, 60)
    }
    let one = try frame(of: "One", in: host)
    let (two, three) = try (frame(of: "Two", in: host), frame(of: "Three", in: host))
    #expect(abs(one.midY - 59 - 35 - 30) < 0.01)
    #expect(abs(two.midY - one.midY - 65) < 0.01)
    #expect(abs(three.midY - two.midY - 60 - 20) < 0.01)
  }

  @Test func `rows see no safe area`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List {
        GeometryReader { geometry in Text("\(Int(geometry.safeAreaInsets.top))") }
        Color.red.ignoresSafeArea().frame(height: 20).id("colour")
      }
      .listStyle(.plain)
    }
    #expect(try host.element("0").frame.minX == 16)
    #expect(try host.element("colour").frame.width == 361)
  }

  @Test func `data, ranges and bindings make rows`() throws {
    struct Item: Identifiable { var id: Int }
    let host = ScreenHost(on: .iPhone15) {
      VStack {
        List([Item(id: 7)]) { Text("item \($0.id)") }
        List(["a"], id: \.self) { Text("name \($0)") }
        List(0..<2) { Text("row \($0)") }
        List(Binding.constant([Item(id: 8)])) { $item in Text("bound \(item.id)") }
        List(selection: .constant(Set<Int>())) { Text("selected") }
      }
    }
    for name in ["item 7", "name a", "row 1", "bound 8", "selected"] {
      #expect(throws: Never.self) { try host.element(name) }
    }
  }

  @Test func `a collapsed section shows its header alone`() throws {
    let host = ScreenHost(on: .iPhone15) {
      List { Section("Header", isExpanded: .constant(false)) { Text("Row") } }
    }
    #expect(throws: Never.self) { try host.element("Header") }
    #expect(throws: HostProblem.self) { try host.element("Row") }
  }
}
