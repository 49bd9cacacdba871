extension LayoutNode {
  /// Children from top to bottom, sharing the guide `alignment` across the stack.
  ///
  /// `spacing` is the gap between any two; `nil` lets each pair choose. (rules 2.1, 2.2)
  public static func vStack(
    alignment: LayoutGuide = .center,
    spacing: Scalar? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(.stack(axis: .vertical, alignment: alignment, spacing: spacing), children)
  }

  /// Children from the leading to the trailing side; otherwise as ``vStack(alignment:spacing:_:)``.
  public static func hStack(
    alignment: LayoutGuide = .center,
    spacing: Scalar? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(.stack(axis: .horizontal, alignment: alignment, spacing: spacing), children)
  }

  /// Children on top of one another, the first at the back. (rule 2.22)
  public static func zStack(
    alignment: LayoutAlignment = .center,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(.layers(alignment: alignment), children)
  }

  /// The first child whose ideal size fits on the tested axes, else the last. (rule 3.12)
  public static func viewThatFits(
    horizontal: Bool = true,
    vertical: Bool = true,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode(.firstFitting(horizontal: horizontal, vertical: vertical), children)
  }

  /// Children sized and placed by ``LayoutResolver`` under `id`.
  public static func custom(_ id: Int, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(.custom(id: id), children)
  }
}
