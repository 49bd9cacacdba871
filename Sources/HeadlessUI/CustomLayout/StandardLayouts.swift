import Foundation
import LayoutSolver

/// An arrangement that the solver knows.
protocol StandardLayout {
  func node(around views: [LoweredView]) -> Node?
}

/// An arrangement of the solver's, as one of one's own. Its sizes can't be asked for by code.
public protocol SolvedArrangement: Layout where Cache == Void {}

extension SolvedArrangement {
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    preconditionFailure("\(Self.self) can't be asked by code; put the views in it")
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    preconditionFailure("\(Self.self) can't be asked by code; put the views in it")
  }
}

/// Views from top to bottom.
public struct VStackLayout: SolvedArrangement, StandardLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func node(around views: [LoweredView]) -> Node? {
    .vStack(alignment: alignment.guide, spacing: spacing.map(Double.init), views.nodes)
  }
}

/// Views from the leading to the trailing side.
public struct HStackLayout: SolvedArrangement, StandardLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  func node(around views: [LoweredView]) -> Node? {
    .hStack(alignment: alignment.guide, spacing: spacing.map(Double.init), views.nodes)
  }
}

/// Views on top of one another.
public struct ZStackLayout: SolvedArrangement, StandardLayout {
  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  func node(around views: [LoweredView]) -> Node? {
    .zStack(alignment: alignment.solved, views.nodes)
  }
}

/// An arrangement, whatever its type; views keep their state when it becomes another one.
public struct AnyLayout: Layout, StandardLayout {
  private let layout: any Layout

  public init<Arrangement: Layout>(_ layout: Arrangement) { self.layout = layout }

  func node(around views: [LoweredView]) -> Node? {
    (layout as? any StandardLayout)?.node(around: views)
  }

  public func makeCache(subviews: LayoutSubviews) -> AnyLayoutCache {
    Self.cache(of: layout, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayoutCache
  ) -> CGSize {
    Self.size(of: layout, proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout AnyLayoutCache
  ) {
    Self.place(layout, bounds, proposal, subviews, &cache)
  }

  private static func cache<Arrangement: Layout>(
    of layout: Arrangement,
    _ subviews: LayoutSubviews
  ) -> AnyLayoutCache {
    AnyLayoutCache(value: layout.makeCache(subviews: subviews))
  }

  private static func size<Arrangement: Layout>(
    of layout: Arrangement,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayoutCache
  ) -> CGSize {
    var own = cache.value as? Arrangement.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  private static func place<Arrangement: Layout>(
    _ layout: Arrangement,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayoutCache
  ) {
    var own = cache.value as? Arrangement.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
  }
}

/// What an arrangement keeps, whatever its type.
public struct AnyLayoutCache {
  var value: Any
}
