import Foundation
import LayoutSolver

/// How a region is scrolled, as code sees it.
public struct ScrollGeometry: Equatable, Sendable {
  /// UIKit's: from the top of the insets. (rule 4.4)
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// With what lies under bars.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom
    )
  }
}

extension ScrollGeometry {
  init(_ solved: LayoutSolver.ScrollGeometry<Double>) {
    let insets = EdgeInsets(
      top: solved.safeAreaInsets.top + solved.margins.top,
      leading: solved.safeAreaInsets.leading + solved.margins.leading,
      bottom: solved.safeAreaInsets.bottom + solved.margins.bottom,
      trailing: solved.safeAreaInsets.trailing + solved.margins.trailing
    )
    self.init(
      contentOffset: CGPoint(
        x: solved.offset.x - insets.leading,
        y: solved.offset.y - insets.top
      ),
      contentSize: CGSize(solved.contentSize),
      contentInsets: insets,
      containerSize: CGSize(solved.bounds.size)
    )
  }
}

/// Calls back when something made of a region's geometry changes.
struct ScrollGeometryModifier<Value: Equatable>: BehaviorModifier {
  typealias Behavior = ScrollGeometryBehavior<Value>
  var value: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
}

final class ScrollGeometryBehavior<Value: Equatable>: ElementBehavior, ModifierBehavior,
  LayoutObserver
{
  private var modifier: ScrollGeometryModifier<Value>?
  private var last: Value?
  private var guardian = DispatchGuard()

  func update(_ modifier: ScrollGeometryModifier<Value>) { self.modifier = modifier }

  override func appear() { element.host.observe(self) }

  override func disappear() { element.host.stopObserving(self) }

  func layoutChanged() {
    guard let modifier, let geometry = element.firstScroll?.region.geometry else { return }
    let value = modifier.value(ScrollGeometry(geometry))
    guard value != last else { return }
    let old = last ?? value
    last = value
    let host = element.host
    guard guardian.allowsDispatch(inFrame: host.frame) else { return }
    host.enqueue {
      host.journal.note("onScrollGeometryChange(for: \(Value.self))", "\(value)")
      modifier.action(old, value)
    }
  }
}

extension ViewElement {
  /// The first region at this place or inside of it that scrolls.
  final var firstScroll: (any ScrollingElement)? {
    if let scrolling { return scrolling }
    var found: (any ScrollingElement)?
    visitChildren { if found == nil { found = $0.firstScroll } }
    return found
  }
}

extension View {
  /// Calls `action` when what `transform` makes of the region's geometry changes, and at first.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }
}
