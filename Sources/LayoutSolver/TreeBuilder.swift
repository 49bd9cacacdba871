/// Turns a ``LayoutNode`` into a ``LayoutTree``: lists the nodes breadth first, checks them, and
/// then works out from the last to the first what is known of each before anything is proposed.
struct TreeBuilder<Scalar: LayoutScalar> {
  private var tree: LayoutTree<Scalar>
  private var entries: [Entry] = []
  private var findings: [Findings] = []

  /// A node in the order of the tree.
  private struct Entry {
    var node: LayoutNode<Scalar>
    var parent: Int
    var position: Int
    var depth: Int
    var children: Range<Int>
    /// The axis of the stack in which the node, or what it is wrapped in, stands; `nil` for none.
    var stackAxis: Axis?
    /// The innermost scroll region around the node; -1 where there is none.
    var scroll: Int
  }

  /// What is known of a node for its parent's sake, beyond its flags.
  private struct Findings {
    var spacing = ViewSpacing<Scalar>.plain
    var width: Forecast<Scalar>?
    var height: Forecast<Scalar>?
    var flags: NodeFlags = []
    var priority = 0.0

    subscript(axis: Axis) -> Forecast<Scalar>? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  static func tree(of root: LayoutNode<Scalar>) throws(LayoutProblem) -> LayoutTree<Scalar> {
    var builder = TreeBuilder(tree: LayoutTree())
    try builder.list(root)
    try builder.check()
    builder.makeRoom()
    for index in builder.entries.indices.reversed() { builder.settle(index) }
    builder.nameNodes()
    builder.tree.alignsOnContent = builder.entries.contains { $0.node.kind.alignsOnContent }
    return builder.tree
  }

  private init(tree: LayoutTree<Scalar>) { self.tree = tree }
}

extension TreeBuilder {
  private mutating func list(_ root: LayoutNode<Scalar>) throws(LayoutProblem) {
    append(root, parent: -1, position: 0, depth: 1, stackAxis: nil, scroll: -1)
    var next = 0
    while next < entries.count {
      try expand(next)
      next += 1
    }
  }

  private mutating func expand(_ index: Int) throws(LayoutProblem) {
    let entry = entries[index]
    let first = entries.count
    let children = entry.node.children
    let skipsEmpty = entry.node.kind.skipsEmpty
    guard entry.depth < LayoutLimits.depth || children.allSatisfy({ skipsEmpty && $0.isEmpty })
    else { throw problem(at: index, .tooDeep) }
    guard first + children.count <= LayoutLimits.nodes else {
      throw problem(at: index, .tooManyNodes)
    }
    let scroll = entry.node.kind.isScroll ? index : entry.scroll
    for (position, child) in children.enumerated() where !(skipsEmpty && child.isEmpty) {
      append(
        child,
        parent: index,
        position: position,
        depth: entry.depth + 1,
        stackAxis: entry.node.kind.stackAxis(ofChild: position, in: entry.stackAxis),
        scroll: scroll
      )
    }
    entries[index].children = first..<entries.count
  }

  private mutating func append(
    _ node: LayoutNode<Scalar>,
    parent: Int,
    position: Int,
    depth: Int,
    stackAxis: Axis?,
    scroll: Int
  ) {
    tree.depth = max(tree.depth, depth)
    entries.append(
      Entry(
        node: node,
        parent: parent,
        position: position,
        depth: depth,
        children: 0..<0,
        stackAxis: stackAxis,
        scroll: scroll
      )
    )
  }

  private func check() throws(LayoutProblem) {
    for (index, entry) in entries.enumerated() {
      if let reason = entry.node.kind.fault { throw problem(at: index, reason) }
    }
  }

  private func problem(at index: Int, _ reason: LayoutProblem.Reason) -> LayoutProblem {
    var path: [String] = []
    var next = index
    while next >= 0 {
      let entry = entries[next]
      path.append(entry.node.name ?? "\(entry.node.kind.word)[\(entry.position)]")
      next = entry.parent
    }
    return LayoutProblem(path: path.reversed(), reason: reason)
  }

  private mutating func makeRoom() {
    let zero = LayoutSize(width: Scalar.zero, height: Scalar.zero)
    tree.nodes = Array(
      repeating: FlatNode(kind: .fixed, flags: [], container: -1),
      count: entries.count
    )
    tree.lengths = Array(repeating: zero, count: entries.count)
    findings = Array(repeating: Findings(), count: entries.count)
  }

