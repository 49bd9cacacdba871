import LayoutSolver
import Testing

@Suite struct WindowTests {
  private let bars = LayoutInsets<Double>(top: 44, leading: 0, bottom: 49, trailing: 0)

  private func layout(
    _ root: LayoutNode<Double>,
    keyboard: Double = 0
  ) throws -> SolvedLayout<Double> {
    let screen = LayoutScreen<Double>(
      size: LayoutSize(width: 393, height: 852),
      safeArea: LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      keyboardHeight: keyboard
    )
    return try LayoutTree(root).solved(in: screen)
  }

  private var window: LayoutNode<Double> {
    LayoutNode.flexible.named("content").window(bars: bars, chrome: .flexible.named("chrome"))
  }

  @Test func `content stands between the bars, the chrome in the safe area`() throws {
    let layout = try layout(window)
    #expect(layout.frame(named: "content") == LayoutRect(x: 0, y: 103, width: 393, height: 666))
    #expect(layout.frame(named: "chrome") == LayoutRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `the keyboard covers the bar at the bottom`() throws {
    let layout = try layout(window, keyboard: 336)
    #expect(layout.frame(named: "content") == LayoutRect(x: 0, y: 103, width: 393, height: 413))
    #expect(layout.frame(named: "chrome") == LayoutRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `content that ignores the keyboard ends at the bar`() throws {
    let content = LayoutNode<Double>.flexible.named("content").ignoresSafeArea(.keyboard)
    let layout = try layout(content.window(bars: bars, chrome: .empty), keyboard: 336)
    #expect(layout.frame(named: "content") == LayoutRect(x: 0, y: 103, width: 393, height: 666))
  }

  @Test func `content that ignores all fills the screen`() throws {
    let content = LayoutNode<Double>.flexible.named("content").ignoresSafeArea()
    let layout = try layout(content.window(bars: bars, chrome: .empty))
    #expect(layout.frame(named: "content") == LayoutRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `a view without a safe area ignores nothing`() throws {
    let content = LayoutNode<Double>.flexible.ignoresSafeArea().named("content").withoutSafeArea
    let inside = LayoutNode<Double>.flexible.named("inside").ignoresSafeArea().withoutSafeArea
    #expect(
      try layout(content).frame(named: "content")
        == LayoutRect(x: 0, y: 59, width: 393, height: 759)
    )
    #expect(
      try layout(inside).frame(named: "inside") == LayoutRect(x: 0, y: 59, width: 393, height: 759)
    )
  }
}
