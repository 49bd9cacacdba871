import LayoutSolver

/// A style drawn over the room that is proposed: it takes touches as a colour does. (rule 1.2)
struct StyleSurface<Style: ShapeStyle>: LeafView {
  let style: Style

  var takesTouches: Bool { (style as? Color) != .clear }

  func node(_ element: ViewElement) -> Node { .flexible }
}
