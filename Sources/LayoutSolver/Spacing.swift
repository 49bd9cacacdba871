/// What a view wants to keep between one of its edges and a neighbour. (rules 2.3 to 2.7)
///
/// Each field is a category; two edges that share one combine it, else the uncategorised wishes
/// count, else the pair is 8 points apart.
struct EdgeSpacing<Scalar: LayoutScalar>: Equatable, Sendable {
  var uncategorized: Scalar?
  /// Of an edge above text: on a plain view's bottom and on a text's top.
  var aboveText: Scalar?
  /// Of an edge below text: on a plain view's top and on a text's bottom.
  var belowText: Scalar?
  /// Between two texts: the lower one's wish counts.
  var betweenTexts: Scalar?

  /// The gap between this edge and the one that `next` begins with; `nil` where neither cares.
  func distance(to next: EdgeSpacing) -> Scalar? {
    let shared = [
      sum(aboveText, next.aboveText),
      sum(belowText, next.belowText),
      betweenTexts == nil ? nil : next.betweenTexts,
    ]
    return shared.reduce(nil, longest) ?? longest(uncategorized, next.uncategorized)
  }

  /// The stronger wish in each category.
  func merged(with other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      uncategorized: longest(uncategorized, other.uncategorized),
      aboveText: longest(aboveText, other.aboveText),
      belowText: longest(belowText, other.belowText),
      betweenTexts: longest(betweenTexts, other.betweenTexts)
    )
  }

  private func sum(_ left: Scalar?, _ right: Scalar?) -> Scalar? {
    guard let left, let right else { return nil }
    return left + right
  }

  private func longest(_ left: Scalar?, _ right: Scalar?) -> Scalar? {
    guard let left, let right else { return left ?? right }
    return left.clamped(atLeast: right)
  }
}

/// The wishes of all four edges of a view.
struct ViewSpacing<Scalar: LayoutScalar>: Equatable, Sendable {
  var top = EdgeSpacing<Scalar>()
  var leading = EdgeSpacing<Scalar>()
  var bottom = EdgeSpacing<Scalar>()
  var trailing = EdgeSpacing<Scalar>()
  /// Whether this is a spacer or wraps one: such a view keeps its wishes in frames. (rule 2.6)
  var isOfSpacer = false

  /// Between any two plain views, in points. (rule 2.2)
  static var standardGap: Scalar { Scalar(8) }

  /// A view that cares for nothing but a text's own wish beside it. (rule 2.4)
  static var plain: ViewSpacing {
    ViewSpacing(
      top: EdgeSpacing(belowText: .zero),
      bottom: EdgeSpacing(aboveText: .zero)
    )
  }

  /// A view that wants to touch its neighbours on `axis`, or on both.
  static func touching(_ axis: Axis?, isOfSpacer: Bool) -> ViewSpacing {
    var spacing = ViewSpacing(isOfSpacer: isOfSpacer)
    for edge in LayoutEdge.allCases where axis == nil || edge.axis == axis {
      spacing[edge] = EdgeSpacing(uncategorized: .zero)
    }
    return spacing
  }

  static func text(_ spacing: TextSpacing<Scalar>) -> ViewSpacing {
    ViewSpacing(
      top: EdgeSpacing(aboveText: spacing.below, betweenTexts: spacing.leading),
      bottom: EdgeSpacing(belowText: spacing.above, betweenTexts: spacing.leading)
    )
  }

  subscript(edge: LayoutEdge) -> EdgeSpacing<Scalar> {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The gap to a view that follows on `axis`.
  func gap(to next: ViewSpacing, _ axis: Axis) -> Scalar {
    self[axis.lastEdge].distance(to: next[axis.firstEdge]) ?? Self.standardGap
  }

  /// These wishes, with those on `edges` forgotten.
  func reset(_ edges: LayoutEdges) -> ViewSpacing {
    guard !isOfSpacer else { return self }
    var copy = self
    for edge in LayoutEdge.allCases where edges.contains(edge) { copy[edge] = Self.plain[edge] }
    return copy
  }

  /// A stack's own wishes: those of the first and last child along it, of all across. (rule 2.6)
  static func stack(_ children: [ViewSpacing], _ axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else {
      return .touching(nil, isOfSpacer: false)
    }
    var spacing = layers(children)
    spacing[axis.firstEdge] = first[axis.firstEdge]
    spacing[axis.lastEdge] = last[axis.lastEdge]
    return spacing
  }

  /// The wishes of children that lie on top of one another.
  static func layers(_ children: [ViewSpacing]) -> ViewSpacing {
    guard let first = children.first else { return .touching(nil, isOfSpacer: false) }
    var spacing = first
    spacing.isOfSpacer = false
    for child in children.dropFirst() {
      for edge in LayoutEdge.allCases { spacing[edge] = spacing[edge].merged(with: child[edge]) }
    }
    return spacing
  }
}

extension Axis {
  var firstEdge: LayoutEdge { self == .horizontal ? .leading : .top }
  var lastEdge: LayoutEdge { self == .horizontal ? .trailing : .bottom }
  var edges: LayoutEdges { self == .horizontal ? .horizontal : .vertical }
}
