import Foundation
import SwiftUI
import Testing

/// Two texts, a button of two texts, a field and a named group.
private struct Checkout: View {
  @State private var email = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("Total")
      TextField("Email", text: $email)
      Button(action: {}) {
        HStack {
          Text("Pay")
          Text("$5")
        }
      }
      .id("pay")
      VStack {
        Text("Terms")
        Text("Privacy")
      }
      .id("legal")
    }
  }
}

@MainActor
@Suite struct HostFindingTests {
  @Test func `a control is found by its texts together and stands for them`() throws {
    let host = ScreenHost(Checkout(), on: .iPhone14)
    #expect(try host.element("Pay, $5").role == .button)
    #expect(try host.element("Pay").names == ["Pay, $5", "Pay", "$5", "pay"])
    #expect(host.elements.filter { $0.names.contains("Pay") }.count == 1)
  }

  @Test func `a field is found by its title`() throws {
    let field = try ScreenHost(Checkout(), on: .iPhone14).element("Email")
    #expect(field.role == .field)
    #expect(field.text == "")
    #expect(field.frame.width == 390)
  }

  @Test func `a field is found by its placeholder`() throws {
    let host = ScreenHost(on: .iPhone14) {
      TextField("Email", text: .constant("ann@home"), prompt: Text("you@work"))
    }
    #expect(try host.element("you@work").names == ["Email", "you@work"])
  }

  @Test func `an id names several views as a group`() throws {
    let host = ScreenHost(Checkout(), on: .iPhone14)
    let group = try host.element("legal")
    #expect(group.role == .group)
    #expect(try group.frame.insetBy(dx: -0.01, dy: -0.01).contains(host.element("Terms").frame))
  }

  @Test func `an id names one view of the same frame itself and a padded one as a group`() throws {
    let host = ScreenHost(on: .iPhone14) {
      Text("A").id(1)
      Text("B").padding(10).id(2)
    }
    #expect(try host.element("1").role == .text)
    let (inner, outer) = (try host.element("B").frame, try host.element("2").frame)
    #expect(outer == inner.insetBy(dx: -10, dy: -10))
  }

  @Test func `a label of a view that was made one element names all of it`() throws {
    let host = ScreenHost(on: .iPhone14) {
      Color.red
        .frame(width: 100, height: 80)
        .overlay { Text("1") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Photo")
    }
    #expect(try host.element("Photo").frame.size == CGSize(width: 100, height: 80))
    #expect(try host.element("1").role == .text)
  }

  @Test func `an unknown name is refused with names near it`() {
    let host = ScreenHost(Checkout(), on: .iPhone14)
    #expect(throws: HostProblem("Totl", .unknown(near: ["Total"]))) { try host.element("Totl") }
    #expect(throws: HostProblem("Pay, $", .unknown(near: ["Pay", "Pay, $5", "pay"]))) {
      try host.element("Pay, $")
    }
    #expect(throws: HostProblem("Quantity", .unknown(near: []))) { try host.element("Quantity") }
  }

  @Test func `a name that several elements have is refused with all of them`() {
    let host = ScreenHost(on: HostScreen(size: CGSize(width: 100, height: 100))) {
      Text("Save").frame(width: 40, height: 20)
      Button("Save") {}.frame(width: 40, height: 20)
    }
    let problem = #expect(throws: HostProblem.self) { try host.element("Save") }
    guard case .ambiguous(let candidates) = problem?.reason else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(candidates.map { $0.prefix { $0 != " " } } == ["text", "button"])
    #expect(host.elements("Save").map(\.role) == [.text, .button])
  }

  @Test func `a message says where, what is wrong and what to do`() {
    #expect(
      HostProblem("Totl", .unknown(near: ["Total"])).description
        == "Totl: nothing on the screen is called this; names near it: Total"
    )
    #expect(
      HostProblem("Pay", .untouchable(.keyboard)).description
        == "Pay: the keyboard covers its centre; hide the keyboard or scroll to it first"
    )
  }

  @Test func `what is hidden keeps its room and is not found`() throws {
    let host = ScreenHost(on: HostScreen(size: CGSize(width: 100, height: 100))) {
      VStack(spacing: 0) {
        Text("Above").frame(height: 20)
        Button("Hidden") {}.frame(height: 20).hidden()
      }
    }
    #expect(try host.element("Above").frame.midY == 40)
    #expect(throws: HostProblem("Hidden", .unknown(near: []))) { try host.element("Hidden") }
  }

  @Test func `the visible part ends at the region, the bar and the keyboard`() throws {
    let host = ScreenHost(on: .iPhone14) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).id("long")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    }
    #expect(try host.element("long").frame == CGRect(x: 95, y: 47, width: 200, height: 1000))
    #expect(
      try host.element("long").visibleFrame == CGRect(x: 95, y: 47, width: 200, height: 713)
    )
    host.showKeyboard(336)
    #expect(
      try host.element("long").visibleFrame == CGRect(x: 95, y: 47, width: 200, height: 411)
    )
  }

  @Test func `a region tells how far it is scrolled and how far it can be`() throws {
    let host = ScreenHost(on: .iPhone14) {
      ScrollView { Color.red.frame(width: 200, height: 1000).id("long") }
    }
    let scroll = try #require(try host.element("long").scroll)
    #expect(scroll.viewport == CGRect(x: 95, y: 47, width: 200, height: 763))
    #expect(scroll.maximumOffset == CGPoint(x: 0, y: 237))
    #expect(host.scrolls == [scroll])
  }

  @Test func `the tree is a line an element`() {
    let host = ScreenHost(on: HostScreen(size: CGSize(width: 100, height: 100))) {
      Color.red.frame(width: 40, height: 20).id("box")
      Button("Off") {}.disabled(true).frame(width: 40, height: 20)
    }
    let lines = host.tree.split(separator: "\n")
    #expect(lines.first == "group “box” (30, 26, 40, 20)")
    #expect(lines.last?.hasSuffix("disabled") == true)
  }
}
