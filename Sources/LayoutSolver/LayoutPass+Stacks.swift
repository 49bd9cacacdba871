/// The lengths of a stack's children together: along it with all gaps, the longest across it.
struct ServedLengths<Scalar: LayoutScalar> {
  var along: Extent<Scalar>
  var across: Extent<Scalar>
}

extension LayoutPass {
  /// A stack's size: its children's lengths and gaps along it, their union across. (SPEC 2B)
  mutating func stackSize(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let stack = tree.stacks[Int(container.data)]
    let served = serve(container, stack, proposal)
    guard !stack.alignsPlainly, served.across != .infinite else {
      return LayoutExtents(stack.axis, served.along, across: served.across)
    }
    let span = span(container, stack, proposal)
    return LayoutExtents(stack.axis, served.along, across: .length(span.most - span.least))
  }

  /// Offers room to the items of a stack. Each one's frame then holds the size it answered, and the
  /// table of offers what it was offered.
  mutating func serve(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> ServedLengths<Scalar> {
    var lengths = ServedLengths(
      along: Extent.length(stack.settledLength),
      across: .length(stack.settledCross)
    )
    guard case .length(let room)? = proposal[stack.axis] else {
      serveFreely(stack, proposal, &lengths)
      return lengths
    }
    var left = room - stack.settledLength
    switch stack.order {
    case .settled where stack.axis == .vertical:
      serve(stack, .vertical, proposal, &left, &lengths)
    case .settled: serve(stack, .horizontal, proposal, &left, &lengths)
    case .byPriority: serveClaims(stack, proposal, &left, &lengths)
    case .unknown: serveUnknown(stack, proposal, &left, &lengths)
    }
    return lengths
  }

  /// With no length proposed each item takes its ideal one, with an endless one all that it can.
  /// (SPEC 2.10, 2.13)
  private mutating func serveFreely(
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    for item in stack.items {
      _ = serve(Int(tree.items[Int(item)]), proposal, stack.axis, &lengths)
    }
  }

  /// Items of one priority, in their order: each is offered an equal share of what is left.
  /// (SPEC 2.11)
  ///
  /// Inlined for each axis, so that the loop does not ask for it.
  @inline(__always)
  private mutating func serve(
    _ stack: StackData<Scalar>,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    var remaining = stack.items.count
    for item in stack.items {
      offer(Int(tree.items[Int(item)]), remaining, axis, proposal, &left, &lengths)
      remaining -= 1
    }
  }

  @inline(__always)
  private mutating func offer(
    _ node: Int,
    _ remaining: Int,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    let share = remaining == 1 ? left : left.divided(by: remaining)
    let offer = share.clamped(atLeast: .zero)
    offers[node] = offer
    var own = proposal
    own[axis] = .length(offer)
    let length = serve(node, own, axis, &lengths)
    if case .length(let length) = length { left = left - length }
  }

  /// Asks an item for its size and adds it to the stack's.
  @inline(__always)
  private mutating func serve(
    _ node: Int,
    _ proposal: Proposal<Scalar>,
    _ axis: Axis,
    _ lengths: inout ServedLengths<Scalar>
  ) -> Extent<Scalar> {
    let answer = measure(node, proposal)
    if case .length(let width) = answer.width, case .length(let height) = answer.height {
      frames[node].size = LayoutSize(width: width, height: height)
    }
    lengths.along = lengths.along.adding(answer[axis])
    lengths.across = lengths.across.clamped(atLeast: answer[axis.crossing])
    return answer[axis]
  }
}

extension LayoutPass {
  /// Items whose order is known: higher priorities are served first, lower ones keep their
  /// minimum. (SPEC 2.11)
  private mutating func serveClaims(
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    let first = memory.pointee.queue.count
    for claim in 0..<stack.items.count {
      memory.pointee.queue.append(tree.claims[Int(stack.claims) + claim])
    }
    serveQueue(from: first, stack, proposal, &left, &lengths)
  }

  /// Items whose order has to be found out: those of which it isn't known how short and long they
  /// can be are asked.
  private mutating func serveUnknown(
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    let first = memory.pointee.queue.count
    for index in 0..<stack.items.count {
      var claim = tree.claims[Int(stack.claims) + index]
      if claim.forecast == nil {
        claim.forecast = probe(Int(claim.node), stack.axis, proposal)
      }
      enqueue(claim, from: first)
    }
    serveQueue(from: first, stack, proposal, &left, &lengths)
  }

  private mutating func probe(
    _ node: Int,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>
  ) -> Forecast<Scalar> {
    var least = proposal
    least[axis] = .length(.zero)
    var most = proposal
    most[axis] = .infinite
    let minimum = measure(node, least)[axis].length ?? .zero
    return Forecast(minimum: minimum, maximum: measure(node, most)[axis], isRigid: false)
  }

  private mutating func enqueue(_ claim: StackClaim<Scalar>, from first: Int) {
    var position = memory.pointee.queue.count
    while position > first, claim.precedes(memory.pointee.queue[position - 1]) { position -= 1 }
    memory.pointee.queue.insert(claim, at: position)
  }

  /// Serves the claims on the queue from `first` on, a priority at a time, and removes them.
  private mutating func serveQueue(
    from first: Int,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ left: inout Scalar,
    _ lengths: inout ServedLengths<Scalar>
  ) {
    let end = memory.pointee.queue.count
    var next = first
    while next < end {
      let group = next..<groupEnd(next, end)
      let kept = reserve(group.upperBound..<end)
      left = left - kept
      for position in group {
        let node = Int(memory.pointee.queue[position].node)
        offer(node, group.upperBound - position, stack.axis, proposal, &left, &lengths)
      }
      left = left + kept
      next = group.upperBound
    }
    memory.pointee.queue.removeLast(end - first)
  }

  private func groupEnd(_ first: Int, _ end: Int) -> Int {
    let priority = memory.pointee.queue[first].priority
    return (first..<end).first { memory.pointee.queue[$0].priority != priority } ?? end
  }

  /// What claims that are served later need at the least.
  private func reserve(_ positions: Range<Int>) -> Scalar {
    positions.reduce(.zero) { sum, position in
      memory.pointee.queue[position].forecast.map { sum + $0.minimum } ?? sum
    }
  }
}
