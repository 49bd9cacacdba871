import Foundation
import LayoutSolver

struct FrameModifier: LayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  func node(around node: Node, _ element: ViewElement) -> Node {
    node.frame(width: width?.usable, height: height?.usable, alignment: alignment.solved)
  }
}

struct FlexibleFrameModifier: LayoutModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func node(around node: Node, _ element: ViewElement) -> Node {
    node.frame(
      minWidth: minWidth?.usable,
      idealWidth: idealWidth?.usable,
      maxWidth: maxWidth.flatMap(Extent.init),
      minHeight: minHeight?.usable,
      idealHeight: idealHeight?.usable,
      maxHeight: maxHeight.flatMap(Extent.init),
      alignment: alignment.solved
    )
  }
}

extension CGFloat {
  /// The length where it is finite, as frames ignore others. (rule 3.1)
  fileprivate var usable: Double? { isFinite ? Double(self) : nil }
}

extension Extent<Double> {
  fileprivate init?(_ length: CGFloat) {
    if length.isNaN || length == -.infinity { return nil }
    self = length == .infinity ? .infinite : .length(length)
  }
}

extension View {
  /// A box of the given lengths around the view. (rule 3.1)
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// A box that stretches between lengths. (rule 3.2)
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }
}
