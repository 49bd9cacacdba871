import Foundation
import LayoutSolver

/// What covers a part of the screen. (rule 5.1)
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  var solved: LayoutSolver.SafeAreaRegions {
    LayoutSolver.SafeAreaRegions(rawValue: UInt8(truncatingIfNeeded: rawValue))
  }
}

/// A bar at an edge. (rule 5.7)
struct SafeAreaInsetModifier<Secondary: View>: SecondaryModifier {
  var isInset: Bool { true }
  var edge: LayoutEdge
  var alignment: LayoutGuide
  var spacing: CGFloat?
  var secondary: Secondary

  func node(
    _ primary: LoweredView,
    _ secondary: [LoweredView],
    _ element: ViewElement
  ) -> LoweredView {
    let bar = secondary.isEmpty ? Node.fixed(width: 0, height: 0) : secondary.nodes.layered()
    let holder = element.secondaryHolder?.secondary
    if element.host.faults.contains(.barsTakeNoRoom) {
      let bar = primary.node.overlay(alignment: .bottom, holder?.reporting(bar) ?? bar)
      return LoweredView(node: bar, traits: primary.traits)
    }
    let node = primary.node.safeAreaInset(
      edge,
      alignment: alignment,
      spacing: spacing.map(Double.init),
      holder?.reporting(bar) ?? bar
    )
    return LoweredView(node: node, traits: primary.traits)
  }
}

extension View {
  /// A bar above or below, by whose height the safe area of this view shrinks. (rule 5.7)
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: alignment.guide,
        spacing: spacing,
        secondary: content()
      )
    )
  }

  /// A bar at a side, by whose width the safe area of this view shrinks. (rule 5.7)
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: alignment.guide,
        spacing: spacing,
        secondary: content()
      )
    )
  }

  /// The view drawn out of the safe area where it touches it. (rule 5.5)
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(NodeModifier { $0.ignoresSafeArea(regions.solved, edges: LayoutEdges(edges)) })
  }

  /// The view drawn out of the safe area of the container where it touches it. (rule 5.5)
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(NodeModifier { $0.ignoresSafeArea(.container, edges: LayoutEdges(edges)) })
  }

  /// Safe-area insets without a visible bar. (rule 5.12)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(NodeModifier { $0.safeAreaPadding(LayoutInsets(insets)) })
  }

  /// Safe-area insets without a visible bar, 16 points where `length` is `nil`. (rule 5.12)
  public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Safe-area insets without a visible bar, the same on all sides. (rule 5.12)
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}
