import Foundation
import LayoutSolver

/// What a geometry reader reads.
///
/// Frames of other views are those of the latest layout; content that read some that have changed
/// is evaluated again until they agree. (rules 3.11, 5.6)
public struct GeometryProxy {
  unowned let element: ViewElement
  /// In global coordinates.
  let global: CGRect
  public let safeAreaInsets: EdgeInsets

  public var size: CGSize { global.size }

  /// The container's size, which is the size of the reader here.
  public var containerSize: CGSize { size }

  @MainActor @preconcurrency
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let origin = element.origin(of: space.coordinateSpace, in: global)
    return global.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  @MainActor @preconcurrency
  public func frame(in space: CoordinateSpace) -> CGRect {
    let origin = element.origin(of: space, in: global)
    return global.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The reader's bounds, from its own origin, as far as `space` shows them.
  @MainActor @preconcurrency
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let frame = element.namedFrame(space.name) else { return nil }
    return frame.offsetBy(dx: -global.minX, dy: -global.minY)
  }

  /// Where an anchor lies in the reader's own coordinates.
  @MainActor @preconcurrency
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    element.anchorReading?.readsAnchors = true
    guard let movable = anchor.value as? any Movable,
      let moved = movable.moved(x: -global.minX, y: -global.minY) as? Value
    else { return anchor.value }
    return moved
  }
}

/// A reader that notes whether it looked at where other views are.
@MainActor
protocol AnchorReading: ViewElement {
  var readsAnchors: Bool { get set }
}

extension ViewElement {
  /// The origin of a coordinate space, in global coordinates, for an element whose own frame is
  /// `frame`; that of the screen where the space is not around the element.
  final func origin(of space: CoordinateSpace, in frame: CGRect) -> CGPoint {
    switch space {
    case .global: return .zero
    case .local: return frame.origin
    case .named(let name): return namedFrame(name)?.origin ?? .zero
    }
  }

  /// The frame of the view around this one that is a coordinate space of that name.
  final func namedFrame(_ name: AnyHashable) -> CGRect? {
    anchorReading?.readsAnchors = true
    var next = parent
    while let element = next {
      if let space = element.behavior as? CoordinateSpaceBehavior, space.name == name {
        return element.frame
      }
      if name == AnyHashable(ScrollSpace.all), element.scrolling != nil {
        return element.frame
      }
      next = element.parent
    }
    return nil
  }
}
