/// One solve under way: measures nodes from the leaves up and places them from the root down.
///
/// Its pointers are good while ``LayoutTree/solve(in:with:into:)`` lends what they point to.
struct LayoutPass<Scalar: LayoutScalar> {
  let tree: LayoutTables<Scalar>
  /// One for each node, written when it is placed; before that, the size of a stack's item is what
  /// it last answered.
  let frames: UnsafeMutableBufferPointer<LayoutRect<Scalar>>
  let offers: UnsafeMutableBufferPointer<Scalar>
  let newest: UnsafeMutableBufferPointer<RememberedAnswer<Scalar>>
  let memory: UnsafeMutablePointer<LayoutMemory<Scalar>>
  let results: UnsafeMutablePointer<LayoutResults<Scalar>>
  let code: UnsafePointer<any LayoutResolver<Scalar>>
  /// What the screen and its keyboard cover.
  let screen: SafeAreaProvider<Scalar>
  /// How near to an edge of the safe area counts as touching it: half a pixel and a bit. (rule 5.4)
  let touch: Scalar
  /// How many nodes there are from the root down to the deepest of this tree.
  let depth: Int
  /// How many more nodes readers' contents may have.
  var spareNodes: Int
  /// The innermost scroll region around what is being placed.
  var scroll: Int?
}

/// A tree's tables, lent.
struct LayoutTables<Scalar: LayoutScalar> {
  let nodes: UnsafeBufferPointer<FlatNode>
  let lengths: UnsafeBufferPointer<LayoutSize<Scalar>>
  let containers: UnsafeBufferPointer<FlatContainer>
  let stacks: UnsafeBufferPointer<StackData<Scalar>>
  let items: UnsafeBufferPointer<Int32>
  let claims: UnsafeBufferPointer<StackClaim<Scalar>>
  let gaps: UnsafeBufferPointer<Scalar>
  let insets: UnsafeBufferPointer<LayoutInsets<Scalar>>
  let details: UnsafeBufferPointer<LayoutNode<Scalar>.Kind>
  let alignsOnContent: Bool
}

/// What lies around a layout: the screen, or a reader in another layout.
struct Surroundings<Scalar: LayoutScalar>: Sendable {
  var screen: SafeAreaProvider<Scalar>
  /// How near to an edge of the safe area counts as touching it.
  var touch: Scalar
  /// How many nodes there are from the root down to the deepest of the layout.
  var depth: Int
  /// How many more nodes readers' contents may have.
  var spareNodes: Int
}

/// A node for which code answered something that can't be used.
struct LayoutFault: Sendable {
  var node: Int
  /// From there on, where the fault lies in the content of a reader.
  var path: [String] = []
  var reason: LayoutProblem.Reason
}

/// What a solve finds beside the frames.
struct LayoutResults<Scalar: LayoutScalar>: Sendable {
  var scrolls: [ScrollGeometry<Scalar>] = []
  var readers: [ReaderGeometry<Scalar>] = []
  var nested: [NestedLayout<Scalar>] = []
  /// Nodes that a view left out, as one that shows the first that fits.
  var hidden: Set<Int> = []
  /// The first thing that code answered and that can't be used.
  var fault: LayoutFault?
  /// How many more nodes readers' contents may have.
  var spareNodes = 0

  mutating func clear() {
    if !scrolls.isEmpty { scrolls.removeAll(keepingCapacity: true) }
    if !readers.isEmpty { readers.removeAll(keepingCapacity: true) }
    if !nested.isEmpty { nested.removeAll(keepingCapacity: true) }
    if fault != nil { fault = nil }
    if !hidden.isEmpty { hidden.removeAll(keepingCapacity: true) }
  }
}

extension LayoutPass {
  var resolver: any LayoutResolver<Scalar> { code.pointee }

  /// The size of a node for a proposal. The same question gets the same answer, from memory where
  /// it was asked before.
  @inline(__always)
  mutating func measure(
    _ index: Int,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let node = tree.nodes[index]
    if node.flags.isSuperset(of: .rigid) { return LayoutExtents(tree.lengths[index]) }
    if node.kind.isLeaf { return leafSize(index, node.kind, proposal) }
    return measureContainer(index, node, proposal)
  }

  @inline(never)
  private mutating func measureContainer(
    _ index: Int,
    _ node: FlatNode,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    if node.flags.contains(.isAsked) { return rangedAnswer(index, proposal).answer }
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
    var next = newest[slot].older
    if next == RememberedAnswer<Scalar>.absent { return nil }
    if newest[slot].answers(proposal) { return newest[slot].answer }
    while next >= 0 {
      let entry = memory.pointee.older[Int(next)]
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
    var older = RememberedAnswer<Scalar>.last
    if newest[slot].older != RememberedAnswer<Scalar>.absent {
      older = Int32(memory.pointee.older.count)
      memory.pointee.older.append(newest[slot])
    }
    newest[slot] = RememberedAnswer(proposal: proposal, answer: answer, older: older)
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

  /// What is proposed; 10 points where nothing is. (rule 1.2)
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
  mutating func containerSize(
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
    case .window(let bars): return windowSize(child, bars, proposal)
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
    return measure(Int(container.first) + position, usable(proposal, Int(container.node)))
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

  /// A proposal that code made.
  mutating func usable(_ proposal: Proposal<Scalar>, _ index: Int) -> Proposal<Scalar> {
    var usable = proposal
    for axis in Axis.allCases {
      if let extent = proposal[axis] { usable[axis] = self.usable(extent, index, "custom layout") }
    }
    return usable
  }

  mutating func note(_ index: Int, path: [String] = [], _ reason: LayoutProblem.Reason) {
    if results.pointee.fault == nil {
      results.pointee.fault = LayoutFault(node: index, path: path, reason: reason)
    }
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
