/// What covers a part of the screen. (rule 5.1)
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The screen's rounded corners, sensors and home indicator, bars, and safe-area insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 255)
}

extension LayoutNode {
  /// The view drawn out of the safe area where it touches it; the layout around is unchanged.
  /// (rule 5.5)
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: LayoutEdges = .all
  ) -> LayoutNode {
    LayoutNode(.ignoresSafeArea(regions, edges), [self])
  }

  /// A bar at an edge, by whose length this view's safe area shrinks. (rule 5.7)
  ///
  /// `alignment` is the guide that the bar shares with the view along the edge; `spacing` lies
  /// between the two, and `nil` lets the pair choose, as in a stack.
  public func safeAreaInset(
    _ edge: LayoutEdge,
    alignment: LayoutGuide = .center,
    spacing: Scalar? = nil,
    _ bar: LayoutNode
  ) -> LayoutNode {
    LayoutNode(.safeAreaInset(edge, alignment: alignment, spacing: spacing), [self, bar])
  }

  /// Safe-area insets without a visible bar. (rule 5.12)
  public func safeAreaPadding(_ insets: LayoutInsets<Scalar>) -> LayoutNode {
    [LayoutEdge.top, .bottom, .leading, .trailing].reduce(self) { node, edge in
      node.safeAreaInset(edge, spacing: Scalar(0), LayoutNode.bar(edge, insets[edge]))
    }
  }

  private static func bar(_ edge: LayoutEdge, _ length: Scalar) -> LayoutNode {
    edge.axis == .vertical ? flexible.frame(height: length) : flexible.frame(width: length)
  }
}
