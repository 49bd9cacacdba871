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
  case window
  case sealed
  case scroll

  /// The word for the kind in a problem's path.
  var word: String {
    switch self {
    case .verticalSpacer, .horizontalSpacer, .freeSpacer: "spacer"
    case .verticalDivider, .horizontalDivider: "divider"
    case .row: "hStack"
    case .column: "vStack"
    case .layers: "zStack"
    case .firstFitting: "viewThatFits"
    case .flexibleFrame: "frame"
    case .priority: "layoutPriority"
    case .guide: "alignmentGuide"
    default: "\(self)"
    }
  }

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
  /// It isn't known beforehand how short and long the node can be.
  static let isAsked = NodeFlags(rawValue: 32)
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
  /// Whether the crossing guide is the children's own start, centre or end.
  var alignsPlainly: Bool
  /// Which part of the room beside a child lies before it, where the stack aligns plainly.
  var leadingFraction: Double
  /// How the order in which items are offered room is known.
  var order: ServingOrder
  /// The children of which something depends on a proposal, in the table of items.
  var items: Range<Int32>
  /// Where the items' claims begin in their table, unless the order is `.settled`.
  var claims: Int32
  /// Where the gaps begin in their table; -1 where all are `gap`.
  var gaps: Int32
  var gap: Scalar
  /// Gaps and rigid children together, along the stack.
  var settledLength: Scalar
  /// The longest rigid child across the stack.
  var settledCross: Scalar
}

/// What is known beforehand of the order in which a stack's items are offered room.
enum ServingOrder: Sendable {
  /// One priority, and the items stand in their order.
  case settled
  /// Several priorities, and the items stand in their order.
  case byPriority
  /// Some items have to be asked how short and long they can be.
  case unknown
}

/// What decides when a child of a stack is offered room, and what others leave to it.
struct StackClaim<Scalar: LayoutScalar>: Sendable {
  var node: Int32
  var priority: Double
  /// `nil` where the minimum and maximum have to be asked for.
  var forecast: Forecast<Scalar>?
}
