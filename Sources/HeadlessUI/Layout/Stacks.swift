import Foundation
import LayoutSolver

/// Views from top to bottom.
public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    .vStack(alignment: alignment.guide, spacing: spacing.map(Double.init), views.nodes)
  }
}

/// Views from the leading to the trailing side.
public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    .hStack(alignment: alignment.guide, spacing: spacing.map(Double.init), views.nodes)
  }
}

/// Views on top of one another, the first at the back.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    .zStack(alignment: alignment.solved, views.nodes)
  }
}

/// The first of some views whose ideal size fits. (rule 3.12)
public struct ViewThatFits<Content: View>: ContainerView {
  let axes: Axis.Set
  let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    .viewThatFits(
      horizontal: axes.contains(.horizontal),
      vertical: axes.contains(.vertical),
      views.nodes
    )
  }
}

/// A gap that takes what a stack has left. (rule 3.14)
public struct Spacer: LeafView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  var takesTouches: Bool { false }

  func node(_ element: ViewElement) -> Node { .spacer(minLength: minLength.map(Double.init)) }
}

/// A line across a stack. (rule 3.13)
public struct Divider: LeafView {
  nonisolated public init() {}

  func node(_ element: ViewElement) -> Node {
    let isLarge = element.environment.dynamicTypeSize.isAccessibilitySize
    return .divider(thickness: isLarge ? 1 : 1 / element.environment.displayScale)
  }
}
