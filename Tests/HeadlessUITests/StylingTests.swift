import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct StylingTests {
  @Test
  func `a surface drawn in a style leaves the label where it is`() throws {
    let plain = ScreenHost { Text("Pay") }
    let styled = ScreenHost { StyledLabel() }
    #expect(try styled.element("Pay").frame == plain.element("Pay").frame)
  }

  @Test
  func `a style in front takes touches, a clear one and one behind do not`() throws {
    let host = ScreenHost {
      Button("Covered") {}.overlay(.red.opacity(0.1))
      Button("Clear") {}.overlay(Color.clear)
      Button("Backed") {}.background(.blue)
    }
    #expect(throws: HostProblem.self) { try host.tap("Covered") }
    try host.tap("Clear")
    try host.tap("Backed")
  }

  @Test
  func `touches go through lines, not through filled shapes`() throws {
    let host = ScreenHost {
      Button("Framed") {}.overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
      Button("Ringed") {}.overlay(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3))
      Button("Edged") {}.overlay(Capsule().strokeBorder(.gray))
      Button("Covered") {}.overlay(Capsule().fill(.gray).stroke(.black))
    }
    for name in ["Framed", "Ringed", "Edged"] { try host.tap(name) }
    #expect(throws: HostProblem.self) { try host.tap("Covered") }
  }

  @Test
  func `a circle takes the largest square of its room`() throws {
    let host = ScreenHost { Circle().fill(.red).id("dot").frame(width: 80, height: 30) }
    #expect(try host.element("dot").frame.size == CGSize(width: 30, height: 30))
  }

  @Test
  func `a shape fills the room that is proposed`() throws {
    let host = ScreenHost {
      Triangle().stroke(.blue, lineWidth: 2).id("mark").frame(width: 80, height: 30)
    }
    #expect(try host.element("mark").frame.size == CGSize(width: 80, height: 30))
  }

  @Test
  func `a gradient in a stack takes the room that text leaves`() throws {
    let host = ScreenHost {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).id("sky")
        Color(.systemGray6).frame(height: 100)
      }
    }
    #expect(try host.element("sky").frame.height == 659)
  }
}

private struct Triangle: Shape {
  var progress: CGFloat = 1

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension Color {
  fileprivate static let brand = Color(red: 0.1, green: 0.2, blue: 0.9).opacity(0.9)
}

private struct StyledLabel: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isOn = true

  var body: some View { symbols }

  private var colored: some View {
    Text("Pay")
      .foregroundColor(.white)
      .foregroundColor(isOn ? .red : Color.brand)
      .foregroundStyle(.secondary)
      .foregroundStyle(isOn ? .red : .blue)
      .foregroundStyle(isOn ? Color.brand : .secondary)
      .foregroundStyle(.primary, .tertiary)
      .tint(.green)
      .tint(isOn ? .green : .red)
      .tint(Color.brand)
      .accentColor(.pink)
      .border(.red)
      .border(Color.gray, width: 2)
  }

  private var backgrounds: some View {
    colored
      .background(Color.clear)
      .background(.red)
      .background(.red.opacity(0.2))
      .background(.blue.gradient)
      .background(Color(.systemBackground))
      .background(Color(UIColor.separator))
      .background(Color(uiColor: .label))
      .background(Color(.init(white: 0.9, alpha: 1)))
      .background(Color(#colorLiteral(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)))
  }

  private var materials: some View {
    backgrounds
      .background(.ultraThinMaterial)
      .background(.bar)
      .background(.background, ignoresSafeAreaEdges: .bottom)
      .background(.thinMaterial, in: Capsule())
      .background(.regularMaterial, in: .rect(cornerRadius: 12))
      .background(Color.blue, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .background { Rectangle().fill(.quaternary) }
      .background(AnyShapeStyle(.tint))
      .containerBackground(.blue.gradient, for: .navigation)
  }

  private var shapes: some View {
    materials
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(radius: 2))
      .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      .background(Capsule().strokeBorder(Color.gray.opacity(0.4)))
      .background(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3))
      .background(Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4])))
      .background(RoundedRectangle(cornerRadius: 10).fill(fading))
      .background(fading)
  }

  private var fading: LinearGradient {
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
  }

  private var overlays: some View {
    shapes
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(colorScheme == .dark ? .white : .black))
      .overlay(.red.opacity(0.1))
      .overlay(Rectangle().frame(height: 1).foregroundColor(.gray), alignment: .bottom)
      .overlay(Capsule().fill(.red).stroke(.black, lineWidth: 1))
      .overlay { if isOn { Circle().fill(.blue) } }
  }

  private var cut: some View {
    overlays
      .cornerRadius(8)
      .clipShape(Capsule())
      .clipShape(.rect(cornerRadius: 12))
      .clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
      .clipped()
      .mask(Circle())
      .mask { Rectangle() }
      .contentShape(Rectangle())
      .contentShape(.rect)
  }

  private var effects: some View {
    cut
      .shadow(radius: 3)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .opacity(isOn ? 1 : 0.4)
      .blur(radius: 2)
      .scaleEffect(isOn ? 1 : 0.9)
      .rotationEffect(.degrees(isOn ? 0 : 180))
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .redacted(reason: isOn ? [] : .placeholder)
      .preferredColorScheme(.dark)
      .statusBarHidden()
  }

  private var symbols: some View {
    effects
      .symbolEffect(.bounce, value: isOn)
      .symbolEffect(.pulse)
      .contentTransition(.numericText())
      .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
      .glassEffect()
      .textSelection(.enabled)
      .underline()
      .colorScheme(.light)
  }
}
