/// What a solve keeps for a while: kept from solve to solve so that its room is not asked for again.
struct LayoutMemory<Scalar: LayoutScalar>: Sendable {
  /// Containers' answers before the newest ones, linked.
  var older: [RememberedAnswer<Scalar>] = []
  /// Answers of nodes that have to be asked, linked.
  var ranged: [RangedAnswer<Scalar>] = []
  /// Guides that views were asked for, linked; for each container the newest one.
  var guides: [RememberedGuide<Scalar>] = []
  var newestGuides: [Int32] = []
  /// Stack of the claims of the stacks being sized whose order has to be found out.
  var queue: [StackClaim<Scalar>] = []
  /// Stack of the children of the containers being arranged.
  var placements: [Placement<Scalar>] = []
  /// Stack of the providers of safe area around what is being placed, the screen first.
  var providers: [SafeAreaProvider<Scalar>] = []

  mutating func clear() {
    if !older.isEmpty { older.removeAll(keepingCapacity: true) }
    if !ranged.isEmpty { ranged.removeAll(keepingCapacity: true) }
    if !guides.isEmpty {
      guides.removeAll(keepingCapacity: true)
      newestGuides.removeAll(keepingCapacity: true)
    }
    if !providers.isEmpty { providers.removeAll(keepingCapacity: true) }
  }
}

/// What a container answered to a proposal. Packed: four lengths, and in two bits each whether
/// they are given, endless or not given.
struct RememberedAnswer<Scalar: LayoutScalar>: Sendable {
  private var proposedWidth: Scalar
  private var proposedHeight: Scalar
  private var width: Scalar
  private var height: Scalar
  private var kinds: UInt8
  /// The container's answer before this one: its place, ``last`` or ``absent``.
  var older: Int32

  /// There is no answer before this one.
  static var last: Int32 { -1 }
  /// There is no answer at all.
  static var absent: Int32 { -2 }

  static var none: RememberedAnswer {
    let zero = LayoutExtents(LayoutSize(width: Scalar.zero, height: .zero))
    return RememberedAnswer(proposal: .unspecified, answer: zero, older: absent)
  }

  @inline(__always)
  init(proposal: Proposal<Scalar>, answer: LayoutExtents<Scalar>, older: Int32) {
    proposedWidth = Self.length(proposal.width)
    proposedHeight = Self.length(proposal.height)
    width = Self.length(answer.width)
    height = Self.length(answer.height)
    kinds = Self.kinds(proposal) | Self.kind(answer.width) << 4 | Self.kind(answer.height) << 6
    self.older = older
  }

  @inline(__always)
  func answers(_ proposal: Proposal<Scalar>) -> Bool {
    kinds & 15 == Self.kinds(proposal)
      && proposedHeight == Self.length(proposal.height)
      && proposedWidth == Self.length(proposal.width)
  }

  @inline(__always)
  var answer: LayoutExtents<Scalar> {
    LayoutExtents(
      width: kinds & 0x30 == 0 ? .length(width) : .infinite,
      height: kinds & 0xC0 == 0 ? .length(height) : .infinite
    )
  }

  @inline(__always)
  private static func length(_ extent: Extent<Scalar>?) -> Scalar {
    if case .length(let length)? = extent { length } else { .zero }
  }

  @inline(__always)
  private static func kind(_ extent: Extent<Scalar>?) -> UInt8 {
    switch extent {
    case .length?: 0
    case .infinite?: 1
    case nil: 2
    }
  }

  @inline(__always)
  private static func kinds(_ proposal: Proposal<Scalar>) -> UInt8 {
    kind(proposal.width) | kind(proposal.height) << 2
  }
}

/// Where a view said that one of its guides lies.
struct RememberedGuide<Scalar: LayoutScalar>: Sendable {
  var guide: LayoutGuide
  var axis: Axis
  var proposal: Proposal<Scalar>
  /// `nil` where the view did not say.
  var position: Scalar?
  /// The container's guide before this one; -1 for none.
  var older: Int32

  func answers(_ guide: LayoutGuide, _ axis: Axis, _ proposal: Proposal<Scalar>) -> Bool {
    self.guide == guide && self.axis == axis && self.proposal == proposal
  }
}

/// A child in its container's coordinates.
struct Placement<Scalar: LayoutScalar>: Sendable {
  var node: Int
  var origin: LayoutPoint<Scalar>
  var proposal: Proposal<Scalar>
  var size: LayoutSize<Scalar>
}