  private mutating func nameNodes() {
    tree.named = entries.enumerated().compactMap { index, entry in
      entry.node.name.map {
        NamedNode(name: $0, node: Int32(index), scroll: Int32(entry.scroll))
      }
    }
    for (index, entry) in entries.enumerated() where entry.node.tag != LayoutNode<Scalar>.untagged {
      tree.tagged.append(TaggedNode(tag: entry.node.tag, node: Int32(index)))
    }
  }
}

extension TreeBuilder {
  private mutating func settle(_ index: Int) {
    let entry = entries[index]
    let kind = entry.node.kind.flatKind(in: entry.stackAxis)
    findings[index] = findings(of: entry, kind)
    keepLengths(index, kind)
    tree.nodes[index] = FlatNode(kind: kind, flags: flags(of: index), container: -1)
    if !kind.isLeaf { addContainer(index, entry) }
  }

  private mutating func keepLengths(_ index: Int, _ kind: FlatKind) {
    for axis in Axis.allCases {
      if let forecast = findings[index][axis] { tree.lengths[index][axis] = forecast.minimum }
    }
  }

  private func flags(of index: Int) -> NodeFlags {
    var flags = findings[index].flags
    for axis in Axis.allCases where findings[index][axis]?.isRigid == true {
      flags.insert(.rigid(axis))
    }
    if findings[index].width == nil || findings[index].height == nil { flags.insert(.isAsked) }
    return flags
  }

  private mutating func addContainer(_ index: Int, _ entry: Entry) {
    tree.nodes[index].container = Int32(tree.containers.count)
    tree.containers.append(
      FlatContainer(
        node: Int32(index),
        first: Int32(entry.children.lowerBound),
        count: Int32(entry.children.count),
        data: addData(of: entry)
      )
    )
  }

  private mutating func addData(of entry: Entry) -> Int32 {
    switch entry.node.kind {
    case .stack(let axis, let guide, let spacing):
      tree.stacks.append(stackData(entry, axis, guide, spacing))
      return Int32(tree.stacks.count - 1)
    case .padding(let insets):
      tree.insets.append(insets)
      return Int32(tree.insets.count - 1)
    case .flexibleFrame(let width, let height, let alignment):
      tree.details.append(
        .flexibleFrame(width: width.normalized, height: height.normalized, alignment)
      )
    case .safeAreaInset(let edge, let alignment, let spacing):
      let gap = spacing ?? insetGap(entry, edge)
      tree.details.append(.safeAreaInset(edge, alignment: alignment, spacing: gap))
    default:
      tree.details.append(entry.node.kind)
    }
    return Int32(tree.details.count - 1)
  }

  /// The gap that a view and a bar at its edge choose. (rule 5.7)
  private func insetGap(_ entry: Entry, _ edge: LayoutEdge) -> Scalar {
    let view = findings[entry.children.lowerBound].spacing
    let bar = findings[entry.children.lowerBound + 1].spacing
    let isFirst = edge == edge.axis.firstEdge
    return isFirst ? bar.gap(to: view, edge.axis) : view.gap(to: bar, edge.axis)
  }
}

extension TreeBuilder {
  private mutating func stackData(
    _ entry: Entry,
    _ axis: Axis,
    _ guide: LayoutGuide,
    _ spacing: Scalar?
  ) -> StackData<Scalar> {
    let gaps = gaps(between: entry.children, axis, spacing)
    let rigid = entry.children.filter { tree.nodes[$0].flags.contains(.rigid) }
    let (items, claims, order) = addItems(entry.children, axis)
    let isUniform = gaps.dropFirst().allSatisfy { $0 == gaps[1] }
    let data = StackData(
      axis: axis,
      guide: guide,
      alignsPlainly: alignsPlainly(entry.children, guide, axis.crossing),
      leadingFraction: guide == .start ? 0 : guide == .end ? 1 : 0.5,
      order: order,
      items: items,
      claims: claims,
      gaps: isUniform ? -1 : Int32(tree.gaps.count),
      gap: gaps.dropFirst().first ?? .zero,
      settledLength: rigid.reduce(gaps.reduce(.zero, +)) { $0 + tree.lengths[$1][axis] },
      settledCross: rigid.reduce(.zero) { $0.clamped(atLeast: tree.lengths[$1][axis.crossing]) }
    )
    if !isUniform { tree.gaps += gaps }
    return data
  }

