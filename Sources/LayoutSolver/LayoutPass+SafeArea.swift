extension LayoutPass {
  /// How far a rectangle can grow out of the safe area, from the innermost provider to the screen.
  /// (rule 5.4)
  func growth(
    of rect: LayoutRect<Scalar>,
    outOf regions: SafeAreaRegions,
    _ provider: Int
  ) -> LayoutInsets<Scalar> {
    var grown = rect
    var next = provider
    while next >= 0 {
      let inner = self.provider(next)
      grown = inner.growth(of: grown, outOf: regions, touch: touch)
      next = inner.outer
    }
    return LayoutInsets(
      top: rect.minY - grown.minY,
      leading: rect.minX - grown.minX,
      bottom: grown.maxY - rect.maxY,
      trailing: grown.maxX - rect.maxX
    )
  }

  /// A provider by its number: 0 for the screen, *n* for the *n*th of the others.
  func provider(_ number: Int) -> SafeAreaProvider<Scalar> {
    number == 0 ? screen : memory.pointee.providers[number - 1]
  }

  /// Places a view out of the safe area that it touches; around it nothing changes. (rule 5.5)
  mutating func placeIgnoring(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ provider: Int
  ) {
    guard case .ignoresSafeArea(let regions, let edges) = tree.details[Int(container.data)] else {
      return
    }
    let frame = frames[index]
    let reach = growth(of: frame, outOf: regions, provider).limited(to: edges)
    let child = Int(container.first)
    let offer = proposal.inset(by: reach.negated)
    let origin = LayoutPoint(x: frame.minX - reach.leading, y: frame.minY - reach.top)
    place(child, origin, offer, size(child, offer), provider)
  }
}

/// The sizes of a view with a bar at its edge, and what each is proposed.
struct InsetSizes<Scalar: LayoutScalar> {
  var whole: LayoutExtents<Scalar>
  var view: Proposal<Scalar>
  var bar: Proposal<Scalar>
  var barLength: Extent<Scalar>
}

extension LayoutPass {
  /// A bar gets what the view can do without; the view gets what the bar leaves. (rule 5.7)
  mutating func insetSizes(
    _ container: FlatContainer,
    _ edge: LayoutEdge,
    _ spacing: Scalar,
    _ proposal: Proposal<Scalar>
  ) -> InsetSizes<Scalar> {
    let view = Int(container.first)
    let axis = edge.axis
    var (viewOffer, barOffer) = (proposal, proposal)
    if let room = proposal[axis] {
      let usable = (room - spacing).clamped(atLeast: .zero)
      var least = proposal
      least[axis] = .length(.zero)
      let needed = measure(view, least)[axis].length ?? .zero
      barOffer[axis] = (usable - needed).clamped(atLeast: .zero)
      let bar = measure(view + 1, barOffer)[axis].length ?? .zero
      viewOffer[axis] = (room - spacing - bar).clamped(atLeast: .zero)
    }
    let bar = measure(view + 1, barOffer)
    let size = measure(view, viewOffer)
    let whole = LayoutExtents(
      axis,
      size[axis].adding(bar[axis]) + spacing,
      across: size[axis.crossing].clamped(atLeast: bar[axis.crossing])
    )
    return InsetSizes(whole: whole, view: viewOffer, bar: barOffer, barLength: bar[axis])
  }

  /// Places the view against the opposite edge and the bar at its own; only the view sees the room
  /// that the bar covers. (rule 5.7)
  mutating func placeInset(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ provider: Int
  ) {
    guard case .safeAreaInset(let edge, let guide, let spacing) = tree.details[Int(container.data)]
    else { return }
    let sizes = insetSizes(container, edge, spacing ?? .zero, proposal)
    let view = Int(container.first)
    let frame = frames[index]
    let viewSize = size(view, sizes.view)
    let viewOrigin = insetOrigin(frame, viewSize, edge.opposite)
    let barSize = size(view + 1, sizes.bar)
    var barOrigin = insetOrigin(frame, barSize, edge)
    let cross = edge.axis.crossing
    barOrigin[cross] =
      viewOrigin[cross] + guidePosition(view, guide, cross, sizes.view, viewSize)
      - guidePosition(view + 1, guide, cross, sizes.bar, barSize)
    let covered = (spacing ?? .zero) + (sizes.barLength.length ?? .zero)
    memory.pointee.providers.append(
      SafeAreaProvider(
        rect: frame,
        element: SafeAreaElement(
          regions: .container,
          insets: LayoutInsets(LayoutEdges(edge), covered)
        ),
        outer: provider
      )
    )
    place(view, viewOrigin, sizes.view, viewSize, memory.pointee.providers.count)
    memory.pointee.providers.removeLast()
    place(view + 1, barOrigin, sizes.bar, barSize, provider)
  }

  /// Where a part of `size` stands at an edge of `frame`, centred along it.
  private func insetOrigin(
    _ frame: LayoutRect<Scalar>,
    _ size: LayoutSize<Scalar>,
    _ edge: LayoutEdge
  ) -> LayoutPoint<Scalar> {
    let axis = edge.axis
    let room = frame.size[axis] - size[axis]
    let along = frame.origin[axis] + (edge == axis.firstEdge ? .zero : room)
    let across =
      frame.origin[axis.crossing] + (frame.size[axis.crossing] - size[axis.crossing]).half
    return LayoutPoint(axis, along, across: across)
  }
}

extension LayoutEdge {
  var opposite: LayoutEdge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension LayoutInsets {
  /// The insets of `edges`, none elsewhere.
  func limited(to edges: LayoutEdges) -> LayoutInsets {
    var copy = LayoutInsets.zero
    for edge in LayoutEdge.allCases where edges.contains(edge) { copy[edge] = self[edge] }
    return copy
  }
}
