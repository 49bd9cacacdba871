/// An application. Its views are run by a ``ScreenHost``; started by itself it shows nothing.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {
    print("\(Self.self): there is no screen to show here; run its views with a ScreenHost")
  }
}

/// A part of an application: a window with its views.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that is built in.
protocol BuiltInScene: Scene where Body == Never {}

extension BuiltInScene {
  public var body: Never { builtIn() }
}

/// Builds a scene out of the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneGroup {
    SceneGroup()
  }

  public static func buildOptional(_ content: (any Scene)?) -> SceneGroup { SceneGroup() }

  public static func buildLimitedAvailability(_ content: any Scene) -> SceneGroup { SceneGroup() }
}

/// Several scenes.
public struct SceneGroup: BuiltInScene {
  nonisolated init() {}
}

/// A window with its views, which are never shown from here.
public struct WindowGroup<Content: View>: BuiltInScene {
  public init(@ViewBuilder content: () -> Content) {}

  public init(id: String, @ViewBuilder content: () -> Content) {}

  public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A single window, never shown from here.
public struct Window<Content: View>: BuiltInScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an application's settings, never shown from here.
public struct Settings<Content: View>: BuiltInScene {
  public init(@ViewBuilder content: () -> Content) {}
}

/// Neutral: what surrounds a window.
extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    self
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    self
  }

  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    self
  }

  public func environmentObject<Object: AnyObject>(_ object: Object) -> some Scene { self }
}
