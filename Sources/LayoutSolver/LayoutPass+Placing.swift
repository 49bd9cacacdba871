extension LayoutPass {
  /// Gives a node its frame and places what is inside of it.
  ///
  /// `origin` is in root coordinates, `proposal` what the node is placed with, `size` its answer to
  /// that, `provider` the innermost provider of safe area around the node.
  mutating func place(
    _ index: Int,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ provider: Int
  ) {
    frames[index] = LayoutRect(origin: origin, size: size)
    if !results.pointee.hidden.isEmpty { results.pointee.hidden.remove(index) }
    let node = tree.nodes[index]
    guard node.container >= 0 else { return }
    let container = tree.containers[Int(node.container)]
    switch node.kind {
    case .row, .column:
      let stack = tree.stacks[Int(container.data)]
      if stack.alignsPlainly {
        placePlainStack(container, stack, origin, proposal, size, provider)
      } else {
        placeArranged(index, origin, proposal, size, provider)
      }
    case .text: break
    case .padding: placePadded(container, origin, proposal, provider)
    case .reader: placeReader(index, container, provider)
    case .ignoresSafeArea: placeIgnoring(index, container, proposal, provider)
    case .safeAreaInset: placeInset(index, container, proposal, provider)
    case .window: placeWindow(index, container, provider)
    case .sealed: placeSealed(index, container, proposal)
    case .scroll: placeScroll(index, container, proposal, provider)
    case .firstFitting:
      hide(container)
      placeArranged(index, origin, proposal, size, provider)
    default: placeArranged(index, origin, proposal, size, provider)
    }
  }

  private mutating func placeArranged(
    _ index: Int,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ provider: Int
  ) {
    let start = memory.pointee.placements.count
    arrange(index, proposal, size)
    let end = memory.pointee.placements.count
    for position in start..<end {
      let child = memory.pointee.placements[position]
      place(child.node, origin + child.origin, child.proposal, child.size, provider)
    }
    memory.pointee.placements.removeLast(end - start)
  }

  private mutating func placePadded(
    _ container: FlatContainer,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ provider: Int
  ) {
    let insets = tree.insets[Int(container.data)]
    let offer = proposal.inset(by: insets)
    let child = Int(container.first)
    let corner = LayoutPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    place(child, corner, offer, size(child, offer), provider)
  }

  /// Puts the children of a node on the stack of placements, in the node's own coordinates.
  ///
  /// Kinds whose children's places depend on the safe area are placed directly, and have no guides.
  mutating func arrange(
    _ index: Int,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let node = tree.nodes[index]
    let container = tree.containers[Int(node.container)]
    switch node.kind {
    case .row, .column: arrangeStack(container, proposal, size)
    case .padding:
      let insets = tree.insets[Int(container.data)]
      let corner = LayoutPoint(x: insets.leading, y: insets.top)
      arrangeOnly(container, corner, proposal.inset(by: insets))
    default: arrangeDetailed(index, container, proposal, size)
    }
  }

  private mutating func arrangeDetailed(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let child = Int(container.first)
    switch tree.details[Int(container.data)] {
    case .layers(let alignment): arrangeLayers(container, alignment, size)
    case .overlay(let alignment), .background(let alignment):
      arrangeSecondary(container, alignment, proposal, size)
    case .frame(let width, let height, let alignment):
      arrangeAligned(container, alignment, framedProposal(width, height, proposal), size)
    case .flexibleFrame(let width, let height, let alignment):
      let offer = flexibleFrameProposal(width, height, proposal, size)
      arrangeAligned(container, alignment, offer, size)
    case .offset(let x, let y):
      arrangeOnly(container, LayoutPoint(x: x, y: y), proposal)
    case .position(let x, let y):
      let length = self.size(child, Proposal(size))
      let origin = LayoutPoint(x: x - length.width.half, y: y - length.height.half)
      arrangeOnly(container, origin, Proposal(size))
    case .fixedSize(let horizontal, let vertical):
      arrangeOnly(container, .origin, idealProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      arrangeOnly(container, .origin, shapedProposal(child, ratio, mode, proposal))
    case .firstFitting(let horizontal, let vertical):
      guard let chosen = fitting(container, horizontal, vertical, proposal) else { return }
      append(chosen, .origin, proposal)
    case .custom(let id): arrangeCustom(index, id, container, proposal, size)
    default: arrangeOnly(container, .origin, proposal)
    }
  }

  private mutating func arrangeOnly(
    _ container: FlatContainer,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>
  ) {
    append(Int(container.first), origin, proposal)
  }

  private mutating func append(
    _ child: Int,
    _ origin: LayoutPoint<Scalar>,
    _ proposal: Proposal<Scalar>
  ) {
    let length = size(child, proposal)
    memory.pointee.placements.append(
      Placement(node: child, origin: origin, proposal: proposal, size: length)
    )
  }

  /// A child whose guides meet a frame's. (rule 3.4)
  private mutating func arrangeAligned(
    _ container: FlatContainer,
    _ alignment: LayoutAlignment,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let child = Int(container.first)
    let length = self.size(child, proposal)
    let own = guides(child, alignment, proposal, length)
    let meeting = LayoutPoint(
      x: alignment.horizontal.standard(in: size.width),
      y: alignment.vertical.standard(in: size.height)
    )
    memory.pointee.placements.append(
      Placement(node: child, origin: meeting - own, proposal: proposal, size: length)
    )
  }

  /// Children that are not shown have no size and stand at the corner of the view.
  private mutating func hide(_ container: FlatContainer) {
    for child in container.children { hide(child, at: frames[Int(container.node)].origin) }
  }

  private mutating func hide(_ index: Int, at corner: LayoutPoint<Scalar>) {
    frames[index] = LayoutRect(origin: corner, size: .none)
    results.pointee.hidden.insert(index)
    guard tree.nodes[index].container >= 0 else { return }
    for child in tree.containers[Int(tree.nodes[index].container)].children {
      hide(child, at: corner)
    }
  }

  private mutating func arrangeCustom(
    _ index: Int,
    _ id: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let resolver = resolver
    let count = Int(container.count)
    let placed = resolver.placements(inCustom: id, of: size, for: proposal, count: count) {
      measureChild($0, of: container, $1)
    }
    guard placed.count == count else {
      let what = "the custom layout places \(placed.count) children; place each of \(count) once"
      note(index, .resolver(what))
      return
    }
    for (position, placement) in placed.enumerated() {
      let origin = LayoutPoint(
        x: usablePosition(placement.origin.x, index, "custom layout"),
        y: usablePosition(placement.origin.y, index, "custom layout")
      )
      append(Int(container.first) + position, origin, usable(placement.proposal, index))
    }
  }
}

extension LayoutSize {
  static var none: LayoutSize { LayoutSize(width: .zero, height: .zero) }
}
