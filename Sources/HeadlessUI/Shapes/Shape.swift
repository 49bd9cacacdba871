import Foundation
import LayoutSolver

/// A figure that fills the room that it is drawn in; as a view, it takes the room that is proposed.
nonisolated public protocol Shape: Sendable, Animatable, View where Body == Never {
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  @MainActor public var body: Never { builtIn() }

  @MainActor public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    LeafElement<ShapeSurface<Self>>.reconcile(ShapeSurface(shape: view), old, context)
  }
}

/// What a shape is drawn as. Neutral.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// Whether a shape is mirrored from right to left. Neutral.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors

  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
}

/// A shape that can be drawn smaller than its room.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that does not take all the room that is proposed.
protocol SquaringShape {
  /// Whether the shape takes a square of the room.
  var isSquare: Bool { get }
}

/// A shape as a view. (rule 8.12)
struct ShapeSurface<Figure: Shape>: LeafView {
  let shape: Figure

  func node(_ element: ViewElement) -> Node {
    let isSquare = (shape as? any SquaringShape)?.isSquare ?? false
    return isSquare ? Node.flexible.aspectRatio(1, .fit) : .flexible
  }
}

/// A shape whose outline is made of another's.
nonisolated struct DerivedShape<Base: Shape>: Shape, SquaringShape {
  var base: Base
  var derive: @Sendable (Path, CGRect) -> Path = { path, _ in path }

  func path(in rect: CGRect) -> Path { derive(base.path(in: rect), rect) }

  var isSquare: Bool { (base as? any SquaringShape)?.isSquare ?? false }
}

extension DerivedShape: InsettableShape where Base: InsettableShape {
  func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape<Base.InsetShape>(base: base.inset(by: amount), derive: derive)
  }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape, SquaringShape {
  let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var isSquare: Bool { (shape as? any SquaringShape)?.isSquare ?? false }
}
