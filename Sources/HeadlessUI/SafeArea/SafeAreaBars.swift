import Foundation

extension View {
  /// A bar above or below, as `safeAreaInset`, its background being the system's.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// A bar at a side, as `safeAreaInset`, its background being the system's.
  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Room as the window's own margins: 16 points at the sides, none above and below. (a guess)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges.intersection(.horizontal), 16)
  }
}
