/// A layout in the form that is solved: made once from a ``LayoutNode``, solved on any screen.
///
/// Nodes stand breadth first in one array, so that children are neighbours; what a kind needs
/// stands in tables. Everything that no proposal can change is worked out here: gaps, the order in
/// which a stack serves its children, rigid lengths and their sums.
public struct LayoutTree<Scalar: LayoutScalar>: Sendable {
  var nodes: [FlatNode] = []
  /// The lengths of the axes on which a node is rigid; a spacer's and a divider's least length.
  var lengths: [LayoutSize<Scalar>] = []
  var containers: [FlatContainer] = []
  var stacks: [StackData<Scalar>] = []
  /// Nodes that stacks ask for their size, in the order in which they are offered room.
  var items: [Int32] = []
  var claims: [StackClaim<Scalar>] = []
  /// Gaps before each child of the stacks whose gaps differ, the first child's included as 0.
  var gaps: [Scalar] = []
  var insets: [LayoutInsets<Scalar>] = []
  /// The data of kinds other than stacks and paddings.
  var details: [LayoutNode<Scalar>.Kind] = []
  var named: [NamedNode] = []
  var tagged: [TaggedNode] = []
  /// Whether some container aligns on baselines or custom guides, which containers pass on.
  var alignsOnContent = false
  var depth = 0

  /// A layout of nothing.
  public init() { self = LayoutTree(emptyRoot: ()) }

  /// Turns a written layout into the form that is solved.
  ///
  /// An error names the first node, breadth first, whose data can't be used.
  ///
  /// Cost: O(*n* log *k*) for *n* nodes in stacks of at most *k* children.
  public init(_ root: LayoutNode<Scalar>) throws(LayoutProblem) {
    self = try TreeBuilder.tree(of: root)
  }

  /// How many nodes there are.
  public var count: Int { nodes.count }

  /// The names in the layout, in no special order; twice where two nodes share one.
  public var names: [String] { named.map(\.name) }

  private init(emptyRoot: Void) {
    nodes = [FlatNode(kind: .fixed, flags: .rigid, container: -1)]
    lengths = [LayoutSize(width: .zero, height: .zero)]
    depth = 1
  }
}

/// A node that can be found by name.
struct NamedNode: Sendable {
  var name: String
  var node: Int32
  /// The innermost scroll region around it; -1 where there is none.
  var scroll: Int32
}

/// A node whose frame can be found by number.
struct TaggedNode: Sendable {
  var tag: Int32
  var node: Int32
}
