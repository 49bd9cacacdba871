extension LayoutPass {
  /// Where both guides of an alignment lie in a view of `size`.
  mutating func guides(
    _ index: Int,
    _ alignment: LayoutAlignment,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> LayoutPoint<Scalar> {
    LayoutPoint(
      x: guidePosition(index, alignment.horizontal, .horizontal, proposal, size),
      y: guidePosition(index, alignment.vertical, .vertical, proposal, size)
    )
  }

  /// Where a guide lies in a view of `size`: where the view says, else where it lies in any view.
  /// (rule 2.19)
  @inline(__always)
  mutating func guidePosition(
    _ index: Int,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Scalar {
    if tree.nodes[index].flags.isDisjoint(with: [.guides(axis), .baselines]) {
      return guide.standard(in: size[axis])
    }
    return explicitGuide(index, guide, axis, proposal, size) ?? guide.standard(in: size[axis])
  }

  /// Where a view says that a guide lies; `nil` where it does not say. (rules 1.10, 2.20)
  ///
  /// Remembered, since each container asks its children both to size and to place them.
  private mutating func explicitGuide(
    _ index: Int,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Scalar? {
    let node = tree.nodes[index]
    guard node.container >= 0, !node.flags.isDisjoint(with: [.guides(axis), .baselines]) else {
      return nil
    }
    let slot = Int(node.container)
    if let known = rememberedGuide(slot, guide, axis, proposal) { return known.position }
    let position = askedGuide(index, guide, axis, proposal, size)
    memory.pointee.guides.append(
      RememberedGuide(
        guide: guide,
        axis: axis,
        proposal: proposal,
        position: position,
        older: memory.pointee.newestGuides[slot]
      )
    )
    memory.pointee.newestGuides[slot] = Int32(memory.pointee.guides.count - 1)
    return position
  }

  private mutating func rememberedGuide(
    _ slot: Int,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>
  ) -> RememberedGuide<Scalar>? {
    if memory.pointee.newestGuides.isEmpty {
      memory.pointee.newestGuides = Array(repeating: -1, count: tree.containers.count)
    }
    var next = memory.pointee.newestGuides[slot]
    while next >= 0 {
      let entry = memory.pointee.guides[Int(next)]
      if entry.answers(guide, axis, proposal) { return entry }
      next = entry.older
    }
    return nil
  }

  private mutating func askedGuide(
    _ index: Int,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Scalar? {
    let node = tree.nodes[index]
    let container = tree.containers[Int(node.container)]
    switch node.kind {
    case .text: return baseline(index, container, guide, axis, proposal)
    case .guide:
      if let own = ownGuide(container, guide, axis, size) {
        return usablePosition(own, index, "guide")
      }
    case .reader, .custom, .ignoresSafeArea, .safeAreaInset, .window, .sealed, .scroll: return nil
    case .row, .column, .layers:
      guard guide.combinesInContainers else { return nil }
    default: break
    }
    return combinedGuide(index, guide, axis, proposal, size)
  }

  private mutating func baseline(
    _ index: Int,
    _ container: FlatContainer,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>
  ) -> Scalar? {
    guard axis == .vertical, case .text(let id, _) = tree.details[Int(container.data)] else {
      return nil
    }
    switch guide {
    case .firstTextBaseline:
      return usablePosition(resolver.size(ofText: id, for: proposal).firstBaseline, index, "text")
    case .lastTextBaseline:
      return usablePosition(resolver.size(ofText: id, for: proposal).lastBaseline, index, "text")
    default: return nil
    }
  }

  private func ownGuide(
    _ container: FlatContainer,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ size: LayoutSize<Scalar>
  ) -> Scalar? {
    guard case .guide(guide, axis, let value) = tree.details[Int(container.data)] else {
      return nil
    }
    switch value {
    case .fraction(let fraction, let distance): return size[axis].scaled(by: fraction) + distance
    case .resolved(let id): return resolver.guide(id, in: size)
    }
  }

  /// A place that code answered, made 0 where it can't be used.
  mutating func usablePosition(_ position: Scalar, _ index: Int, _ what: String) -> Scalar {
    guard let number = position.unusableNumber else { return position }
    note(index, .unusable(length: number, what: "\(what)'s answer"))
    return .zero
  }

  /// What the children say, in this view's coordinates: the mean of custom guides, the first of
  /// the first baselines, the last of the last ones.
  ///
  /// (rule 2.20; for the baselines, Apple's documentation of
  /// `VerticalAlignment.combineExplicit(_:)`)
  private mutating func combinedGuide(
    _ index: Int,
    _ guide: LayoutGuide,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Scalar? {
    let start = memory.pointee.placements.count
    arrange(index, proposal, size)
    let end =
      tree.nodes[index].kind.speaksForFirstChild ? start + 1 : memory.pointee.placements.count
    var combination = GuideCombination<Scalar>()
    for place in start..<max(start, end) {
      let child = memory.pointee.placements[place]
      if let own = explicitGuide(child.node, guide, axis, child.proposal, child.size) {
        combination.add(own + child.origin[axis], guide)
      }
    }
    memory.pointee.placements.removeLast(memory.pointee.placements.count - start)
    return combination.value
  }
}

extension FlatKind {
  /// Whether a view's guides are those of its first child alone.
  fileprivate var speaksForFirstChild: Bool { self == .overlay || self == .background }
}

/// Guides of several children on their way to becoming their container's. (rule 2.20)
struct GuideCombination<Scalar: LayoutScalar> {
  private var sum: Scalar?
  private var count = 0

  mutating func add(_ position: Scalar, _ guide: LayoutGuide) {
    guard let sum else {
      self.sum = position
      count = 1
      return
    }
    switch guide {
    case .firstTextBaseline: self.sum = sum.clamped(atMost: position)
    case .lastTextBaseline: self.sum = sum.clamped(atLeast: position)
    default:
      self.sum = sum + position
      count += 1
    }
  }

  var value: Scalar? { count > 1 ? sum?.divided(by: count) : sum }
}