  /// The gap before each child: 0 before the first. (rules 2.1, 2.2)
  private func gaps(between children: Range<Int>, _ axis: Axis, _ spacing: Scalar?) -> [Scalar] {
    children.map { child in
      guard child > children.lowerBound else { return .zero }
      return spacing ?? findings[child - 1].spacing.gap(to: findings[child].spacing, axis)
    }
  }

  private func alignsPlainly(_ children: Range<Int>, _ guide: LayoutGuide, _ axis: Axis) -> Bool {
    !guide.combinesInContainers
      && !children.contains { tree.nodes[$0].flags.contains(.guides(axis)) }
  }

  private mutating func addItems(
    _ children: Range<Int>,
    _ axis: Axis
  ) -> (items: Range<Int32>, claims: Int32, order: ServingOrder) {
    let asked = children.filter { !tree.nodes[$0].flags.contains(.rigid) }
    var claims = asked.map { child in
      StackClaim(
        node: Int32(child),
        priority: findings[child].priority,
        forecast: findings[child][axis]
      )
    }
    let isKnown = claims.count <= 1 || claims.allSatisfy { $0.forecast != nil }
    if isKnown { claims.sort { $0.precedes($1) } }
    let isOfOnePriority = claims.allSatisfy { $0.priority == claims[0].priority }
    let order: ServingOrder = !isKnown ? .unknown : isOfOnePriority ? .settled : .byPriority
    let first = Int32(tree.items.count)
    tree.items += claims.map(\.node)
    let firstClaim = Int32(tree.claims.count)
    if order != .settled { tree.claims += claims }
    return (first..<first + Int32(claims.count), firstClaim, order)
  }
}

extension StackClaim {
  /// Whether a stack serves this child first: higher priority, then less flexibility, then, where
  /// both are endless, the larger minimum, then the order of the children. (rule 2.11)
  func precedes(_ other: StackClaim) -> Bool {
    guard priority == other.priority else { return priority > other.priority }
    guard let forecast, let theirs = other.forecast else { return node < other.node }
    switch (forecast.flexibility, theirs.flexibility) {
    case (.infinite, .infinite):
      if theirs.minimum.isLess(than: forecast.minimum) { return true }
      if forecast.minimum.isLess(than: theirs.minimum) { return false }
    case (let mine, let other):
      if mine.isLess(than: other) { return true }
      if other.isLess(than: mine) { return false }
    }
    return node < other.node
  }
}

extension Forecast {
  var flexibility: Extent<Scalar> { maximum - minimum }
}

extension TreeBuilder {
  private func findings(of entry: Entry, _ kind: FlatKind) -> Findings {
    switch entry.node.kind {
    case .empty, .fixed, .flexible, .reader, .text, .spacer, .divider: leaf(entry.node.kind, kind)
    case .custom, .firstFitting, .ignoresSafeArea, .safeAreaInset, .window, .sealed, .scroll,
      .position:
      opaque(entry)
    case .stack(let axis, let guide, let spacing): stack(entry, axis, guide, spacing)
    case .layers: layers(entry)
    case .frame(let width, let height, _): framed(entry, width, height)
    case .flexibleFrame(let width, let height, _):
      flexiblyFramed(entry, width.normalized, height.normalized)
    case .padding(let insets): padded(entry, insets)
    case .aspectRatio: withoutForecast(entry)
    case .fixedSize(let horizontal, let vertical): atIdeal(entry, horizontal, vertical)
    case .priority(let priority): prioritized(entry, priority)
    case .guide(_, let axis, _): guided(entry, axis)
    case .offset, .overlay, .background: findings[entry.children.lowerBound]
    }
  }

  private func leaf(_ kind: LayoutNode<Scalar>.Kind, _ flat: FlatKind) -> Findings {
    var result = Findings(width: .greedy(), height: .greedy())
    switch kind {
    case .fixed(let size):
      result.width = .rigid(size.width)
      result.height = .rigid(size.height)
    case .spacer(let minimum): result = spacer(minimum ?? Scalar(8), flat)
    case .divider(let thickness):
      result[flat == .verticalDivider ? .horizontal : .vertical] = .rigid(thickness)
    case .text(_, let spacing):
      result = Findings(spacing: .text(spacing), flags: .baselines)
    case .empty:
      result.width = .rigid(.zero)
      result.height = .rigid(.zero)
    default: break
    }
    return result
  }

