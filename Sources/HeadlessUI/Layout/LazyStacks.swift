import Foundation
import LayoutSolver

/// Views from top to bottom, as wide as there is room. Each is made, shown or not. (rule 4.14)
///
/// Pinned headers stand where they do before anything is scrolled.
public struct LazyVStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    let frame = Alignment(horizontal: alignment, vertical: .center)
    return Node.vStack(alignment: alignment.guide, spacing: spacing ?? 8, views.nodes)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinite, alignment: frame.solved)
  }
}

/// Views from the leading to the trailing side, as high as there is room. Each is made, shown or
/// not. (rule 4.14)
public struct LazyHStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    let frame = Alignment(horizontal: .center, vertical: alignment)
    return Node.hStack(alignment: alignment.guide, spacing: spacing ?? 8, views.nodes)
      .fixedSize(horizontal: true, vertical: false)
      .frame(maxHeight: .infinite, alignment: frame.solved)
  }
}

/// Which views stay at the edge while their section is scrolled. Neutral.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
