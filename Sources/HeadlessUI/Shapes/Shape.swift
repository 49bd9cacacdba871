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

/// How a shape takes room and touches as a view.
struct ShapePlacement: Sendable {
  /// Whether it takes the largest square of its room.
  var isSquare = false
  /// Whether only its line is drawn, so that touches go through.
  var isOutline = false

  static func of(_ shape: any Shape) -> ShapePlacement {
    (shape as? any PlacedShape)?.placement ?? ShapePlacement()
  }
}

/// A shape that says how it takes room and touches.
protocol PlacedShape: Shape {
  nonisolated var placement: ShapePlacement { get }
}

/// A shape as a view. (rule 8.12)
struct ShapeSurface<Figure: Shape>: LeafView {
  let placement: ShapePlacement

  init(shape: Figure) { placement = .of(shape) }

  init(placement: ShapePlacement) { self.placement = placement }

  var takesTouches: Bool { !placement.isOutline }

  func node(_ element: ViewElement) -> Node {
    placement.isSquare ? Node.flexible.aspectRatio(1, .fit) : .flexible
  }
}

/// A shape whose outline is made of another's.
nonisolated struct DerivedShape<Base: Shape>: PlacedShape {
  var base: Base
  var isOutline = false
  var derive: @Sendable (Path, CGRect) -> Path = { path, _ in path }

  func path(in rect: CGRect) -> Path { derive(base.path(in: rect), rect) }

  var placement: ShapePlacement {
    var placement = ShapePlacement.of(base)
    if isOutline { placement.isOutline = true }
    return placement
  }
}

extension DerivedShape: InsettableShape where Base: InsettableShape {
  func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape<Base.InsetShape>(
      base: base.inset(by: amount),
      isOutline: isOutline,
      derive: derive
    )
  }
}

/// A shape of any type.
nonisolated public struct AnyShape: PlacedShape {
  let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var placement: ShapePlacement { .of(shape) }
}
