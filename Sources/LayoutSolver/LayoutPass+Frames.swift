extension LayoutPass {
  /// A box of given lengths. (SPEC 3.1)
  mutating func frameSize(
    _ child: Int,
    _ width: Scalar?,
    _ height: Scalar?,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let offer = framedProposal(width, height, proposal)
    var size = measure(child, offer)
    if let width = given(width) { size.width = .length(width) }
    if let height = given(height) { size.height = .length(height) }
    return size
  }

  func framedProposal(
    _ width: Scalar?,
    _ height: Scalar?,
    _ proposal: Proposal<Scalar>
  ) -> Proposal<Scalar> {
    Proposal(
      width: given(width).map { .length($0) } ?? proposal.width,
      height: given(height).map { .length($0) } ?? proposal.height
    )
  }

  /// A length below 0 counts as none. (SPEC 3.1)
  @inline(__always)
  private func given(_ length: Scalar?) -> Scalar? {
    guard let length, !length.isLess(than: .zero) else { return nil }
    return length
  }

  /// A box that stretches between lengths. (SPEC 3.2)
  mutating func flexibleFrameSize(
    _ child: Int,
    _ width: LengthRange<Scalar>,
    _ height: LengthRange<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let offer = Proposal(
      width: width.offer(proposal.width),
      height: height.offer(proposal.height)
    )
    let answer = measure(child, offer)
    return LayoutExtents(
      width: width.length(proposal.width, offer.width, answer.width),
      height: height.length(proposal.height, offer.height, answer.height)
    )
  }

  /// What a flexible frame proposes when it places its child: its own size, or nothing where it
  /// took its child's ideal length. (SPEC 3.3)
  func flexibleFrameProposal(
    _ width: LengthRange<Scalar>,
    _ height: LengthRange<Scalar>,
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Proposal<Scalar> {
    Proposal(
      width: width.placingOffer(proposal.width, size.width),
      height: height.placingOffer(proposal.height, size.height)
    )
  }
}

extension LengthRange {
  /// The proposal to the child: the frame's own, or its ideal, between the bounds.
  @inline(__always)
  func offer(_ proposal: Extent<Scalar>?) -> Extent<Scalar>? {
    guard var offer = proposal ?? ideal.map({ .length($0) }) else { return nil }
    if let minimum { offer = offer.clamped(atLeast: minimum) }
    if let maximum { offer = offer.clamped(atMost: maximum) }
    return offer
  }

  /// The frame's length for its proposal, what it offered its child, and what that answered.
  @inline(__always)
  func length(
    _ proposal: Extent<Scalar>?,
    _ offer: Extent<Scalar>?,
    _ answer: Extent<Scalar>
  ) -> Extent<Scalar> {
    if proposal == nil, let ideal { return .length(ideal) }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return (proposal ?? answer).clamped(atLeast: minimum).clamped(atMost: maximum)
    case (let minimum?, nil):
      return answer.clamped(atMost: offer ?? .infinite).clamped(atLeast: minimum)
    case (nil, let maximum?):
      return (offer.map(answer.clamped(atLeast:)) ?? answer).clamped(atMost: maximum)
    case (nil, nil):
      return answer
    }
  }

  @inline(__always)
  func placingOffer(_ proposal: Extent<Scalar>?, _ length: Scalar) -> Extent<Scalar>? {
    let isAboveMinimum = minimum?.isLess(than: length) ?? true
    let isBelowMaximum = Extent.length(length).isLess(than: maximum ?? .infinite)
    let isIdeal = ideal == nil && proposal == nil && isAboveMinimum && isBelowMaximum
    return isIdeal ? nil : .length(length)
  }
}

extension LayoutPass {
  /// A view with room around; at least 0 long. (SPEC 3.5)
  mutating func paddedSize(
    _ child: Int,
    _ insets: LayoutInsets<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    let size = measure(child, proposal.inset(by: insets))
    return LayoutExtents(
      width: (size.width + insets.total(.horizontal)).clamped(atLeast: .zero),
      height: (size.height + insets.total(.vertical)).clamped(atLeast: .zero)
    )
  }

  /// The room that is proposed, the view's own where nothing is. (SPEC 3.8)
  mutating func positionSize(
    _ child: Int,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    if let width = proposal.width, let height = proposal.height {
      return LayoutExtents(width: width, height: height)
    }
    let size = measure(child, proposal)
    return LayoutExtents(
      width: proposal.width ?? size.width,
      height: proposal.height ?? size.height
    )
  }

  /// Nothing on the chosen axes. (SPEC 3.6)
  func idealProposal(
    _ horizontal: Bool,
    _ vertical: Bool,
    _ proposal: Proposal<Scalar>
  ) -> Proposal<Scalar> {
    Proposal(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  /// The largest size of a shape inside of the proposal, or the smallest that covers it; the
  /// proposal itself where it gives nothing, or where the shape is unknown. (SPEC 3.9)
  mutating func shapedProposal(
    _ child: Int,
    _ ratio: Double?,
    _ mode: AspectMode,
    _ proposal: Proposal<Scalar>
  ) -> Proposal<Scalar> {
    guard let ratio = ratio ?? idealRatio(child), LayoutLimits.ratios.contains(ratio) else {
      return proposal
    }
    let wide = proposal.width?.length.map { shape(width: $0, ratio) }
    let high = proposal.height?.length.map { shape(height: $0, ratio) }
    switch (wide, high) {
    case (let wide?, let high?):
      let isWideLower = wide.height.isLess(than: high.height)
      return Proposal(isWideLower == (mode == .fit) ? wide : high)
    case (let wide?, nil): return mode == .fit ? Proposal(wide) : unbounded(proposal, wide)
    case (nil, let high?): return mode == .fit ? Proposal(high) : unbounded(proposal, high)
    case (nil, nil): return proposal
    }
  }

  /// Covering an endless length takes an endless size; where nothing is proposed on the other
  /// axis, the one length decides.
  private func unbounded(
    _ proposal: Proposal<Scalar>,
    _ size: LayoutSize<Scalar>
  ) -> Proposal<Scalar> {
    proposal.width == .infinite || proposal.height == .infinite
      ? Proposal(width: .infinite, height: .infinite)
      : Proposal(size)
  }

  private mutating func idealRatio(_ child: Int) -> Double? {
    let ideal = measure(child, .unspecified)
    guard let width = ideal.width.length, let height = ideal.height.length else { return nil }
    return width.ratio(to: height)
  }

  /// A size of the ratio; no longer than ``LayoutLimits/length``, which ratios in ratios could pass.
  private func shape(width: Scalar, _ ratio: Double) -> LayoutSize<Scalar> {
    LayoutSize(width: width, height: limited(width.scaled(by: 1 / ratio)))
  }

  private func shape(height: Scalar, _ ratio: Double) -> LayoutSize<Scalar> {
    LayoutSize(width: limited(height.scaled(by: ratio)), height: height)
  }

  private func limited(_ length: Scalar) -> Scalar {
    length.clamped(atMost: Scalar(LayoutLimits.length))
  }
}
