import Foundation
import LayoutSolver

struct PaddingModifier: LayoutModifier {
  var insets: EdgeInsets

  func node(around node: Node, _ element: ViewElement) -> Node {
    node.padding(LayoutInsets(insets))
  }
}

/// A priority, for stacks and for arrangements of one's own.
struct PriorityModifier: LayoutModifier {
  var priority: Double

  func node(around node: Node, _ element: ViewElement) -> Node { node.layoutPriority(priority) }

  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] {
    views.map { view in
      var traits = view.traits ?? ViewTraits()
      traits.layoutPriority = priority
      return LoweredView(node: node(around: view.node, element), traits: traits)
    }
  }
}

/// A modifier that is one step of the solver.
struct NodeModifier: LayoutModifier {
  var wrap: @MainActor (Node) -> Node

  func node(around node: Node, _ element: ViewElement) -> Node { wrap(node) }
}

extension View {
  /// Room around the view. (rule 3.5)
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Room on some sides of the view, 16 points where `length` is `nil`. (rule 3.5)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// The same room on all sides of the view. (rule 3.5)
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// The view drawn elsewhere, its place in the layout unchanged. (rule 3.7)
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.offset(x: x, y: y) })
  }

  /// The view drawn elsewhere, its place in the layout unchanged. (rule 3.7)
  public func offset(_ offset: CGSize) -> some View {
    modifier(NodeModifier { $0.offset(x: offset.width, y: offset.height) })
  }

  /// The view's centre at a point of the room that is proposed. (rule 3.8)
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(NodeModifier { $0.position(x: x, y: y) })
  }

  /// The view's centre at a point of the room that is proposed. (rule 3.8)
  public func position(_ position: CGPoint) -> some View {
    modifier(NodeModifier { $0.position(x: position.x, y: position.y) })
  }

  /// The view at its ideal size. (rule 3.6)
  public func fixedSize() -> some View {
    modifier(NodeModifier { $0.fixedSize() })
  }

  /// The view at its ideal length on the chosen axes. (rule 3.6)
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(NodeModifier { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
  }

  /// Which views of a stack are offered room first. (rule 2.11)
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }

  /// The view proposed a size of one shape. (rule 3.9)
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(NodeModifier { $0.aspectRatio(aspectRatio.map(Double.init), contentMode.solved) })
  }

  /// The view proposed a size of one shape. (rule 3.9)
  public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view of one shape meets room of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill

  var solved: AspectMode { self == .fit ? .fit : .fill }
}
