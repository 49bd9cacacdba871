/// What one solve remembers: kept from solve to solve so that its room is not asked for again.
struct LayoutMemory<Scalar: LayoutScalar>: Sendable {
  /// For each container its newest answer's place in `answers`; -1 where it has none yet.
  var newest: [Int32] = []
  var answers: [RememberedAnswer<Scalar>] = []
  /// Stack of what the items of the stacks being sized were proposed and answered.
  var served: [ServedItem<Scalar>] = []
  /// Stack of the items of the stacks being sized whose order had to be found out.
  var queue: [StackItem<Scalar>] = []
  /// Stack of the children of the containers being arranged.
  var placements: [Placement<Scalar>] = []

  /// Forgets the answers, not the room for them.
  mutating func clear(containers: Int) {
    answers.removeAll(keepingCapacity: true)
    if newest.count == containers {
      for index in newest.indices { newest[index] = -1 }
    } else {
      newest = Array(repeating: -1, count: containers)
    }
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
  /// The container's answer before this one; -1 for none.
  var older: Int32

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

/// What a stack proposed to an item along itself, and what it answered.
struct ServedItem<Scalar: LayoutScalar>: Sendable {
  var proposed: Extent<Scalar>?
  var answer: LayoutExtents<Scalar>
}

/// A child in its container's coordinates.
struct Placement<Scalar: LayoutScalar>: Sendable {
  var node: Int
  var origin: LayoutPoint<Scalar>
  var proposal: Proposal<Scalar>
  var size: LayoutSize<Scalar>
}
