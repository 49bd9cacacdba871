/// Runs `body`; what it changes is there at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body`, then `completion`: what it changes is there at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

@discardableResult
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Neutral: layouts are looked at when they have settled.
extension View {
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  public func animation(_ animation: Animation?) -> some View { self }

  public func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> Content
  ) -> some View {
    body(self)
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }

  public func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  public func transition(_ transition: AnyTransition) -> some View { self }

  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Neutral: a view that is not the source keeps its own place, where SwiftUI moves it.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }

  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    self
  }
}

/// What views in two places share. Neutral.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one screen follows another. Neutral.
public protocol NavigationTransition {}

/// One of the ways in which a screen follows another. Neutral.
public struct NamedNavigationTransition: NavigationTransition, Hashable, Sendable {}

extension NavigationTransition where Self == NamedNavigationTransition {
  public static var automatic: NamedNavigationTransition { NamedNavigationTransition() }

  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> NamedNavigationTransition {
    NamedNavigationTransition()
  }
}
