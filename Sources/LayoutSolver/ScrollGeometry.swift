/// A scroll region, solved. (rules of section 4)
public struct ScrollGeometry<Scalar: LayoutScalar>: Equatable, Sendable {
  /// The region's name, if it has one.
  public var name: String?
  /// The frame in the layout, in root coordinates; content rests at its corner.
  public var frame: LayoutRect<Scalar>
  /// How far the region reaches out of the safe area: the insets of its content. (rule 4.4)
  public var safeAreaInsets: LayoutInsets<Scalar>
  /// Further insets of the content, inside of the frame. (rule 4.7)
  public var margins: LayoutInsets<Scalar>
  public var contentSize: LayoutSize<Scalar>
  /// How far the content is scrolled: 0 at rest, at most ``maximumOffset``.
  public var offset: LayoutPoint<Scalar>
  public var scrollsHorizontally: Bool
  public var scrollsVertically: Bool
  /// The scroll region around this one, in ``SolvedLayout/scrolls``; `nil` where there is none.
  public var outer: Int?
  /// The node in its tree.
  var node: Int

  /// The part of the frame in which content shows unobscured.
  public var viewport: LayoutRect<Scalar> { frame.inset(by: margins) }

  /// All of the region, with what lies under bars and keyboard.
  public var bounds: LayoutRect<Scalar> { frame.inset(by: safeAreaInsets.negated) }

  /// How far the content can be scrolled; 0 where it fits or the axis does not scroll.
  public var maximumOffset: LayoutPoint<Scalar> {
    LayoutPoint(x: maximum(.horizontal), y: maximum(.vertical))
  }

  /// Whether there is a way to scroll on the axis: whether content is longer than the viewport.
  /// (rule 4.5)
  public func isScrollable(_ axis: Axis) -> Bool {
    scrolls(axis) && viewport.size[axis].isLess(than: contentSize[axis])
  }

  /// The offset after scrolling as little as shows all of `rect`, given in root coordinates as it
  /// lies now; its start where it is longer than the viewport. (rule 4.8)
  public func offset(showing rect: LayoutRect<Scalar>) -> LayoutPoint<Scalar> {
    LayoutPoint(
      x: offset(.horizontal, showing: rect),
      y: offset(.vertical, showing: rect)
    )
  }

  /// The offset at which the point at `fraction` of `rect` lies at the same fraction of the
  /// viewport, as far as the range allows. (rule 4.9)
  public func offset(
    aligning rect: LayoutRect<Scalar>,
    at fraction: LayoutPoint<Double>
  ) -> LayoutPoint<Scalar> {
    LayoutPoint(
      x: offset(.horizontal, aligning: rect, at: fraction.x),
      y: offset(.vertical, aligning: rect, at: fraction.y)
    )
  }

  /// Swaps left and right.
  mutating func mirror(in width: Scalar) {
    frame = frame.mirrored(in: width)
    safeAreaInsets = safeAreaInsets.mirrored
    margins = margins.mirrored
  }

  private func scrolls(_ axis: Axis) -> Bool {
    axis == .horizontal ? scrollsHorizontally : scrollsVertically
  }

  private func maximum(_ axis: Axis) -> Scalar {
    guard scrolls(axis) else { return .zero }
    return (contentSize[axis] - viewport.size[axis]).clamped(atLeast: .zero)
  }

  private func offset(_ axis: Axis, showing rect: LayoutRect<Scalar>) -> Scalar {
    guard scrolls(axis) else { return offset[axis] }
    let length = viewport.size[axis]
    let start = rect.origin[axis] - viewport.origin[axis] + offset[axis]
    let end = start + rect.size[axis]
    var result = offset[axis].clamped(atLeast: end - length)
    if start.isLess(than: result) { result = start }
    return clamped(result, axis)
  }

  private func offset(
    _ axis: Axis,
    aligning rect: LayoutRect<Scalar>,
    at fraction: Double
  ) -> Scalar {
    guard scrolls(axis) else { return offset[axis] }
    let start = rect.origin[axis] - viewport.origin[axis] + offset[axis]
    let slack = rect.size[axis] - viewport.size[axis]
    return clamped(start + slack.scaled(by: fraction), axis)
  }

  private func clamped(_ offset: Scalar, _ axis: Axis) -> Scalar {
    offset.clamped(atMost: maximum(axis)).clamped(atLeast: .zero)
  }
}
