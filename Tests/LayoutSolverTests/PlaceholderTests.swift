import LayoutSolver
import Testing

@Test func `a footer under a spacer rests on the safe edge`() throws {
  let node = LayoutNode<Double>.vStack([
    .fixed(width: 200, height: 41).named("title"), .spacer().named("gap"),
    .fixed(width: 90, height: 34).named("button"),
  ])
  let screen = LayoutScreen(
    size: LayoutSize(width: 390, height: 844),
    safeArea: LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  )
  let layout = try LayoutTree(node).solved(in: screen)
  #expect(layout.frame(named: "button") == LayoutRect(x: 150, y: 776, width: 90, height: 34))
}
