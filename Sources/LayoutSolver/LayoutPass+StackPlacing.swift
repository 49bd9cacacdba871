extension LayoutPass {
  /// How far the children of a served stack reach to both sides of the line that their guides
  /// share; the line counts. (rule 2.14)
  mutating func span(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> (least: Scalar, most: Scalar) {
    var (least, most) = (Scalar.zero, Scalar.zero)
    let cross = stack.axis.crossing
    for child in container.children {
      let (own, size) = served(child, stack, proposal)
      let guide = guidePosition(child, stack.guide, cross, own, size)
      least = least.clamped(atMost: .zero - guide)
      most = most.clamped(atLeast: size[cross] - guide)
    }
    return (least, most)
  }

  /// What a child of a served stack was proposed, and how large it is.
  @inline(__always)
  private func served(
    _ child: Int,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> (proposal: Proposal<Scalar>, size: LayoutSize<Scalar>) {
    let isRigid = tree.nodes[child].flags.isSuperset(of: .rigid)
    let size = isRigid ? tree.lengths[child] : frames[child].size
    var own = proposal
    if case .length? = proposal[stack.axis] {
      own[stack.axis] = .length(isRigid ? size[stack.axis] : offers[child])
    }
    return (own, size)
  }

  /// Serves a stack for good: where nothing is proposed across, children get the stack's own
  /// length there. Returns what children are placed with. (rule 2.15)
  private mutating func serveFinally(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Proposal<Scalar> {
    _ = serve(container, stack, proposal)
    let cross = stack.axis.crossing
    guard proposal[cross] == nil else { return proposal }
    var final = proposal
    final[cross] = .length(size[cross])
    for item in stack.items {
      let node = Int(tree.items[Int(item)])
      var own = final
      if case .length? = proposal[stack.axis] { own[stack.axis] = .length(offers[node]) }
      frames[node].size = self.size(node, own)
    }
    return final
  }

  /// Places the children of a stack that aligns plainly: the common case, without arranging them
  /// first.
  mutating func placePlainStack(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ provider: Int
  ) {
    let own =
      isServed(container, stack, proposal)
      ? proposal
      : serveFinally(container, stack, proposal, size)
    switch stack.axis {
    case .horizontal: placeInLine(container, stack, .horizontal, origin, own, size, provider)
    case .vertical: placeInLine(container, stack, .vertical, origin, own, size, provider)
    }
  }

  /// Whether a stack's items last answered to this very proposal, so that their frames hold it.
  ///
  /// The newest remembered answer is the last one that was worked out. A stack that has to be asked
  /// does not keep it, and one that is proposed nothing across serves its items once more.
  @inline(__always)
  private func isServed(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> Bool {
    let node = tree.nodes[Int(container.node)]
    return !node.flags.isSuperset(of: .rigid) && !node.flags.contains(.isAsked)
      && proposal[stack.axis.crossing] != nil
      && newest[Int(node.container)].older != RememberedAnswer<Scalar>.absent
      && newest[Int(node.container)].answers(proposal)
  }

  /// Inlined for each axis, so that the loop does not ask for it.
  @inline(__always)
  private mutating func placeInLine(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ axis: Axis,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ provider: Int
  ) {
    let (nodes, lengths, frames) = (tree.nodes, tree.lengths, frames)
    let cross = axis.crossing
    let (start, room, fraction) = (origin[cross], size[cross], stack.leadingFraction)
    var point = origin
    var gap = Scalar.zero
    for child in container.children {
      let node = nodes[child]
      let length = node.flags.isSuperset(of: .rigid) ? lengths[child] : frames[child].size
      if stack.gaps >= 0 { gap = self.gap(child, container, stack) }
      point[axis] = point[axis] + gap
      point[cross] = start + (room - length[cross]).scaled(by: fraction)
      if node.container < 0 {
        frames[child] = LayoutRect(origin: point, size: length)
      } else {
        place(child, point, served(child, stack, proposal).proposal, length, provider)
      }
      point[axis] = point[axis] + length[axis]
      gap = stack.gap
    }
  }

  /// Arranges the children of a stack in its own coordinates.
  mutating func arrangeStack(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let stack = tree.stacks[Int(container.data)]
    let axis = stack.axis
    let own = serveFinally(container, stack, proposal, size)
    let line = .zero - span(container, stack, own).least
    var along = Scalar.zero
    for child in container.children {
      along = along + gap(child, container, stack)
      let (offer, length) = served(child, stack, own)
      let across = line - guidePosition(child, stack.guide, axis.crossing, offer, length)
      let origin = LayoutPoint(axis, along, across: across)
      memory.pointee.placements.append(
        Placement(node: child, origin: origin, proposal: offer, size: length)
      )
      along = along + length[axis]
    }
  }

  /// The gap before a child.
  @inline(__always)
  private func gap(
    _ child: Int,
    _ container: FlatContainer,
    _ stack: StackData<Scalar>
  ) -> Scalar {
    let position = child - Int(container.first)
    if stack.gaps >= 0 { return tree.gaps[Int(stack.gaps) + position] }
    return position == 0 ? .zero : stack.gap
  }
}
