import LayoutSolver

/// What stands in a navigation bar.
@MainActor
struct NavigationBarParts {
  var leading: [Node]
  var trailing: [Node]
  var middle: Node
  var largeTitle: Node
  var search: Node

  init(_ bars: BarSettings, back: ViewElement?, isLarge: Bool) {
    let title = bars.title?.views.nodes.stacked() ?? .empty
    leading = (back?.views ?? []).nodes + bars.views { $0.area == .leading }.nodes
    trailing = bars.views { $0.area == .trailing }.nodes
    let principal = bars.views { $0.area == .principal }.nodes
    middle = principal.isEmpty ? (isLarge ? .empty : title) : principal.stacked()
    largeTitle = isLarge ? title : .empty
    search = bars.search?.views.nodes.stacked() ?? .empty
  }

  /// Buttons at the sides, a title between them or large below, a field for searching at the end.
  func node(_ metrics: NavigationBarMetrics) -> Node {
    let buttons = Node.hStack(spacing: 8, leading + [.spacer(minLength: 0)] + trailing)
      .padding(.leading, 16)
      .padding(.trailing, 16)
      .frame(height: metrics.buttons)
      .overlay(middle.shown)
    let title = largeTitle.shown.padding(.leading, 16).padding(.trailing, 16)
      .frame(maxWidth: .infinite, alignment: .leading)
      .frame(height: metrics.largeTitle)
    let field = search.shown.padding(.leading, 16).padding(.trailing, 16)
      .frame(height: metrics.search)
    return .vStack(
      spacing: 0,
      [buttons, metrics.largeTitle == 0 ? .empty : title, metrics.search == 0 ? .empty : field]
    )
  }
}

extension Node {
  /// The node where a container expects one that is something.
  fileprivate var shown: Node { self == .empty ? .fixed(width: 0, height: 0) : self }
}

extension [LoweredView] {
  /// The views side by side in a bar of a height, points.
  func bar(height: Double) -> Node {
    Node.hStack(spacing: 8, nodes)
      .padding(.leading, 16)
      .padding(.trailing, 16)
      .frame(maxWidth: .infinite)
      .frame(height: height)
  }
}
