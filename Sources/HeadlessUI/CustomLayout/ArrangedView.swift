import Foundation
import LayoutSolver

/// Views in an arrangement of one's own.
struct ArrangedView<Arrangement: Layout, Content: View>: BuiltInView {
  let layout: Arrangement
  let content: Content

  static func reconcile(
    _ view: ArrangedView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ArrangedElement<Arrangement, Content>.reconcile(view, old, context)
  }
}

/// The place of an arrangement: asks it for its size and for the places of its views.
final class ArrangedElement<Arrangement: Layout, Content: View>: ViewElement, ArrangingElement {
  private var layout: Arrangement
  private var child: ViewElement?
  private var traits: [ViewTraits] = []
  private var cache: Arrangement.Cache?

  override var arranging: (any ArrangingElement)? { self }

  static func reconcile(
    _ view: ArrangedView<Arrangement, Content>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ArrangedElement
    if let old, type(of: old) == ArrangedElement.self {
      element = unsafeDowncast(old, to: ArrangedElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = ArrangedElement(view.layout, context)
    }
    element.layout = view.layout
    element.child = Content.reconcile(view.content, element.child, element.context())
    element.invalidateLayout()
    return element
  }

  private init(_ layout: Arrangement, _ context: ElementContext) {
    self.layout = layout
    super.init(context)
  }

  override func lower() -> [LoweredView] {
    let views = child?.views ?? []
    if let node = (layout as? any StandardLayout)?.node(around: views) {
      return [LoweredView(node: node)]
    }
    let shown = views.filter { $0.node != .empty }
    traits = shown.map { $0.traits ?? ViewTraits() }
    cache = nil
    return [LoweredView(node: .custom(Int(assuredTag), shown.nodes))]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }

  func size(
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> LayoutExtents<Double> {
    let size = asking(measure) { context, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal),
        subviews: context.subviews,
        cache: &cache
      )
    }
    return LayoutExtents(size)
  }

  func placements(
    of size: LayoutSize<Double>,
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> [CustomPlacement<Double>] {
    let bounds = CGRect(origin: .zero, size: CGSize(size))
    return asking(measure) { context, cache in
      layout.placeSubviews(
        in: bounds,
        proposal: ProposedViewSize(proposal),
        subviews: context.subviews,
        cache: &cache
      )
      return (0..<count).map { context.placement(of: $0, in: bounds, proposal) }
    }
  }

  private func asking<Answer>(
    _ measure: (Int, Proposal<Double>) -> LayoutExtents<Double>,
    _ question: (SubviewContext, inout Arrangement.Cache) -> Answer
  ) -> Answer {
    withoutActuallyEscaping(measure) { measure in
      let context = SubviewContext(traits) { CGSize(measure($0, Proposal($1))) }
      var cache = self.cache ?? layout.makeCache(subviews: context.subviews)
      if self.cache != nil { layout.updateCache(&cache, subviews: context.subviews) }
      defer { self.cache = cache }
      return question(context, &cache)
    }
  }
}

extension SubviewContext {
  fileprivate func placement(
    of position: Int,
    in bounds: CGRect,
    _ proposal: Proposal<Double>
  ) -> CustomPlacement<Double> {
    let place =
      places[position]
      ?? SubviewPlace(
        point: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(proposal)
      )
    let size = measure(position, place.proposal)
    let origin = LayoutPoint<Double>(
      x: place.point.x - place.anchor.x * size.width,
      y: place.point.y - place.anchor.y * size.height
    )
    return CustomPlacement(origin: origin, proposal: Proposal(place.proposal))
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal<Double>) {
    self.init(width: proposal.width?.points, height: proposal.height?.points)
  }
}

extension Proposal<Double> {
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Extent(points: $0) },
      height: proposal.height.map { Extent(points: $0) }
    )
  }
}

extension Extent<Double> {
  /// A length; endless where it is infinite.
  init(points: CGFloat) { self = points == .infinity ? .infinite : .length(points) }

  var points: CGFloat { length.map { CGFloat($0) } ?? .infinity }
}

extension CGSize {
  init(_ extents: LayoutExtents<Double>) {
    self.init(width: extents.width.points, height: extents.height.points)
  }
}

extension LayoutExtents<Double> {
  init(_ size: CGSize) {
    self.init(width: Extent(points: size.width), height: Extent(points: size.height))
  }
}
