import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct PickerTests {
  @Test func `a picker is what is chosen, as a button of 34 points`() throws {
    let host = ScreenHost(Flavours(style: .menu).id("picker"))
    let text = try size(Text("Mint"))
    #expect(try host.measured("picker").height == 34)
    #expect(try host.measured("Mint").width == text.width)
    #expect(throws: HostProblem.self) { try host.element("Vanilla") }
  }

  @Test func `a picker in a form is a row with its label`() throws {
    let host = ScreenHost(Form { Flavours(style: .automatic) })
    #expect(try host.measured("Flavour").x == 32)
    #expect(try host.measured("Mint").x > 200)
  }

  @Test func `segments share the width`() throws {
    let host = ScreenHost(Flavours(style: .segmented).id("picker"))
    #expect(try host.measured("picker").height == 32)
    #expect(try host.measured("picker").width == 393)
    #expect(try host.measured("Chocolate").x > 131)
    #expect(try host.measured("Mint").x > 262)
  }

  @Test func `a wheel is as wide as it can be and 216 high`() throws {
    #expect(try size(Flavours(style: .wheel)) == Measured(width: 393, height: 216))
    #expect(try size(Flavours(style: .inline)) == Measured(width: 393, height: 216))
  }

  @Test func `an inline picker in a form has a row for its label and for each value`() throws {
    let host = ScreenHost(Form { Flavours(style: .inline) })
    let rows = try ["Flavour", "Vanilla", "Chocolate"].map(host.measured)
    #expect(rows[1].y - rows[0].y == 44)
    #expect(rows[2].y - rows[1].y == 44)
    let bare = ScreenHost(Form { Flavours(style: .inline).labelsHidden() })
    #expect(throws: HostProblem.self) { try bare.element("Flavour") }
  }

  @Test func `a calendar of several days fills the width`() throws {
    let picker = MultiDatePicker("Days", selection: .constant([]))
    #expect(try size(picker) == Measured(width: 393, height: 330))
  }

  @Test func `what is tapped is chosen`() throws {
    let host = ScreenHost(Flavours(style: .segmented))
    try host.tap("Vanilla")
    #expect(try host.element("chosen: vanilla").frame.height > 0)
  }

  @Test func `rows of identified values need no tags`() throws {
    let host = ScreenHost(Sizes())
    #expect(try host.element("Medium").frame.height > 0)
  }

  @Test func `a compact date picker is 34 and a third high`() throws {
    let picker = DatePicker("Start", selection: .constant(.now))
    #expect(try size(picker) == Measured(width: 393, height: 34.333))
    let day = DatePicker("Start", selection: .constant(.now), displayedComponents: .date)
    #expect(try size(day.datePickerStyle(.compact)).height == 34.333)
  }

  @Test func `a date picker of wheels is 216 high`() throws {
    let picker = DatePicker("Start", selection: .constant(.now)).labelsHidden()
    #expect(try size(picker.datePickerStyle(.wheel)) == Measured(width: 393, height: 216))
  }

  @Test func `a colour picker is a label and a well of 28 points`() throws {
    let picker = ColorPicker("Colour", selection: .constant(.red))
    #expect(try size(picker) == Measured(width: 393, height: 28))
    #expect(try size(picker.labelsHidden()) == Measured(width: 28, height: 28))
  }
}

private struct Flavours<Style: PickerStyle>: View {
  enum Flavour: String { case vanilla, chocolate, mint }
  @State private var flavour = Flavour.mint
  let style: Style

  init(style: Style) { self.style = style }

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      Text("Vanilla").tag(Flavour.vanilla)
      Text("Chocolate").tag(Flavour.chocolate)
      Text("Mint").tag(Flavour.mint)
    }
    .pickerStyle(style)
    .overlay { Text("chosen: \(flavour.rawValue)").font(.caption2).allowsHitTesting(false) }
  }
}

private struct Sizes: View {
  @State private var size: String? = "Medium"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
  }
}
