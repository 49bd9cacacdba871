extension LayoutPass {
  /// What is proposed along the axes that scroll, the content's length across them. (SPEC 4.2)
  mutating func scrollSize(
    _ child: Int,
    _ behavior: ScrollBehavior<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    if behavior.fillsBothAxes { return greedySize(proposal) }
    let content = measure(child, contentProposal(behavior, proposal))
    return LayoutExtents(
      width: scrollLength(.horizontal, behavior, proposal, content),
      height: scrollLength(.vertical, behavior, proposal, content)
    )
  }

  private func scrollLength(
    _ axis: Axis,
    _ behavior: ScrollBehavior<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ content: LayoutExtents<Scalar>
  ) -> Extent<Scalar> {
    let hugging = (content[axis] + behavior.margins.total(axis)).clamped(atLeast: .zero)
    return behavior.scrolls(axis) ? proposal[axis] ?? hugging : hugging
  }

  /// Nothing along the axes that scroll, what the margins leave across them. (SPEC 4.1, 4.7)
  private func contentProposal(
    _ behavior: ScrollBehavior<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> Proposal<Scalar> {
    let inside = proposal.inset(by: behavior.margins)
    return Proposal(
      width: behavior.scrollsHorizontally ? nil : inside.width,
      height: behavior.scrollsVertically ? nil : inside.height
    )
  }

  /// Places the content at its offset and keeps the region's geometry. (SPEC 4.4)
  mutating func placeScroll(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>,
    _ provider: Int
  ) {
    guard case .scroll(let behavior) = tree.details[Int(container.data)] else { return }
    var offer = proposal
    if behavior.fillsBothAxes { offer = Proposal(frames[index].size) }
    offer = contentProposal(behavior, offer)
    let child = Int(container.first)
    let content = size(child, offer)
    var geometry = ScrollGeometry(
      frame: frames[index],
      safeAreaInsets: growth(of: frames[index], outOf: .all, provider),
      margins: behavior.margins,
      contentSize: content,
      offset: .origin,
      scrollsHorizontally: behavior.scrollsHorizontally,
      scrollsVertically: behavior.scrollsVertically,
      outer: scroll,
      node: index
    )
    geometry.offset = behavior.offset.clamped(atMost: geometry.maximumOffset)
    let outer = scroll
    scroll = results.pointee.scrolls.count
    results.pointee.scrolls.append(geometry)
    place(child, contentOrigin(geometry, behavior), offer, content, provider)
    scroll = outer
  }

  /// Content that is shorter than the viewport rests at the behaviour's fraction of the room left
  /// over; across the axes that scroll it is centred.
  private func contentOrigin(
    _ scroll: ScrollGeometry<Scalar>,
    _ behavior: ScrollBehavior<Scalar>
  ) -> LayoutPoint<Scalar> {
    var origin = scroll.viewport.origin
    for axis in Axis.allCases {
      let room = scroll.viewport.size[axis] - scroll.contentSize[axis]
      if !behavior.scrolls(axis) {
        origin[axis] = origin[axis] + room.half
      } else if scroll.isScrollable(axis) {
        origin[axis] = origin[axis] - scroll.offset[axis]
      } else {
        origin[axis] = origin[axis] + room.scaled(by: behavior.restingFraction[axis])
      }
    }
    return origin
  }
}

extension LayoutPoint {
  /// The point moved into the rectangle from the origin to `maximum`.
  func clamped(atMost maximum: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      x: x.clamped(atMost: maximum.x).clamped(atLeast: .zero),
      y: y.clamped(atMost: maximum.y).clamped(atLeast: .zero)
    )
  }
}

extension LayoutPass {
  /// Asks for a reader's content and lays it out from the reader's corner, in the same
  /// surroundings. (SPEC 3.11)
  mutating func placeReader(_ index: Int, _ container: FlatContainer, _ provider: Int) {
    guard case .reader(let id) = tree.details[Int(container.data)] else { return }
    let frame = frames[index]
    let geometry = ReaderGeometry(
      id: id,
      frame: frame,
      safeAreaInsets: growth(of: frame, outOf: .all, provider)
    )
    results.pointee.readers.append(geometry)
    let content = resolver.content(ofReader: id, in: geometry)
    let inner = Surroundings(
      screen: screen,
      touch: touch,
      depth: depth + content.depth,
      spareNodes: spareNodes - content.count
    )
    guard inner.depth <= LayoutLimits.depth, inner.spareNodes >= 0 else {
      note(index, inner.spareNodes < 0 ? .tooManyNodes : .tooDeep)
      return
    }
    var nested = NestedLayout<Scalar>(scroll: scroll)
    let place = RootPlace(proposal: Proposal(frame.size), origin: frame.origin, provider: provider)
    let providers = memory.pointee.providers
    let fault = content.run(in: inner, providers, place, resolver, into: &nested.layout)
    spareNodes = nested.layout.results.spareNodes
    if let fault { note(index, path: fault.path, fault.reason) }
    results.pointee.nested.append(nested)
  }
}

/// The content of a reader, laid out.
struct NestedLayout<Scalar: LayoutScalar>: Sendable {
  /// The innermost scroll region around the reader, in its layout.
  var scroll: Int?
  var layout = SolvedLayout<Scalar>()
}
