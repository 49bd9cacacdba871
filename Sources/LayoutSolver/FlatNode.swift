/// A node in the form that is solved: a few bytes in an array, its data in tables beside it.
struct FlatNode: Sendable {
  var kind: FlatKind
  var flags: NodeFlags
  /// Place in the table of containers; -1 for a leaf.
  var container: Int32
}

/// What the solver switches on.
enum FlatKind: UInt8, Sendable {
  case fixed
  case flexible
  case verticalSpacer
  case horizontalSpacer
  case freeSpacer
  case verticalDivider
  case horizontalDivider
  case text
  case reader
  case custom
  case row
  case column
  case layers
  case firstFitting
  case frame
  case flexibleFrame
  case padding
  case offset
  case position
  case fixedSize
  case aspectRatio
  case priority
  case guide
  case overlay
  case background
  case ignoresSafeArea
  case safeAreaInset
  case scroll

  /// Whether the node has one size for what is proposed without asking anyone.
  var isLeaf: Bool { rawValue <= FlatKind.horizontalDivider.rawValue }
}

/// What is known of a node before anything is proposed.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// One width, whatever is proposed.
  static let rigidWidth = NodeFlags(rawValue: 1)
  static let rigidHeight = NodeFlags(rawValue: 2)
  static let rigid: NodeFlags = [.rigidWidth, .rigidHeight]
  /// The node, or one that it speaks for, sets a guide of the axis.
  static let horizontalGuides = NodeFlags(rawValue: 4)
  static let verticalGuides = NodeFlags(rawValue: 8)
  /// The node, or one that it speaks for, is text.
  static let baselines = NodeFlags(rawValue: 16)
  static let guides: NodeFlags = [.horizontalGuides, .verticalGuides, .baselines]

  static func rigid(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .rigidWidth : .rigidHeight }

  static func guides(_ axis: Axis) -> NodeFlags {
    axis == .horizontal ? .horizontalGuides : .verticalGuides
  }
}

/// A node that has children or that code answers for.
struct FlatContainer: Sendable {
  var node: Int32
  /// Children stand one after another in the array of nodes.
  var first: Int32
  var count: Int32
  /// Place in the table of the kind's data.
  var data: Int32
}

/// What a stack needs beyond its children.
struct StackData<Scalar: LayoutScalar>: Sendable {
  var axis: Axis
  var guide: LayoutGuide
  /// Between any two children; `nil` where gaps differ: they stand in the table from `gaps` on.
  var gap: Scalar?
  var gaps: Int32
  /// Gaps and rigid children together, along the stack.
  var settledLength: Scalar
  /// The longest rigid child across the stack.
  var settledCross: Scalar
  /// The children of which something depends on a proposal, in the table of items.
  var items: Range<Int32>
  /// Whether the items stand in the order in which they are offered room.
  var isOrdered: Bool
  /// Whether the crossing guide is the children's own start, centre or end.
  var alignsPlainly: Bool
}

/// A child of a stack that has to be asked for its size.
struct StackItem<Scalar: LayoutScalar>: Sendable {
  var node: Int32
  /// Position among the stack's items in the children's order.
  var slot: Int32
  var priority: Double
  /// `nil` where the minimum and maximum have to be asked for.
  var forecast: Forecast<Scalar>?
}
