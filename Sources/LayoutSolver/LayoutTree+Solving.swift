extension LayoutTree {
  /// Lays the tree out on a screen.
  ///
  /// The root is centred in the safe area. (SPEC 1.6) The same arguments give the same layout.
  /// Throws where the screen's numbers, or an answer of the resolver, can't be used; `layout` is
  /// then not to be read.
  ///
  /// Cost: each node is measured once for each different proposal that it gets: once or twice where
  /// lengths are known beforehand, three times for each proposal to a stack around it where not.
  public func solve(
    in screen: LayoutScreen<Scalar>,
    with resolver: any LayoutResolver<Scalar> = NoResolver(),
    into layout: inout SolvedLayout<Scalar>
  ) throws(LayoutProblem) {
    try solveOnScreen(screen, resolver, &layout)
  }

  /// The layout of the tree on a screen, made afresh: see ``solve(in:with:into:)``.
  public func solved(
    in screen: LayoutScreen<Scalar>,
    with resolver: any LayoutResolver<Scalar> = NoResolver()
  ) throws(LayoutProblem) -> SolvedLayout<Scalar> {
    var layout = SolvedLayout<Scalar>()
    try solveOnScreen(screen, resolver, &layout)
    return layout
  }

  /// What the root answers to a proposal.
  public func size(
    for proposal: Proposal<Scalar>,
    with resolver: any LayoutResolver<Scalar> = NoResolver()
  ) throws(LayoutProblem) -> LayoutExtents<Scalar> {
    var layout = SolvedLayout<Scalar>()
    let (answer, fault) = measured(proposal, resolver, &layout)
    if let fault { throw fault }
    return answer
  }
}

extension LayoutTree where Scalar == Double {
  /// Turns a written layout into the form that is solved: see the general initialiser.
  public init(_ root: LayoutNode<Double>) throws(LayoutProblem) {
    self = try TreeBuilder<Double>.tree(of: root)
  }

  /// Lays the tree out on a screen, in the solver's fast form: see the general function.
  public func solve(
    in screen: LayoutScreen<Double>,
    with resolver: any LayoutResolver<Double> = NoResolver(),
    into layout: inout SolvedLayout<Double>
  ) throws(LayoutProblem) {
    try solveOnScreen(screen, resolver, &layout)
  }

  /// The layout of the tree on a screen, made afresh: see ``solve(in:with:into:)``.
  public func solved(
    in screen: LayoutScreen<Double>,
    with resolver: any LayoutResolver<Double> = NoResolver()
  ) throws(LayoutProblem) -> SolvedLayout<Double> {
    var layout = SolvedLayout<Double>()
    try solveOnScreen(screen, resolver, &layout)
    return layout
  }
}

/// Where a tree's root stands: what it is proposed, and from which corner.
struct RootPlace<Scalar: LayoutScalar> {
  var proposal: Proposal<Scalar>
  var origin: LayoutPoint<Scalar>
  var provider: Int
  /// Whether the root is centred in what is proposed, or stands at its corner.
  var isCentered = false
}

extension LayoutTree {
  private func solveOnScreen(
    _ screen: LayoutScreen<Scalar>,
    _ resolver: any LayoutResolver<Scalar>,
    _ layout: inout SolvedLayout<Scalar>
  ) throws(LayoutProblem) {
    if let reason = screen.fault { throw LayoutProblem(path: ["screen"], reason: reason) }
    let surroundings = Surroundings(
      screen: screen.provider,
      touch: Scalar(0.5 / screen.scale + 0.001),
      depth: depth,
      spareNodes: LayoutLimits.nodes - count
    )
    let covered = surroundings.screen.total
    let place = RootPlace(
      proposal: Proposal(screen.size).inset(by: covered),
      origin: LayoutPoint(x: covered.leading, y: covered.top),
      provider: 0,
      isCentered: true
    )
    if let fault = run(in: surroundings, [], place, resolver, into: &layout) { throw fault }
    if screen.isMirrored { layout.mirror(in: screen.size.width) }
  }

  /// Solves the tree in its place, with providers between it and the screen; returns the first
  /// fault that was met.
  func run(
    in surroundings: Surroundings<Scalar>,
    _ providers: [SafeAreaProvider<Scalar>],
    _ place: RootPlace<Scalar>,
    _ resolver: any LayoutResolver<Scalar>,
    into layout: inout SolvedLayout<Scalar>
  ) -> LayoutProblem? {
    withPass(in: surroundings, providers, resolver, into: &layout) { pass in
      let size = pass.size(0, place.proposal)
      pass.place(0, place.corner(of: size), place.proposal, size, place.provider)
    }
  }

  private func measured(
    _ proposal: Proposal<Scalar>,
    _ resolver: any LayoutResolver<Scalar>,
    _ layout: inout SolvedLayout<Scalar>
  ) -> (LayoutExtents<Scalar>, LayoutProblem?) {
    let nowhere = LayoutScreen<Scalar>(size: .none)
    let surroundings = Surroundings(
      screen: nowhere.provider,
      touch: .zero,
      depth: depth,
      spareNodes: 0
    )
    var answer = LayoutExtents<Scalar>(width: .infinite, height: .infinite)
    let fault = withPass(in: surroundings, [], resolver, into: &layout) { pass in
      answer = pass.measure(0, proposal)
    }
    return (answer, fault)
  }
}

extension RootPlace {
  func corner(of size: LayoutSize<Scalar>) -> LayoutPoint<Scalar> {
    guard isCentered, let width = proposal.width?.length, let height = proposal.height?.length
    else { return origin }
    return LayoutPoint(
      x: origin.x + (width - size.width).half,
      y: origin.y + (height - size.height).half
    )
  }
}
