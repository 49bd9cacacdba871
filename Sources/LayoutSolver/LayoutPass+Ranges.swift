extension LayoutPass {
  /// The size of a node that has to be asked, with all proposals for which it is the same.
  ///
  /// Stacks ask such children how short and how long they can be before they offer them room, so
  /// that a chain of stacks would pass on ever more proposals. Most of them differ in room that
  /// nobody needs: an answer remembered with its range serves them all, and the cost of a chain
  /// stays linear.
  mutating func rangedAnswer(
    _ index: Int,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    let node = tree.nodes[index]
    guard node.flags.contains(.isAsked) else {
      let answer = measure(index, proposal)
      return RangedAnswer(answer: answer, range: knownRange(node.flags, proposal))
    }
    let slot = Int(node.container)
    if let known = remembered(slot, proposal) { return known }
    let ranged = asked(index, node.kind, tree.containers[slot], proposal)
    return extended(slot, by: ranged) ?? remember(slot, ranged)
  }

  private mutating func remember(
    _ slot: Int,
    _ ranged: RangedAnswer<Scalar>
  ) -> RangedAnswer<Scalar> {
    var ranged = ranged
    ranged.older = newest[slot].older
    newest[slot].older = Int32(memory.pointee.ranged.count)
    memory.pointee.ranged.append(ranged)
    return ranged
  }

  /// Joins an answer with an equal one that is remembered, where their ranges make one.
  ///
  /// Not where the tree aligns on what is inside of views: that may differ in views of one size.
  private mutating func extended(
    _ slot: Int,
    by ranged: RangedAnswer<Scalar>
  ) -> RangedAnswer<Scalar>? {
    guard !tree.alignsOnContent else { return nil }
    var next = newest[slot].older
    while next >= 0 {
      let entry = memory.pointee.ranged[Int(next)]
      if entry.answer == ranged.answer, let range = entry.range.union(ranged.range) {
        memory.pointee.ranged[Int(next)].range = range
        return memory.pointee.ranged[Int(next)]
      }
      next = entry.older
    }
    return nil
  }

  private func remembered(
    _ slot: Int,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar>? {
    var next = newest[slot].older
    while next >= 0 {
      let entry = memory.pointee.ranged[Int(next)]
      if entry.range.contains(proposal) { return entry }
      next = entry.older
    }
    return nil
  }

  /// A node that is rigid on an axis answers the same for anything there.
  private func knownRange(
    _ flags: NodeFlags,
    _ proposal: Proposal<Scalar>
  ) -> AnswerRange<Scalar> {
    var range = AnswerRange.only(proposal)
    for axis in Axis.allCases where flags.contains(.rigid(axis)) { range[axis] = .anything }
    return range
  }

  private mutating func asked(
    _ index: Int,
    _ kind: FlatKind,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    switch kind {
    case .text: return rangedText(index, container, proposal)
    case .row, .column:
      let stack = tree.stacks[Int(container.data)]
      if stack.order == .unknown {
        return rangedStack(container, stack, proposal)
      }
    case .padding: return rangedPadding(container, proposal)
    case .offset, .priority, .guide, .overlay, .background:
      return rangedAnswer(Int(container.first), proposal)
    default: break
    }
    let answer = containerSize(index, kind, container, proposal)
    return RangedAnswer(answer: answer, range: .only(proposal))
  }

  /// What a text answers also stands for what lies between the proposal and the answer.
  private mutating func rangedText(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    let answer = containerSize(index, .text, container, proposal)
    let range = AnswerRange(
      width: .from(proposal.width, to: answer.width),
      height: .from(proposal.height, to: answer.height)
    )
    return RangedAnswer(answer: answer, range: range)
  }

  private mutating func rangedPadding(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    let insets = tree.insets[Int(container.data)]
    var ranged = rangedAnswer(Int(container.first), proposal.inset(by: insets))
    for axis in Axis.allCases {
      let length = insets.total(axis)
      ranged.answer[axis] = (ranged.answer[axis] + length).clamped(atLeast: .zero)
      ranged.range[axis] = ranged.range[axis].widened(by: length, proposal[axis])
    }
    return ranged
  }

  private mutating func rangedStack(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> RangedAnswer<Scalar> {
    var service = StackService(stack)
    serve(stack, proposal, &service)
    var across = service.lengths.across
    if !stack.alignsPlainly, across != .infinite {
      let span = span(container, stack, proposal)
      across = .length(span.most - span.least)
    }
    let answer = LayoutExtents(stack.axis, service.lengths.along, across: across)
    let range = AnswerRange(
      stack.axis,
      service.rangeAlong(proposal[stack.axis]),
      across: service.rangeAcross
    )
    return RangedAnswer(answer: answer, range: range)
  }
}
