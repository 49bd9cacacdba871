import Foundation

/// How a view comes and goes. Neutral.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  init() {}

  public init<T: Transition>(_ transition: T) {}

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes, as a type of one's own. Neutral.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public func combined<T: Transition>(with other: T) -> some Transition { self }

  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Whether a view comes, stands or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before a view comes, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A view that is changed by a closure.
public struct PlaceholderContentView<Value>: BuiltInView {
  let place: @MainActor (ViewElement?, ElementContext) -> ViewElement

  public static func reconcile(
    _ view: PlaceholderContentView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    view.place(old, context)
  }
}

extension PlaceholderContentView where Value: View {
  init(_ view: Value) { place = { Value.reconcile(view, $0, $1) } }
}
