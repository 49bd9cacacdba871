/// One solve under way: measures nodes from the leaves up and places them from the root down.
struct LayoutPass<Scalar: LayoutScalar> {
  let tree: LayoutTree<Scalar>
  let resolver: any LayoutResolver<Scalar>
  /// How near to an edge of the safe area counts as touching it: half a pixel and a bit. (SPEC 5.4)
  let touch: Scalar
  var surroundings: Surroundings<Scalar>
  var frames: [LayoutRect<Scalar>] = []
  var memory = LayoutMemory<Scalar>()
  var results = LayoutResults<Scalar>()
  /// The innermost scroll region around what is being placed.
  var scroll: Int?
  /// The first thing that code answered and that can't be used.
  var fault: (node: Int, reason: LayoutProblem.Reason)?

  mutating func prepare() {
    memory.clear(containers: tree.containers.count)
    results.clear()
    if frames.count != tree.count {
      frames = Array(repeating: LayoutRect(origin: .origin, size: .none), count: tree.count)
    }
  }
}

/// What lies around a layout: the screen, or a reader in another layout.
struct Surroundings<Scalar: LayoutScalar>: Sendable {
  var providers: [SafeAreaProvider<Scalar>]
  /// How many nodes there are from the root down to this layout.
  var depth: Int
}

/// What a solve finds beside the frames.
struct LayoutResults<Scalar: LayoutScalar>: Sendable {
  var scrolls: [ScrollGeometry<Scalar>] = []
  var readers: [ReaderGeometry<Scalar>] = []
  var nested: [NestedLayout<Scalar>] = []
  /// Nodes that a view left out, as one that shows the first that fits.
  var hidden: Set<Int> = []

  mutating func clear() {
    scrolls.removeAll(keepingCapacity: true)
    readers.removeAll(keepingCapacity: true)
    nested.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
  }
}

extension LayoutPass {
  /// The size of a node for a proposal. The same question gets the same answer, from memory where
  /// it was asked before.
  mutating func measure(
    _ index: Int,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let node = tree.nodes[index]
    if node.flags.isSuperset(of: .rigid) { return LayoutExtents(tree.lengths[index]) }
    if node.kind.isLeaf { return leafSize(index, node.kind, proposal) }
    let slot = Int(node.container)
    if let answer = remembered(slot, proposal) { return answer }
    let answer = containerSize(index, node.kind, tree.containers[slot], proposal)
    remember(slot, proposal, answer)
    return answer
  }

  @inline(__always)
  private func remembered(
    _ slot: Int,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar>? {
    var next = memory.newest[slot]
    while next >= 0 {
      let entry = memory.answers[Int(next)]
      if entry.answers(proposal) { return entry.answer }
      next = entry.older
    }
    return nil
  }

  @inline(__always)
  private mutating func remember(
    _ slot: Int,
    _ proposal: Proposal<Scalar>,
    _ answer: LayoutExtents<Scalar>
  ) {
    let older = memory.newest[slot]
    memory.newest[slot] = Int32(memory.answers.count)
    memory.answers.append(RememberedAnswer(proposal: proposal, answer: answer, older: older))
  }

  @inline(__always)
  private func leafSize(
    _ index: Int,
    _ kind: FlatKind,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    switch kind {
    case .verticalSpacer:
      LayoutExtents(width: .length(.zero), height: gapLength(index, .vertical, proposal))
    case .horizontalSpacer:
      LayoutExtents(width: gapLength(index, .horizontal, proposal), height: .length(.zero))
    case .freeSpacer:
      LayoutExtents(
        width: gapLength(index, .horizontal, proposal),
        height: gapLength(index, .vertical, proposal)
      )
    case .verticalDivider:
      LayoutExtents(
        width: .length(tree.lengths[index].width),
        height: greedyLength(proposal.height)
      )
    case .horizontalDivider:
      LayoutExtents(
        width: greedyLength(proposal.width),
        height: .length(tree.lengths[index].height)
      )
    default: greedySize(proposal)
    }
  }

  @inline(__always)
  private func gapLength(
    _ index: Int,
    _ axis: Axis,
    _ proposal: Proposal<Scalar>
  ) -> Extent<Scalar> {
    let least = tree.lengths[index][axis]
    return proposal[axis]?.clamped(atLeast: least) ?? .length(least)
  }

  /// What is proposed; 10 points where nothing is. (SPEC 1.2)
  @inline(__always)
  func greedyLength(_ proposal: Extent<Scalar>?) -> Extent<Scalar> {
    proposal ?? .length(Scalar(10))
  }

  @inline(__always)
  func greedySize(_ proposal: Proposal<Scalar>) -> LayoutExtents<Scalar> {
    LayoutExtents(width: greedyLength(proposal.width), height: greedyLength(proposal.height))
  }
}

extension LayoutPass {
  private mutating func containerSize(
    _ index: Int,
    _ kind: FlatKind,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let child = Int(container.first)
    switch kind {
    case .row, .column: return stackSize(container, proposal)
    case .padding:
      return paddedSize(child, tree.insets[Int(container.data)], proposal)
    case .offset, .priority, .guide, .overlay, .background, .ignoresSafeArea:
      return measure(child, proposal)
    case .reader: return greedySize(proposal)
    default: return detailedSize(index, container, proposal)
    }
  }

