import Foundation
import LayoutSolver

/// A box as long as a part of the scroll region or the window around.
struct ContainerFrameModifier: BehaviorModifier {
  typealias Behavior = ContainerFrameBehavior
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat
}

/// Looks at the container after each layout, and makes the box again where the container's size
/// is another one.
final class ContainerFrameBehavior: ElementBehavior, ModifierBehavior, LayoutObserver {
  private var modifier: ContainerFrameModifier?
  private var used = CGSize.zero

  func update(_ modifier: ContainerFrameModifier) { self.modifier = modifier }

  override func appear() { element.host.observe(self) }

  override func disappear() { element.host.stopObserving(self) }

  func layoutChanged() {
    if element.containerSize != used { element.invalidateLayout() }
  }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    guard let modifier else { return content }
    used = element.containerSize
    let (axes, length) = (modifier.axes, modifier.length)
    let width = axes.contains(.horizontal) ? length(used.width, .horizontal) : nil
    let height = axes.contains(.vertical) ? length(used.height, .vertical) : nil
    return content.map { view in
      let node = view.node.frame(
        width: width.map(Double.init),
        height: height.map(Double.init),
        alignment: modifier.alignment.solved
      )
      return LoweredView(node: node, traits: view.traits)
    }
  }
}

extension ViewElement {
  /// On each axis the length of the viewport of the innermost region around that scrolls along it,
  /// else that of the window inside of its safe area.
  fileprivate final var containerSize: CGSize {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    var next = enclosingScroll
    while let scroll = next, width == nil || height == nil {
      if let geometry = scroll.region.geometry {
        let viewport = geometry.viewport.size
        if geometry.scrollsHorizontally { width = width ?? viewport.width }
        if geometry.scrollsVertically { height = height ?? viewport.height }
      }
      next = scroll.enclosingScroll
    }
    let room = windowRoom
    return CGSize(width: width ?? room.width, height: height ?? room.height)
  }

  /// The window inside of its safe area.
  private final var windowRoom: CGSize {
    let size = host.surfaceSize(of: self)
    let insets = host.surface(of: self)?.safeArea ?? host.screen.safeArea
    return CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    )
  }
}

extension View {
  /// A box as long as the container on some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A box as long as `length` makes it of the container's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// A box as long as `span` of the `count` equal parts of the container, with `spacing` between.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
