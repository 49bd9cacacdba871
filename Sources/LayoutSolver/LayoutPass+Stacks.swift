extension LayoutPass {
  /// A stack's size: its children's lengths and gaps along it, their union across. (SPEC 2B)
  mutating func stackSize(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let stack = tree.stacks[Int(container.data)]
    let start = memory.served.count
    let along = serve(stack, proposal)
    let across =
      stack.alignsPlainly
      ? longestCross(stack, start)
      : alignedCross(container, stack, start, proposal)
    memory.served.removeLast(memory.served.count - start)
    return LayoutExtents(stack.axis, along, across: across)
  }

  /// Offers room to the items, leaves what they were proposed and answered on the stack of served
  /// items, in the children's order, and returns the length of all children and gaps.
  mutating func serve(
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> Extent<Scalar> {
    let start = memory.served.count
    for _ in stack.items { memory.served.append(.unserved) }
    if case .length(let room)? = proposal[stack.axis], !stack.items.isEmpty {
      share(room, stack, start, proposal)
    } else {
      for index in stack.items {
        serve(tree.items[Int(index)], proposal[stack.axis], stack, start, proposal)
      }
    }
    var total = Extent.length(stack.settledLength)
    for index in start..<memory.served.count {
      total = total.adding(memory.served[index].answer[stack.axis])
    }
    return total
  }

  /// Shares out the room that rigid children leave: to higher priorities first, within one to the
  /// less flexible first, each an equal share of what is left. Lower priorities keep their minimum.
  /// (SPEC 2.11)
  private mutating func share(
    _ room: Scalar,
    _ stack: StackData<Scalar>,
    _ start: Int,
    _ proposal: Proposal<Scalar>
  ) {
    let queue = memory.queue.count
    let count = stack.items.count
    if !stack.isOrdered { enqueue(stack, proposal) }
    var left = room - stack.settledLength
    var first = 0
    while first < count {
      let end = groupEnd(from: first, count, stack, queue)
      left = left - reserve(end..<count, stack, queue)
      left = serveGroup(first..<end, left, stack, start, queue, proposal)
      left = left + reserve(end..<count, stack, queue)
      first = end
    }
    memory.queue.removeLast(memory.queue.count - queue)
  }

  private mutating func serveGroup(
    _ group: Range<Int>,
    _ room: Scalar,
    _ stack: StackData<Scalar>,
    _ start: Int,
    _ queue: Int,
    _ proposal: Proposal<Scalar>
  ) -> Scalar {
    var left = room
    for position in group {
      let item = item(position, stack, queue)
      let offer = left.divided(by: group.upperBound - position).clamped(atLeast: .zero)
      serve(item, .length(offer), stack, start, proposal)
      let answer = memory.served[start + Int(item.slot)].answer[stack.axis]
      if case .length(let length) = answer { left = left - length }
    }
    return left
  }

  @inline(__always)
  private mutating func serve(
    _ item: StackItem<Scalar>,
    _ offer: Extent<Scalar>?,
    _ stack: StackData<Scalar>,
    _ start: Int,
    _ proposal: Proposal<Scalar>
  ) {
    var own = proposal
    own[stack.axis] = offer
    let answer = measure(Int(item.node), own)
    memory.served[start + Int(item.slot)] = ServedItem(proposed: offer, answer: answer)
  }

  @inline(__always)
  private func item(
    _ position: Int,
    _ stack: StackData<Scalar>,
    _ queue: Int
  ) -> StackItem<Scalar> {
    stack.isOrdered
      ? tree.items[Int(stack.items.lowerBound) + position]
      : memory.queue[queue + position]
  }

  private func groupEnd(
    from first: Int,
    _ count: Int,
    _ stack: StackData<Scalar>,
    _ queue: Int
  ) -> Int {
    let priority = item(first, stack, queue).priority
    var end = first + 1
    while end < count, item(end, stack, queue).priority == priority { end += 1 }
    return end
  }

  /// What items that are served later need at the least.
  private func reserve(
    _ positions: Range<Int>,
    _ stack: StackData<Scalar>,
    _ queue: Int
  ) -> Scalar {
    var sum = Scalar.zero
    for position in positions {
      if let minimum = item(position, stack, queue).forecast?.minimum { sum = sum + minimum }
    }
    return sum
  }

  /// Puts a stack's items on the queue in the order in which they are served, having asked those
  /// of which it isn't known how short and long they can be.
  private mutating func enqueue(_ stack: StackData<Scalar>, _ proposal: Proposal<Scalar>) {
    let first = memory.queue.count
    for index in stack.items {
      var item = tree.items[Int(index)]
      if item.forecast == nil { item.forecast = probe(Int(item.node), stack.axis, proposal) }
      insert(item, from: first)
    }
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

  private mutating func insert(_ item: StackItem<Scalar>, from first: Int) {
    var position = memory.queue.count
    while position > first, item.precedes(memory.queue[position - 1]) { position -= 1 }
    memory.queue.insert(item, at: position)
  }
}

extension LayoutPass {
  /// The longest child across a stack whose children share their own start, centre or end.
  @inline(__always)
  private func longestCross(_ stack: StackData<Scalar>, _ start: Int) -> Extent<Scalar> {
    var longest = Extent.length(stack.settledCross)
    for index in start..<memory.served.count {
      longest = longest.clamped(atLeast: memory.served[index].answer[stack.axis.crossing])
    }
    return longest
  }

  /// The union of the children and the line that their guides share. (SPEC 2.14)
  private mutating func alignedCross(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ start: Int,
    _ proposal: Proposal<Scalar>
  ) -> Extent<Scalar> {
    let cross = stack.axis.crossing
    for index in start..<memory.served.count where memory.served[index].answer[cross] == .infinite {
      return .infinite
    }
    let span = span(container, stack, start, proposal)
    return .length(span.most - span.least)
  }

  /// How far the children reach to both sides of the line that their guides share.
  mutating func span(
    _ container: FlatContainer,
    _ stack: StackData<Scalar>,
    _ start: Int,
    _ proposal: Proposal<Scalar>
  ) -> (least: Scalar, most: Scalar) {
    var (least, most) = (Scalar.zero, Scalar.zero)
    let cross = stack.axis.crossing
    var slot = start
    for child in Int(container.first)..<Int(container.first + container.count) {
      let (own, size) = served(child, stack, proposal, &slot)
      let guide = guidePosition(child, stack.guide, cross, own, size)
      least = least.clamped(atMost: .zero - guide)
      most = most.clamped(atLeast: size[cross] - guide)
    }
    return (least, most)
  }

  /// What a child was proposed and how large it is; `slot` walks over the served items.
  @inline(__always)
  mutating func served(
    _ child: Int,
    _ stack: StackData<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ slot: inout Int
  ) -> (proposal: Proposal<Scalar>, size: LayoutSize<Scalar>) {
    var own = proposal
    if tree.nodes[child].flags.isSuperset(of: .rigid) {
      if own[stack.axis] != nil { own[stack.axis] = .length(tree.lengths[child][stack.axis]) }
      return (own, tree.lengths[child])
    }
    let item = memory.served[slot]
    slot += 1
    own[stack.axis] = item.proposed
    return (own, finite(item.answer, child))
  }
}

extension LayoutPass {
  /// Serves a stack for good: where nothing is proposed across, children get the stack's own
  /// length there. (SPEC 2.15)
  mutating func serveFinally(
    _ stack: StackData<Scalar>,
    _ proposal: inout Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let start = memory.served.count
    _ = serve(stack, proposal)
    let cross = stack.axis.crossing
    guard proposal[cross] == nil else { return }
    proposal[cross] = .length(size[cross])
    for index in stack.items {
      let item = tree.items[Int(index)]
      let offer = memory.served[start + Int(item.slot)].proposed
      serve(item, offer, stack, start, proposal)
    }
  }

  /// Places the children of a stack that aligns plainly: the common case, without arranging them
  /// first.
  mutating func placePlainStack(
    _ container: FlatContainer,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ provider: Int
  ) {
    let stack = tree.stacks[Int(container.data)]
    let axis = stack.axis
    let start = memory.served.count
    var own = proposal
    serveFinally(stack, &own, size)
    var slot = start
    var point = origin
    let first = Int(container.first)
    for child in first..<first + Int(container.count) {
      if child > first { point[axis] = point[axis] + gap(child - first, stack) }
      let (offer, length) = served(child, stack, own, &slot)
      point[axis.crossing] =
        origin[axis.crossing] + lead(stack.guide, size[axis.crossing], length[axis.crossing])
      if tree.nodes[child].container < 0 {
        frames[child] = LayoutRect(origin: point, size: length)
      } else {
        place(child, point, offer, length, provider)
      }
      point[axis] = point[axis] + length[axis]
    }
    memory.served.removeLast(memory.served.count - start)
  }

  /// Arranges the children of a stack in its own coordinates.
  mutating func arrangeStack(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let stack = tree.stacks[Int(container.data)]
    let axis = stack.axis
    let start = memory.served.count
    var own = proposal
    serveFinally(stack, &own, size)
    let line = .zero - span(container, stack, start, own).least
    var slot = start
    var along = Scalar.zero
    for child in Int(container.first)..<Int(container.first + container.count) {
      along = along + gap(child - Int(container.first), stack)
      let (offer, length) = served(child, stack, own, &slot)
      let across = line - guidePosition(child, stack.guide, axis.crossing, offer, length)
      let origin = LayoutPoint(axis, along, across: across)
      memory.placements.append(
        Placement(node: child, origin: origin, proposal: offer, size: length)
      )
      along = along + length[axis]
    }
    memory.served.removeLast(memory.served.count - start)
  }

  /// The gap before a child, by its position.
  @inline(__always)
  private func gap(_ position: Int, _ stack: StackData<Scalar>) -> Scalar {
    if let gap = stack.gap { return position == 0 ? .zero : gap }
    return tree.gaps[Int(stack.gaps) + position]
  }

  /// How far a child of `length` stands from the start of `room`, both sharing a plain guide.
  @inline(__always)
  func lead(_ guide: LayoutGuide, _ room: Scalar, _ length: Scalar) -> Scalar {
    switch guide {
    case .start: .zero
    case .end: room - length
    default: (room - length).half
    }
  }
}

extension ServedItem {
  static var unserved: ServedItem {
    ServedItem(
      proposed: nil,
      answer: LayoutExtents(width: .length(.zero), height: .length(.zero))
    )
  }
}