  private mutating func detailedSize(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let child = Int(container.first)
    switch tree.details[Int(container.data)] {
    case .text(let id, _): return textSize(index, id, proposal)
    case .custom(let id): return customSize(index, id, container, proposal)
    case .layers: return layersSize(container, proposal)
    case .firstFitting(let horizontal, let vertical):
      guard let chosen = fitting(container, horizontal, vertical, proposal) else {
        return LayoutExtents(width: .length(.zero), height: .length(.zero))
      }
      return measure(chosen, proposal)
    case .frame(let width, let height, _): return frameSize(child, width, height, proposal)
    case .flexibleFrame(let width, let height, _):
      return flexibleFrameSize(child, width, height, proposal)
    case .position: return positionSize(child, proposal)
    case .fixedSize(let horizontal, let vertical):
      return measure(child, idealProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return measure(child, shapedProposal(child, ratio, mode, proposal))
    case .safeAreaInset(let edge, _, let spacing):
      return insetSizes(container, edge, spacing ?? .zero, proposal).whole
    case .scroll(let behavior): return scrollSize(child, behavior, proposal)
    default: return measure(child, proposal)
    }
  }
}

extension LayoutPass {
  private mutating func textSize(
    _ index: Int,
    _ id: Int,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    LayoutExtents(usable(resolver.size(ofText: id, for: proposal).size, index, "text"))
  }

  private mutating func customSize(
    _ index: Int,
    _ id: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let resolver = resolver
    let size = resolver.size(ofCustom: id, for: proposal, count: Int(container.count)) {
      measureChild($0, of: container, $1)
    }
    return LayoutExtents(
      width: usable(size.width, index, "custom layout"),
      height: usable(size.height, index, "custom layout")
    )
  }

  /// A child by its position, for code that may ask for any.
  mutating func measureChild(
    _ position: Int,
    of container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    guard position >= 0, position < Int(container.count) else {
      note(
        Int(container.node),
        .resolver("the custom layout asks for child \(position); there are \(container.count)")
      )
      return LayoutExtents(width: .length(.zero), height: .length(.zero))
    }
    return measure(Int(container.first) + position, proposal)
  }

  /// A size that code answered, made 0 where it can't be used; the first such is kept as a fault.
  mutating func usable(
    _ size: LayoutSize<Scalar>,
    _ index: Int,
    _ what: String
  ) -> LayoutSize<Scalar> {
    LayoutSize(
      width: usable(.length(size.width), index, what).length ?? .zero,
      height: usable(.length(size.height), index, what).length ?? .zero
    )
  }

  mutating func usable(
    _ extent: Extent<Scalar>,
    _ index: Int,
    _ what: String
  ) -> Extent<Scalar> {
    guard case .length(let length) = extent else { return extent }
    if let number = length.unusableNumber {
      note(index, .unusable(length: number, what: "\(what)'s answer"))
      return .length(.zero)
    }
    if length.isLess(than: .zero) {
      let number = length.ratio(to: Scalar(1)) ?? -.infinity
      note(index, .negative(length: number, what: "\(what)'s answer"))
      return .length(.zero)
    }
    return extent
  }

  mutating func note(_ index: Int, _ reason: LayoutProblem.Reason) {
    if fault == nil { fault = (index, reason) }
  }

  /// The size of a node that is placed: proposals of ends are answered with ends, so that an
  /// endless answer is a fault of code, and counts as 0.
  mutating func size(_ index: Int, _ proposal: Proposal<Scalar>) -> LayoutSize<Scalar> {
    finite(measure(index, proposal), index)
  }

  @inline(__always)
  mutating func finite(_ extents: LayoutExtents<Scalar>, _ index: Int) -> LayoutSize<Scalar> {
    if case .length(let width) = extents.width, case .length(let height) = extents.height {
      return LayoutSize(width: width, height: height)
    }
    note(index, .resolver("the view is placed without an end; propose it finite lengths"))
    return LayoutSize(
      width: extents.width.length ?? .zero,
      height: extents.height.length ?? .zero
    )
  }
}
