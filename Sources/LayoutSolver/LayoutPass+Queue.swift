/// A stack's items being served one by one, with what that tells of other proposals.
struct StackService<Scalar: LayoutScalar> {
  private let axis: Axis
  /// How many items share the room.
  private let count: Int
  var lengths: ServedLengths<Scalar>
  private var tolerance = RoomTolerance<Scalar>()
  private var longestNeed = Scalar.zero
  private var needsEnd = false
  private(set) var rangeAcross = LengthInterval<Scalar>.anything

  init(_ stack: StackData<Scalar>) {
    axis = stack.axis
    count = stack.items.count
    lengths = ServedLengths(
      along: .length(stack.settledLength),
      across: .length(stack.settledCross)
    )
  }

  /// Adds an item that answered to one of `share` shares of `left`, or to no length where that is
  /// `nil`.
  mutating func add(_ item: RangedAnswer<Scalar>, _ left: Scalar?, _ share: Int) {
    lengths.along = lengths.along.adding(item.answer[axis])
    lengths.across = lengths.across.clamped(atLeast: item.answer[axis.crossing])
    rangeAcross = rangeAcross.intersection(item.range[axis.crossing])
    if let left {
      tolerance.narrow(item.range[axis], left, share)
    } else {
      addNeed(item.range[axis])
    }
  }

  /// Takes in that an item was asked how short or long it can be.
  mutating func addProbe(_ item: RangedAnswer<Scalar>) {
    rangeAcross = rangeAcross.intersection(item.range[axis.crossing])
  }

  /// An item that answers the same from a length on needs at most that length as its share.
  private mutating func addNeed(_ interval: LengthInterval<Scalar>) {
    switch interval {
    case .anything, .between(nil, nil): break
    case .between(let least?, nil): longestNeed = longestNeed.clamped(atLeast: least)
    default: needsEnd = true
    }
  }

  /// The proposals along the stack that get the same answer.
  func rangeAlong(_ proposal: Extent<Scalar>?) -> LengthInterval<Scalar> {
    switch proposal {
    case .length(let room)?: return tolerance.interval(around: room)
    case .infinite?:
      guard !needsEnd, case .length(let length) = lengths.along else { return .endless }
      return .between(length + longestNeed.scaled(by: Double(count)), nil)
    case nil: return .ideal
    }
  }
}

extension LayoutPass {
  /// Serves a stack whose items have priorities or have to be asked: higher priorities first,
  /// lower ones keep their minimum. (rule 2.11)
  mutating func serve(
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ service: inout StackService<Scalar>
  ) {
    guard case .length(let room)? = proposal[stack.axis] else {
      for item in stack.items {
        let node = Int(tree.items[Int(item)])
        service.add(answer(node, proposal), nil, 1)
      }
      return
    }
    let first = memory.pointee.queue.count
    for index in 0..<stack.items.count {
      var claim = tree.claims[Int(stack.claims) + index]
      if claim.forecast == nil { claim.forecast = probe(claim, stack.axis, proposal, &service) }
      memory.pointee.queue.append(claim)
    }
    if stack.order == .unknown { memory.pointee.queue[first...].sort { $0.precedes($1) } }
    serveQueue(from: first, room - stack.settledLength, stack, proposal, &service)
  }

  private mutating func probe(
    _ claim: StackClaim<Scalar>,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ service: inout StackService<Scalar>
  ) -> Forecast<Scalar> {
    var offer = proposal
    offer[axis] = .length(.zero)
    let least = rangedAnswer(Int(claim.node), offer)
    offer[axis] = .infinite
    let most = rangedAnswer(Int(claim.node), offer)
    service.addProbe(least)
    service.addProbe(most)
    let minimum = least.answer[axis].length ?? .zero
    return Forecast(minimum: minimum, maximum: most.answer[axis], isRigid: false)
  }

  /// Serves the claims on the queue from `first` on, a priority at a time, and removes them. What
  /// all need at the least is set aside first, and each priority's part given back in its turn.
  private mutating func serveQueue(
    from first: Int,
    _ room: Scalar,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ service: inout StackService<Scalar>
  ) {
    let end = memory.pointee.queue.count
    var left = room - reserve(first..<end)
    var next = first
    while next < end {
      let group = next..<groupEnd(next, end)
      left = left + reserve(group)
      for position in group {
        let node = Int(memory.pointee.queue[position].node)
        offer(node, group.upperBound - position, stack.axis, proposal, &left, &service)
      }
      next = group.upperBound
    }
    memory.pointee.queue.removeLast(end - first)
  }

  private mutating func offer(
    _ node: Int,
    _ share: Int,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ service: inout StackService<Scalar>
  ) {
    offers[node] = left.divided(by: share).clamped(atLeast: .zero)
    var own = proposal
    own[axis] = .length(offers[node])
    let answer = answer(node, own)
    service.add(answer, left, share)
    if case .length(let length) = answer.answer[axis] { left = left - length }
  }

  /// Asks an item for its size and leaves it in the item's frame.
  private mutating func answer(
    _ node: Int,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    let ranged = rangedAnswer(node, proposal)
    if case .length(let width) = ranged.answer.width,
      case .length(let height) = ranged.answer.height
    {
      frames[node].size = LayoutSize(width: width, height: height)
    }
    return ranged
  }

  private func groupEnd(_ first: Int, _ end: Int) -> Int {
    let priority = memory.pointee.queue[first].priority
    return (first..<end).first { memory.pointee.queue[$0].priority != priority } ?? end
  }

  /// What claims need at the least.
  private func reserve(_ positions: Range<Int>) -> Scalar {
    positions.reduce(.zero) { sum, position in
      memory.pointee.queue[position].forecast.map { sum + $0.minimum } ?? sum
    }
  }
}
