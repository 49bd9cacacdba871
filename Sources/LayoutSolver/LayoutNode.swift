/// A layout as people write it: plain data, one value a view.
///
///     LayoutNode<Double>.vStack([
///       .fixed(width: 200, height: 41),
///       .spacer(),
///       .fixed(width: 90, height: 34).named("continue"),
///     ])
///
/// All lengths are points. Values are made with the functions named for SwiftUI's views and
/// modifiers; ``LayoutTree`` turns them, once, into the form that is solved and checks them.
public struct LayoutNode<Scalar: LayoutScalar>: Equatable, Sendable {
  /// What a person would call the view; `nil` for most.
  public var name: String?
  /// A number under which code finds the node's frame again; ``untagged`` for most.
  public var tag: Int32 = LayoutNode.untagged
  let kind: Kind
  let children: [LayoutNode]

  /// The tag of nodes without one.
  public static var untagged: Int32 { -1 }

  init(_ kind: Kind, _ children: [LayoutNode] = []) {
    self.kind = kind
    self.children = children
  }

  /// Whether the node stands for no view.
  @inline(__always)
  var isEmpty: Bool {
    if case .empty = kind { true } else { false }
  }

  /// The same node, found under `name` in a ``SolvedLayout``.
  public func named(_ name: String) -> LayoutNode {
    var copy = self
    copy.name = name
    return copy
  }

  /// The same node, its frame found under `tag` by ``SolvedLayout/visitTagged(_:)``.
  public func tagged(_ tag: Int32) -> LayoutNode {
    var copy = self
    copy.tag = tag
    return copy
  }
}

extension LayoutNode {
  /// The closed set of what a node can be. The number of children is fixed by the functions that
  /// make nodes: leaves have none, modifiers one, `overlay`, `background`, `safeAreaInset` and `window` two
  /// (the primary first), stacks any number.
  enum Kind: Equatable, Sendable {
    case empty
    case fixed(LayoutSize<Scalar>)
    case flexible
    case text(id: Int, spacing: TextSpacing<Scalar>)
    case spacer(minimum: Scalar?)
    case divider(thickness: Scalar)
    case reader(id: Int)
    case custom(id: Int)
    case stack(axis: Axis, alignment: LayoutGuide, spacing: Scalar?)
    case layers(alignment: LayoutAlignment)
    case firstFitting(horizontal: Bool, vertical: Bool)
    case frame(width: Scalar?, height: Scalar?, alignment: LayoutAlignment)
    case flexibleFrame(width: LengthRange<Scalar>, height: LengthRange<Scalar>, LayoutAlignment)
    case padding(LayoutInsets<Scalar>)
    case offset(x: Scalar, y: Scalar)
    case position(x: Scalar, y: Scalar)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, AspectMode)
    case priority(Double)
    case guide(LayoutGuide, Axis, GuideValue<Scalar>)
    case overlay(LayoutAlignment)
    case background(LayoutAlignment)
    case ignoresSafeArea(SafeAreaRegions, LayoutEdges)
    case safeAreaInset(LayoutEdge, alignment: LayoutGuide, spacing: Scalar?)
    case window(bars: LayoutInsets<Scalar>)
    case sealed
    case scroll(ScrollBehavior<Scalar>)
  }
}

/// How an aspect ratio meets a proposal of another shape.
public enum AspectMode: Hashable, Sendable {
  /// The largest size of the ratio inside of the proposal.
  case fit
  /// The smallest size of the ratio that covers the proposal.
  case fill
}

/// The arguments of a flexible frame on one axis.
public struct LengthRange<Scalar: LayoutScalar>: Equatable, Sendable {
  public var minimum: Scalar?
  public var ideal: Scalar?
  public var maximum: Extent<Scalar>?

  public init(minimum: Scalar? = nil, ideal: Scalar? = nil, maximum: Extent<Scalar>? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}

/// The distances that text keeps from its neighbours above and below in a stack. (rule 2.7)
public struct TextSpacing<Scalar: LayoutScalar>: Equatable, Sendable {
  /// From the view above down to this text.
  public var below: Scalar
  /// From this text down to a view below that is not text.
  public var above: Scalar
  /// From text above down to this text: the font's leading.
  public var leading: Scalar

  /// - Parameters:
  ///   - above: Where this text is above a view that is not text.
  ///   - below: Where this text is below a view that is not text.
  ///   - leading: Where this text is below other text.
  public init(above: Scalar, below: Scalar, leading: Scalar) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}
