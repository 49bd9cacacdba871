/// What only code can answer while a layout is solved: text, readers' contents, custom layouts,
/// guides. Answers depend on the arguments alone.
///
/// Each requirement has a default for layouts without such nodes.
public protocol LayoutResolver<Scalar> {
  associatedtype Scalar: LayoutScalar

  /// The size of a text for a proposal.
  ///
  /// An answer also stands for every proposal between itself and the proposal asked for, as it
  /// does for text that hugs its lines.
  func size(ofText id: Int, for proposal: Proposal<Scalar>) -> TextSize<Scalar>

  /// The content of a reader, laid out from the reader's top leading corner.
  func content(ofReader id: Int, in geometry: ReaderGeometry<Scalar>) -> LayoutTree<Scalar>

  /// The size of a custom layout for a proposal. `measure` sizes a child, by its position.
  func size(
    ofCustom id: Int,
    for proposal: Proposal<Scalar>,
    count: Int,
    measure: (Int, Proposal<Scalar>) -> LayoutExtents<Scalar>
  ) -> LayoutExtents<Scalar>

  /// Where a custom layout of `size` puts its children: an origin in its own coordinates and a
  /// proposal for each, in their order.
  func placements(
    inCustom id: Int,
    of size: LayoutSize<Scalar>,
    for proposal: Proposal<Scalar>,
    count: Int,
    measure: (Int, Proposal<Scalar>) -> LayoutExtents<Scalar>
  ) -> [CustomPlacement<Scalar>]

  /// Where a view of `size` sets one of its guides.
  func guide(_ id: Int, in size: LayoutSize<Scalar>) -> Scalar
}

/// The size of a text and where its first and last lines stand.
public struct TextSize<Scalar: LayoutScalar>: Equatable, Sendable {
  public var size: LayoutSize<Scalar>
  /// From the top.
  public var firstBaseline: Scalar
  /// From the top.
  public var lastBaseline: Scalar

  public init(size: LayoutSize<Scalar>, firstBaseline: Scalar, lastBaseline: Scalar) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// What a geometry reader reads. (SPEC 3.11, 5.6)
public struct ReaderGeometry<Scalar: LayoutScalar>: Equatable, Sendable {
  public var id: Int
  /// In root coordinates.
  public var frame: LayoutRect<Scalar>
  /// How far the reader could still grow out of the safe area, on each edge that touches it.
  public var safeAreaInsets: LayoutInsets<Scalar>
}

/// A child of a custom layout, placed.
public struct CustomPlacement<Scalar: LayoutScalar>: Equatable, Sendable {
  public var origin: LayoutPoint<Scalar>
  public var proposal: Proposal<Scalar>

  public init(origin: LayoutPoint<Scalar>, proposal: Proposal<Scalar>) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// Answers for layouts that need no code: every text, custom layout and reader is empty.
public struct NoResolver<Scalar: LayoutScalar>: LayoutResolver, Sendable {
  public init() {}
}

extension LayoutResolver {
  public func size(ofText id: Int, for proposal: Proposal<Scalar>) -> TextSize<Scalar> {
    let zero = Scalar(0)
    let size = LayoutSize(width: zero, height: zero)
    return TextSize(size: size, firstBaseline: zero, lastBaseline: zero)
  }

  public func content(
    ofReader id: Int,
    in geometry: ReaderGeometry<Scalar>
  ) -> LayoutTree<Scalar> {
    LayoutTree()
  }

  public func size(
    ofCustom id: Int,
    for proposal: Proposal<Scalar>,
    count: Int,
    measure: (Int, Proposal<Scalar>) -> LayoutExtents<Scalar>
  ) -> LayoutExtents<Scalar> {
    LayoutExtents(LayoutSize(width: Scalar(0), height: Scalar(0)))
  }

  public func placements(
    inCustom id: Int,
    of size: LayoutSize<Scalar>,
    for proposal: Proposal<Scalar>,
    count: Int,
    measure: (Int, Proposal<Scalar>) -> LayoutExtents<Scalar>
  ) -> [CustomPlacement<Scalar>] {
    []
  }

  public func guide(_ id: Int, in size: LayoutSize<Scalar>) -> Scalar { Scalar(0) }
}
