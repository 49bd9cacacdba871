import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonTests {
  let label = Button("Continue") {}

  @Test func `a button without a style is its label`() throws {
    let text = try size(Text("Continue"))
    #expect(try size(label) == text)
    #expect(try size(label.buttonStyle(.plain)) == text)
    #expect(try size(label.buttonStyle(.borderless)) == text)
    #expect(try size(label.buttonStyle(.automatic)) == text)
  }

  @Test func `a bordered button keeps 7 by 12 around its label`() throws {
    let text = try size(Text("Continue"))
    let bordered = Measured(width: text.width + 24, height: 34.333)
    #expect(try size(label.buttonStyle(.bordered)) == bordered)
    #expect(try size(label.buttonStyle(.borderedProminent)) == bordered)
    #expect(try size(label.buttonStyle(.glass)) == bordered)
    #expect(try size(label.buttonStyle(BorderedButtonStyle())) == bordered)
  }

  @Test(arguments: [
    (ControlSize.mini, 28.0), (.small, 28.0), (.regular, 34.333), (.large, 50.333),
    (.extraLarge, 50.333),
  ])
  func `a bordered button is as high as its control size says`(
    _ controlSize: ControlSize,
    _ height: Double
  ) throws {
    let button = label.buttonStyle(.borderedProminent).controlSize(controlSize)
    #expect(try size(button).height == height)
  }

  @Test func `a small button keeps a font that is set around it`() throws {
    let button = label.buttonStyle(.bordered).controlSize(.small).font(.title)
    #expect(try size(button).height == 43.667)
  }

  @Test func `a label that is as wide as it can be makes a bordered button so`() throws {
    let wide = Button {
    } label: {
      Text("Pay").frame(maxWidth: .infinity)
    }
    #expect(try size(wide.buttonStyle(.borderedProminent)).width == 393)
    #expect(try size(label.buttonStyle(.bordered).buttonSizing(.flexible)).width == 393)
  }

  @Test func `a style of one's own makes the button, and reads its surroundings`() throws {
    let button = label.buttonStyle(Framed())
    #expect(try size(button) == Measured(width: 100, height: 50))
    #expect(try size(button.disabled(true)) == Measured(width: 100, height: 20))
  }

  @Test func `a style that acts itself can be made of a bordered one`() throws {
    let button = label.buttonStyle(Wrapped()).buttonStyle(.bordered)
    #expect(try size(button).height == 44.333)
  }

  @Test func `a button with a symbol is as wide as its label`() throws {
    let button = Button("Add", systemImage: "plus") {}
    #expect(try size(button) == size(Label("Add", systemImage: "plus")))
    let delete = Button("Delete", systemImage: "trash", role: .destructive) {}
    #expect(try size(delete) == size(Label("Delete", systemImage: "trash")))
  }
}

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: isEnabled ? 50 : 20)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Wrapped: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(5)
  }
}