  private func spacer(_ minimum: Scalar, _ kind: FlatKind) -> Findings {
    let axis: Axis? = kind == .freeSpacer ? nil : kind == .verticalSpacer ? .vertical : .horizontal
    var result = Findings(spacing: .touching(axis, isOfSpacer: true), priority: -.infinity)
    for side in Axis.allCases {
      result[side] = axis == nil || axis == side ? .greedy(from: minimum) : .rigid(.zero)
    }
    return result
  }

  /// Kinds that say nothing of what is inside. (rule 5.16)
  private func opaque(_ entry: Entry) -> Findings {
    var result = Findings()
    switch entry.node.kind {
    case .position, .window:
      result.width = .greedy()
      result.height = .greedy()
    case .ignoresSafeArea, .sealed:
      let child = findings[entry.children.lowerBound]
      result.width = child.width
      result.height = child.height
    case .scroll(let behavior):
      for axis in Axis.allCases {
        result[axis] = scrollForecast(behavior, axis, findings[entry.children.lowerBound][axis])
      }
    default: break
    }
    return result
  }

  private func scrollForecast(
    _ behavior: ScrollBehavior<Scalar>,
    _ axis: Axis,
    _ child: Forecast<Scalar>?
  ) -> Forecast<Scalar>? {
    behavior.scrolls(axis) || behavior.fillsBothAxes
      ? .greedy()
      : child?.padded(by: behavior.margins.total(axis))
  }

  private func stack(
    _ entry: Entry,
    _ axis: Axis,
    _ guide: LayoutGuide,
    _ spacing: Scalar?
  ) -> Findings {
    let children = findings[entry.children]
    let gaps = gaps(between: entry.children, axis, spacing).reduce(.zero, +)
    var result = Findings(spacing: .stack(children.map(\.spacing), axis))
    result[axis] = .sum(children.map { $0[axis] }, gaps: gaps)
    if alignsPlainly(entry.children, guide, axis.crossing) {
      result[axis.crossing] = .longest(children.map { $0[axis.crossing] })
    }
    result.flags = children.reduce([]) { $0.union($1.flags) }
    return result
  }

  private func layers(_ entry: Entry) -> Findings {
    let children = findings[entry.children]
    let top = children.map(\.priority).max()
    let leading = children.filter { $0.priority == top }
    var result = Findings(spacing: .layers(children.map(\.spacing)))
    for axis in Axis.allCases { result[axis] = .longest(leading.map { $0[axis] }) }
    result.flags = children.reduce([]) { $0.union($1.flags) }
    return result
  }

  private func framed(_ entry: Entry, _ width: Scalar?, _ height: Scalar?) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.priority = 0
    for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] {
      guard let length, !length.isLess(than: .zero) else { continue }
      result[axis] = .rigid(length)
      result.spacing = result.spacing.reset(axis.edges)
    }
    return result
  }

  private func flexiblyFramed(
    _ entry: Entry,
    _ width: LengthRange<Scalar>,
    _ height: LengthRange<Scalar>
  ) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.priority = 0
    for (axis, range) in [(Axis.horizontal, width), (.vertical, height)] {
      result[axis] = range.forecast(around: result[axis])
      if !range.isUnconstrained { result.spacing = result.spacing.reset(axis.edges) }
    }
    return result
  }

  private func padded(_ entry: Entry, _ insets: LayoutInsets<Scalar>) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.priority = 0
    for axis in Axis.allCases { result[axis] = result[axis]?.padded(by: insets.total(axis)) }
    let moved = LayoutEdge.allCases.filter { insets[$0] != .zero }
    result.spacing = result.spacing.reset(moved.reduce([]) { $0.union(LayoutEdges($1)) })
    return result
  }

  private func withoutForecast(_ entry: Entry) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.priority = 0
    result.width = nil
    result.height = nil
    return result
  }

  private func atIdeal(_ entry: Entry, _ horizontal: Bool, _ vertical: Bool) -> Findings {
    var result = findings[entry.children.lowerBound]
    if horizontal && result.width?.isRigid != true { result.width = nil }
    if vertical && result.height?.isRigid != true { result.height = nil }
    return result
  }

  private func prioritized(_ entry: Entry, _ priority: Double) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.priority = priority
    return result
  }

  private func guided(_ entry: Entry, _ axis: Axis) -> Findings {
    var result = findings[entry.children.lowerBound]
    result.flags.insert(.guides(axis))
    return result
  }
}
