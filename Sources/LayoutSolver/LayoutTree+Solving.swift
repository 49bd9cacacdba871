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
    let surroundings = Surroundings<Scalar>(providers: [], depth: depth)
    let (answer, fault) = measured(proposal, in: surroundings, resolver, &layout)
    if let fault { throw fault }
    return answer
  }
}

extension LayoutTree where Scalar == Double {
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
    let provider = screen.provider
    let covered = provider.total
    let place = RootPlace(
      proposal: Proposal(screen.size).inset(by: covered),
      origin: LayoutPoint(x: covered.leading, y: covered.top),
      provider: 0,
      isCentered: true
    )
    let surroundings = Surroundings(providers: [provider], depth: depth)
    let touch = Scalar(0.5 / screen.scale + 0.001)
    if let fault = run(in: surroundings, place, touch, resolver, into: &layout) { throw fault }
    if screen.isMirrored { layout.mirror(in: screen.size.width) }
  }

  /// Solves the tree in its place; returns the first fault that was met.
  func run(
    in surroundings: Surroundings<Scalar>,
    _ place: RootPlace<Scalar>,
    _ touch: Scalar,
    _ resolver: any LayoutResolver<Scalar>,
    into layout: inout SolvedLayout<Scalar>
  ) -> LayoutProblem? {
    let fault = withPass(in: surroundings, touch, resolver, into: &layout) { pass in
      let size = pass.size(0, place.proposal)
      pass.place(0, place.corner(of: size), place.proposal, size, place.provider)
    }
    layout.named = named
    return fault
  }

  private func measured(
    _ proposal: Proposal<Scalar>,
    in surroundings: Surroundings<Scalar>,
    _ resolver: any LayoutResolver<Scalar>,
    _ layout: inout SolvedLayout<Scalar>
  ) -> (LayoutExtents<Scalar>, LayoutProblem?) {
    var answer = LayoutExtents<Scalar>(width: .infinite, height: .infinite)
    let fault = withPass(in: surroundings, .zero, resolver, into: &layout) { pass in
      answer = pass.measure(0, proposal)
    }
    return (answer, fault)
  }

  /// Lends the tree and the layout's memory to a pass.
  @inline(__always)
  private func withPass(
    in surroundings: Surroundings<Scalar>,
    _ touch: Scalar,
    _ resolver: any LayoutResolver<Scalar>,
    into layout: inout SolvedLayout<Scalar>,
    _ work: (inout LayoutPass<Scalar>) -> Void
  ) -> LayoutProblem? {
    var pass = LayoutPass(
      tree: self,
      resolver: resolver,
      touch: touch,
      surroundings: surroundings
    )
    layout.lend(to: &pass)
    pass.prepare()
    work(&pass)
    layout.takeBack(from: &pass)
    return pass.fault.map { LayoutProblem(path: path(to: $0.node), reason: $0.reason) }
  }

  /// Names, or kinds and places, from the root down to a node.
  private func path(to node: Int) -> [String] {
    var path: [String] = []
    var next = node
    while next >= 0 {
      let parent = containers.first { $0.children.contains(next) }
      let name = named.first { Int($0.node) == next }?.name
      path.append(name ?? "\(nodes[next].kind)[\(next - Int(parent?.first ?? 0))]")
      next = parent.map { Int($0.node) } ?? -1
    }
    return path.reversed()
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
