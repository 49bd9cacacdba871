extension LayoutPass {
  /// The longest of the children of the highest priority, on each axis. (rule 2.22)
  mutating func layersSize(
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    var size = LayoutExtents<Scalar>(width: .length(.zero), height: .length(.zero))
    let top = topPriority(container)
    for child in container.children where priority(child) == top {
      let answer = measure(child, proposal)
      size.width = size.width.clamped(atLeast: answer.width)
      size.height = size.height.clamped(atLeast: answer.height)
    }
    return size
  }

  /// Proposes the layers' own size to each child and lets their guides meet the furthest guide of
  /// the children of the highest priority. (rule 2.22)
  mutating func arrangeLayers(
    _ container: FlatContainer,
    _ alignment: LayoutAlignment,
    _ size: LayoutSize<Scalar>
  ) {
    let start = memory.pointee.placements.count
    let offer = Proposal(size)
    let top = topPriority(container)
    var meeting: LayoutPoint<Scalar>?
    for child in container.children {
      let length = self.size(child, offer)
      let guides = guides(child, alignment, offer, length)
      if priority(child) == top { meeting = meeting.map { $0.furthest(guides) } ?? guides }
      memory.pointee.placements.append(
        Placement(node: child, origin: guides, proposal: offer, size: length)
      )
    }
    guard let meeting else { return }
    for index in start..<memory.pointee.placements.count {
      memory.pointee.placements[index].origin = meeting - memory.pointee.placements[index].origin
    }
  }

  /// A view and another that is proposed its size, their guides sharing a point. (rule 2.23)
  mutating func arrangeSecondary(
    _ container: FlatContainer,
    _ alignment: LayoutAlignment,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) {
    let primary = Int(container.first)
    let offer = Proposal(size)
    let length = self.size(primary + 1, offer)
    let origin =
      guides(primary, alignment, proposal, size) - guides(primary + 1, alignment, offer, length)
    memory.pointee.placements.append(
      Placement(node: primary, origin: .origin, proposal: proposal, size: size)
    )
    memory.pointee.placements.append(
      Placement(node: primary + 1, origin: origin, proposal: offer, size: length)
    )
  }

  /// The first child whose ideal size fits on the tested axes, else the last. (rule 3.12)
  mutating func fitting(
    _ container: FlatContainer,
    _ horizontal: Bool,
    _ vertical: Bool,
    _ proposal: Proposal<Scalar>
  ) -> Int? {
    let offer = idealProposal(horizontal, vertical, proposal)
    for child in container.children {
      let ideal = measure(child, offer)
      let fitsAcross = !horizontal || fits(ideal.width, proposal.width)
      let fitsDown = !vertical || fits(ideal.height, proposal.height)
      if fitsAcross && fitsDown { return child }
    }
    return container.children.last
  }

  private func fits(_ ideal: Extent<Scalar>, _ proposal: Extent<Scalar>?) -> Bool {
    !(proposal ?? .infinite).isLess(than: ideal)
  }

  private func topPriority(_ container: FlatContainer) -> Double? {
    container.children.map(priority).max()
  }

  /// Views that stand for another one answer with its priority. (rule 2.17)
  private func priority(_ index: Int) -> Double {
    let node = tree.nodes[index]
    switch node.kind {
    case .verticalSpacer, .horizontalSpacer, .freeSpacer: return -.infinity
    case .priority:
      if case .priority(let priority) = tree.details[Int(tree.containers[Int(node.container)].data)]
      {
        return priority
      }
      return 0
    case .offset, .fixedSize, .guide, .overlay, .background:
      return priority(Int(tree.containers[Int(node.container)].first))
    default: return 0
    }
  }
}

extension FlatContainer {
  @inline(__always)
  var children: Range<Int> { Int(first)..<Int(first + count) }
}

extension LayoutPoint {
  static var origin: LayoutPoint { LayoutPoint(x: .zero, y: .zero) }

  @inline(__always)
  init(_ axis: Axis, _ along: Scalar, across: Scalar) {
    self = axis == .horizontal ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
  }

  @inline(__always)
  static func + (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x + right.x, y: left.y + right.y)
  }

  @inline(__always)
  static func - (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: left.x - right.x, y: left.y - right.y)
  }

  func furthest(_ other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x.clamped(atLeast: other.x), y: y.clamped(atLeast: other.y))
  }
}
