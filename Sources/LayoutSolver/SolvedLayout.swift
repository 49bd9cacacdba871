/// Where everything is: the answer to ``LayoutTree/solve(in:with:into:)``.
///
/// Kept and passed again, it is filled anew without asking for memory.
public struct SolvedLayout<Scalar: LayoutScalar>: Sendable {
  /// The frame of each node, in the tree's order, in root coordinates; unrounded points.
  public internal(set) var frames: [LayoutRect<Scalar>] = []
  /// Nodes that can be found by name, in the tree's order.
  var named: [NamedNode] = []
  /// Nodes that can be found by number, in the tree's order.
  var tagged: [TaggedNode] = []
  var results = LayoutResults<Scalar>()
  /// What each item of a stack was last proposed along the stack.
  var offers: [Scalar] = []
  /// For each container its newest answer.
  var newest: [RememberedAnswer<Scalar>] = []
  var memory = LayoutMemory<Scalar>()

  /// An empty layout, to be filled.
  public init() {}

  /// The frame of the first element called `name`, in readers' contents too; `nil` where there is
  /// none, or where it is not shown.
  public func frame(named name: String) -> LayoutRect<Scalar>? {
    elements.first { $0.name == name }?.frame
  }

  /// What has a name and is shown.
  public var elements: [LaidOutElement<Scalar>] {
    var elements: [LaidOutElement<Scalar>] = []
    collect(into: &elements, firstScroll: 0, around: nil)
    return elements
  }

  /// The scroll regions, outer ones first, readers' contents included.
  public var scrolls: [ScrollGeometry<Scalar>] {
    var scrolls: [ScrollGeometry<Scalar>] = []
    collect(into: &scrolls, around: nil)
    return scrolls
  }

  /// What the geometry readers read, outer ones first.
  public var readers: [ReaderGeometry<Scalar>] {
    results.readers + results.nested.flatMap(\.layout.readers)
  }
}

extension SolvedLayout {
  /// Calls `visit` with the tag and the frame of each node that has a tag and is shown, readers'
  /// contents included, in root coordinates.
  public func visitTagged(_ visit: (Int32, LayoutRect<Scalar>) -> Void) {
    let hides = !results.hidden.isEmpty
    for entry in tagged where !(hides && results.hidden.contains(Int(entry.node))) {
      visit(entry.tag, frames[Int(entry.node)])
    }
    for nested in results.nested { nested.layout.visitTagged(visit) }
  }

  /// Calls `visit` with the tag, or ``LayoutNode/untagged``, and the geometry of each scroll
  /// region, outer ones first, readers' contents included.
  public func visitScrolls(_ visit: (Int32, ScrollGeometry<Scalar>) -> Void) {
    for scroll in results.scrolls {
      let tag = tagged.first { Int($0.node) == scroll.node }?.tag
      visit(tag ?? LayoutNode<Scalar>.untagged, scroll)
    }
    for nested in results.nested { nested.layout.visitScrolls(visit) }
  }
}

/// Something with a name, laid out.
public struct LaidOutElement<Scalar: LayoutScalar>: Equatable, Sendable {
  public var name: String
  /// In root coordinates, wherever its scroll region is scrolled to.
  public var frame: LayoutRect<Scalar>
  /// The innermost scroll region around it, in ``SolvedLayout/scrolls``; `nil` where there is none.
  public var scroll: Int?
}

extension SolvedLayout {
  /// Lists the elements; returns how many scroll regions there are up to and with this layout's.
  @discardableResult
  private func collect(
    into elements: inout [LaidOutElement<Scalar>],
    firstScroll first: Int,
    around: Int?
  ) -> Int {
    let scrolls = Dictionary(
      uniqueKeysWithValues: results.scrolls.enumerated().map { ($1.node, $0) }
    )
    for entry in named where !results.hidden.contains(Int(entry.node)) {
      let scroll = scrolls[Int(entry.scroll)]
      let frame = frames[Int(entry.node)]
      let element = LaidOutElement(
        name: entry.name,
        frame: frame,
        scroll: scroll.map { first + $0 } ?? around
      )
      elements.append(element)
    }
    var next = first + results.scrolls.count
    for nested in results.nested {
      let scroll = nested.scroll.map { first + $0 } ?? around
      next = nested.layout.collect(into: &elements, firstScroll: next, around: scroll)
    }
    return next
  }

  private func collect(into scrolls: inout [ScrollGeometry<Scalar>], around: Int?) {
    let first = scrolls.count
    let names = Dictionary(
      named.map { (Int($0.node), $0.name) },
      uniquingKeysWith: { name, _ in name }
    )
    for var scroll in results.scrolls {
      scroll.outer = scroll.outer.map { first + $0 } ?? around
      scroll.name = names[scroll.node]
      scrolls.append(scroll)
    }
    for nested in results.nested {
      nested.layout.collect(into: &scrolls, around: nested.scroll.map { first + $0 } ?? around)
    }
  }
}

extension SolvedLayout {
  /// Swaps left and right. (rule 1.9)
  mutating func mirror(in width: Scalar) {
    for index in frames.indices { frames[index] = frames[index].mirrored(in: width) }
    for index in results.scrolls.indices {
      results.scrolls[index].mirror(in: width)
    }
    for index in results.readers.indices {
      results.readers[index].frame = results.readers[index].frame.mirrored(in: width)
    }
    for index in results.nested.indices { results.nested[index].layout.mirror(in: width) }
  }
}

extension LayoutRect {
  func mirrored(in width: Scalar) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(x: width - origin.x - size.width, y: origin.y),
      size: size
    )
  }
}
