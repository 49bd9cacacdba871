/// The lengths of a stack's children together: along it with all gaps, the longest across it.
struct ServedLengths<Scalar: LayoutScalar> {
  var along: Extent<Scalar>
  var across: Extent<Scalar>
}

extension LayoutPass {
  /// A stack's size: its children's lengths and gaps along it, their union across.
  /// (rules 2.10 to 2.18)
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
    switch (stack.order, stack.axis) {
    case (.settled, .vertical): serve(stack, .vertical, proposal, &left, &lengths)
    case (.settled, .horizontal): serve(stack, .horizontal, proposal, &left, &lengths)
    case (.byPriority, _), (.unknown, _):
      var service = StackService(stack)
      serve(stack, proposal, &service)
      lengths = service.lengths
    }
    return lengths
  }

  /// With no length proposed each item takes its ideal one, with an endless one all that it can.
  /// (rules 2.10, 2.13)
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
  /// (rule 2.11)
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
