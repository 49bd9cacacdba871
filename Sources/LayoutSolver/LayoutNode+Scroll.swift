/// How a scroll region behaves. (SPEC 4)
public struct ScrollBehavior<Scalar: LayoutScalar>: Equatable, Sendable {
  public var scrollsHorizontally: Bool
  public var scrollsVertically: Bool
  /// How far the content is scrolled, before it is clamped to the range that there is.
  public var offset: LayoutPoint<Scalar>
  /// Where content that is shorter than the viewport rests, as fractions of the room left over.
  /// (SPEC 4.6)
  public var restingFraction: LayoutPoint<Double>
  /// Added to the content's insets. (SPEC 4.7)
  public var margins: LayoutInsets<Scalar>
  /// Whether the region fills both axes, as a list does, instead of hugging its content across.
  public var fillsBothAxes: Bool

  public init(
    _ axes: Set<Axis> = [.vertical],
    offset: LayoutPoint<Scalar> = LayoutPoint(x: Scalar(0), y: Scalar(0)),
    restingFraction: LayoutPoint<Double> = LayoutPoint(x: 0, y: 0),
    margins: LayoutInsets<Scalar> = .zero,
    fillsBothAxes: Bool = false
  ) {
    scrollsHorizontally = axes.contains(.horizontal)
    scrollsVertically = axes.contains(.vertical)
    self.offset = offset
    self.restingFraction = restingFraction
    self.margins = margins
    self.fillsBothAxes = fillsBothAxes
  }

  func scrolls(_ axis: Axis) -> Bool {
    axis == .horizontal ? scrollsHorizontally : scrollsVertically
  }
}

extension LayoutNode {
  /// A region whose content can be longer than itself on the axes that scroll. (SPEC 4.1, 4.2)
  public static func scroll(
    _ behavior: ScrollBehavior<Scalar>,
    _ content: LayoutNode
  ) -> LayoutNode {
    LayoutNode(.scroll(behavior), [content])
  }
}
