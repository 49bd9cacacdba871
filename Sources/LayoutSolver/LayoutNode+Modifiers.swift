extension LayoutNode {
  /// A box of the given lengths around the view; a length that is `nil` is the view's own.
  ///
  /// Negative lengths count as `nil`. (rule 3.1)
  public func frame(
    width: Scalar? = nil,
    height: Scalar? = nil,
    alignment: LayoutAlignment = .center
  ) -> LayoutNode {
    LayoutNode(.frame(width: width, height: height, alignment: alignment), [self])
  }

  /// A box that stretches between lengths. (rules 3.2, 3.3)
  ///
  /// Minima below 0 count as 0, an ideal below the minimum as the minimum, a maximum below the
  /// ideal as the ideal.
  public func frame(
    minWidth: Scalar? = nil,
    idealWidth: Scalar? = nil,
    maxWidth: Extent<Scalar>? = nil,
    minHeight: Scalar? = nil,
    idealHeight: Scalar? = nil,
    maxHeight: Extent<Scalar>? = nil,
    alignment: LayoutAlignment = .center
  ) -> LayoutNode {
    let width = LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let height = LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return LayoutNode(.flexibleFrame(width: width, height: height, alignment), [self])
  }

  /// Room around the view; negative insets let it reach out. (rule 3.5)
  public func padding(_ insets: LayoutInsets<Scalar>) -> LayoutNode {
    LayoutNode(.padding(insets), [self])
  }

  /// The same room on each of `edges`: 16 points where `length` is `nil`. (rule 3.5)
  public func padding(_ edges: LayoutEdges = .all, _ length: Scalar? = nil) -> LayoutNode {
    padding(LayoutInsets(edges, length ?? Scalar(16)))
  }

  /// The view drawn elsewhere, its place in the layout unchanged. (rule 3.7)
  public func offset(x: Scalar = Scalar(0), y: Scalar = Scalar(0)) -> LayoutNode {
    LayoutNode(.offset(x: x, y: y), [self])
  }

  /// The view's centre at a point of the room that is proposed, which it fills. (rule 3.8)
  public func position(x: Scalar = Scalar(0), y: Scalar = Scalar(0)) -> LayoutNode {
    LayoutNode(.position(x: x, y: y), [self])
  }

  /// The view at its ideal length on the chosen axes. (rule 3.6)
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> LayoutNode {
    LayoutNode(.fixedSize(horizontal: horizontal, vertical: vertical), [self])
  }

  /// The view proposed a size of one shape, `ratio` being width over height, more than 0; `nil`
  /// takes the view's ideal shape. (rule 3.9)
  public func aspectRatio(_ ratio: Double? = nil, _ mode: AspectMode) -> LayoutNode {
    LayoutNode(.aspectRatio(ratio, mode), [self])
  }

  /// Which children of a stack are offered room first: higher values before lower. (rule 2.11)
  public func layoutPriority(_ priority: Double) -> LayoutNode {
    LayoutNode(.priority(priority), [self])
  }

  /// Says where one of the view's guides lies. (rule 2.21)
  public func alignmentGuide(
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ value: GuideValue<Scalar>
  ) -> LayoutNode {
    LayoutNode(.guide(guide, axis, value), [self])
  }

  /// Another view in front, proposed this one's size, without influence on it. (rule 2.23)
  public func overlay(alignment: LayoutAlignment = .center, _ front: LayoutNode) -> LayoutNode {
    LayoutNode(.overlay(alignment), [self, front])
  }

  /// Another view behind, proposed this one's size, without influence on it. (rule 2.23)
  public func background(alignment: LayoutAlignment = .center, _ back: LayoutNode) -> LayoutNode {
    LayoutNode(.background(alignment), [self, back])
  }
}

extension LayoutInsets {
  /// The same distance from each of `edges`, none from the others.
  public init(_ edges: LayoutEdges, _ length: Scalar) {
    self = .zero
    for edge in LayoutEdge.allCases where edges.contains(edge) { self[edge] = length }
  }
}
