/// The proposals along one axis that get the same answer.
enum LengthInterval<Scalar: LayoutScalar>: Equatable, Sendable {
  /// Whatever is proposed, and nothing.
  case anything
  /// No proposal.
  case ideal
  /// An endless proposal.
  case endless
  /// From a length to another; without the first there is no end below, without the second none
  /// above, an endless proposal included.
  case between(Scalar?, Scalar?)

  /// One proposal alone.
  @inline(__always)
  static func only(_ proposal: Extent<Scalar>?) -> LengthInterval {
    switch proposal {
    case .length(let length)?: .between(length, length)
    case .infinite?: .endless
    case nil: .ideal
    }
  }

  /// From a proposal to an answer, either way round.
  static func from(_ proposal: Extent<Scalar>?, to answer: Extent<Scalar>) -> LengthInterval {
    switch (proposal, answer) {
    case (.length(let proposed)?, .length(let answered)):
      proposed.isLess(than: answered)
        ? .between(proposed, answered)
        : .between(answered, proposed)
    case (.infinite?, .length(let answered)): .between(answered, nil)
    default: .only(proposal)
    }
  }

  func contains(_ proposal: Extent<Scalar>?) -> Bool {
    switch (self, proposal) {
    case (.anything, _), (.ideal, nil), (.endless, .infinite?): return true
    case (.between(_, nil), .infinite?): return true
    case (.between(let least, let most), .length(let length)?):
      if let least, length.isLess(than: least) { return false }
      if let most, most.isLess(than: length) { return false }
      return true
    default: return false
    }
  }

  /// The proposals in both. The intervals share one.
  func intersection(_ other: LengthInterval) -> LengthInterval {
    switch (self, other) {
    case (.anything, let rest), (let rest, .anything): rest
    case (.between(let least, let most), .between(let otherLeast, let otherMost)):
      .between(
        Self.chosen(least, otherLeast) { $0.clamped(atLeast: $1) },
        Self.chosen(most, otherMost) { $0.clamped(atMost: $1) }
      )
    case (.endless, _), (_, .endless): .endless
    default: .ideal
    }
  }

  /// The proposals in either, where those are an interval again; else `nil`.
  func union(_ other: LengthInterval) -> LengthInterval? {
    if self == other { return self }
    guard case .between(let least, let most) = self,
      case .between(let otherLeast, let otherMost) = other,
      !Self.isGap(most, otherLeast), !Self.isGap(otherMost, least)
    else { return nil }
    return .between(
      least.flatMap { mine in otherLeast.map { mine.clamped(atMost: $0) } },
      most.flatMap { mine in otherMost.map { mine.clamped(atLeast: $0) } }
    )
  }

  /// Whether there are lengths between the end of one interval and the start of another.
  private static func isGap(_ end: Scalar?, _ start: Scalar?) -> Bool {
    guard let end, let start else { return false }
    return end.isLess(than: start)
  }

  /// The interval of a view with room of `length` around, which passes on what is left of a
  /// proposal, at least 0.
  func widened(by length: Scalar, _ proposal: Extent<Scalar>?) -> LengthInterval {
    guard case .between(let least, let most) = self else { return self }
    guard !length.isLess(than: .zero) else { return .only(proposal) }
    let isAboveZero = least.map { Scalar.zero.isLess(than: $0) } ?? false
    return .between(isAboveZero ? least.map { $0 + length } : nil, most.map { $0 + length })
  }

  private static func chosen(
    _ left: Scalar?,
    _ right: Scalar?,
    by choose: (Scalar, Scalar) -> Scalar
  ) -> Scalar? {
    guard let left, let right else { return left ?? right }
    return choose(left, right)
  }
}

/// The proposals that get the same answer, on both axes.
struct AnswerRange<Scalar: LayoutScalar>: Equatable, Sendable {
  var width: LengthInterval<Scalar>
  var height: LengthInterval<Scalar>

  /// One proposal alone.
  @inline(__always)
  static func only(_ proposal: Proposal<Scalar>) -> AnswerRange {
    AnswerRange(width: .only(proposal.width), height: .only(proposal.height))
  }

  init(width: LengthInterval<Scalar>, height: LengthInterval<Scalar>) {
    self.width = width
    self.height = height
  }

  init(_ axis: Axis, _ along: LengthInterval<Scalar>, across: LengthInterval<Scalar>) {
    self =
      axis == .horizontal
      ? AnswerRange(width: along, height: across)
      : AnswerRange(width: across, height: along)
  }

  subscript(axis: Axis) -> LengthInterval<Scalar> {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func contains(_ proposal: Proposal<Scalar>) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  /// The proposals in either, where those are a range again; else `nil`.
  func union(_ other: AnswerRange) -> AnswerRange? {
    if width == other.width {
      return height.union(other.height).map { AnswerRange(width: width, height: $0) }
    }
    guard height == other.height else { return nil }
    return width.union(other.width).map { AnswerRange(width: $0, height: height) }
  }
}

/// An answer, and all proposals that it stands for.
struct RangedAnswer<Scalar: LayoutScalar>: Sendable {
  var answer: LayoutExtents<Scalar>
  var range: AnswerRange<Scalar>
  /// The node's answer before this one: its place; negative for none.
  var older: Int32 = -1
}

/// The room that a stack can be given without any of its items answering otherwise: how much less
/// and more than what it was given.
struct RoomTolerance<Scalar: LayoutScalar> {
  private var less: Scalar?
  private var more: Scalar?
  private var isNone = false

  /// Takes in that an item was offered one of `count` shares of `left`, and answers the same for
  /// all offers in an interval. An offer is at least 0.
  mutating func narrow(_ interval: LengthInterval<Scalar>, _ left: Scalar, _ count: Int) {
    switch interval {
    case .anything: break
    case .ideal, .endless: isNone = true
    case .between(let least, let most):
      if let least, Scalar.zero.isLess(than: least) {
        let spare = left - least.scaled(by: Double(count))
        less = less?.clamped(atMost: spare) ?? spare
      }
      if let most {
        let spare = most.scaled(by: Double(count)) - left
        more = more?.clamped(atMost: spare) ?? spare
      }
    }
  }

  /// The lengths around `room` that the stack can be proposed.
  func interval(around room: Scalar) -> LengthInterval<Scalar> {
    guard !isNone else { return .between(room, room) }
    return .between(
      less.map { room - $0.clamped(atLeast: .zero) },
      more.map { room + $0.clamped(atLeast: .zero) }
    )
  }
}
