import LayoutSolver

/// A view in front. (rule 2.23)
struct OverlayModifier<Secondary: View>: SecondaryModifier {
  var alignment: Alignment
  var secondary: Secondary

  func node(
    _ primary: LoweredView,
    _ secondary: [LoweredView],
    _ element: ViewElement
  ) -> LoweredView {
    guard !secondary.isEmpty else { return primary }
    let front = secondary.nodes.layered(alignment)
    let node = primary.node.overlay(alignment: alignment.solved, front)
    return LoweredView(node: node, traits: primary.traits)
  }
}

/// A view behind. (rule 2.23)
struct BackgroundModifier<Secondary: View>: SecondaryModifier {
  var alignment: Alignment
  var secondary: Secondary
  var isBehind: Bool { true }

  func node(
    _ primary: LoweredView,
    _ secondary: [LoweredView],
    _ element: ViewElement
  ) -> LoweredView {
    guard !secondary.isEmpty else { return primary }
    let back = secondary.nodes.layered(alignment)
    let node = primary.node.background(alignment: alignment.solved, back)
    return LoweredView(node: node, traits: primary.traits)
  }
}

extension View {
  /// A view in front of this one, proposed its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, secondary: content()))
  }

  /// A view in front of this one, proposed its size.
  @_disfavoredOverload
  public func overlay<Content: View>(
    _ overlay: Content,
    alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, secondary: overlay))
  }

  /// A view behind this one, proposed its size.
  public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BackgroundModifier(alignment: alignment, secondary: content()))
  }

  /// A view behind this one, proposed its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(alignment: alignment, secondary: background))
  }
}
