import Foundation

extension View {
  /// The style of backgrounds behind the view, drawn into the safe area of the container; the
  /// view's own frame stays. (rule 2.24)
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A style behind the view, drawn into the safe area of the container; the view's own frame
  /// stays. (rule 2.24)
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let surface = StyleSurface(style: style).ignoresSafeArea(.container, edges: edges)
    return modifier(BackgroundModifier(alignment: .center, secondary: surface))
  }

  /// The style of backgrounds behind the view, in a shape.
  public func background<T: Shape>(
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(alignment: .center, secondary: shape))
  }

  /// A style behind the view, in a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(alignment: .center, secondary: shape))
  }

  /// A style in front of the view, drawn into the safe area of the container; the view's own
  /// frame stays. (rule 2.24)
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let surface = StyleSurface(style: style).ignoresSafeArea(.container, edges: edges)
    return modifier(OverlayModifier(alignment: .center, secondary: surface))
  }

  /// A style in front of the view, in a shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(alignment: .center, secondary: shape))
  }
}

/// Neutral: surfaces of containers, and glass.
extension View {
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  public func backgroundExtensionEffect() -> some View { self }

  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular,
    in shape: S = Capsule()
  ) -> some View {
    self
  }

  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View {
    self
  }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Neutral: which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// Neutral: a kind of glass.
public struct Glass: Hashable, Sendable {
  let name: String
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  public func tint(_ color: Color?) -> Glass { self }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Neutral: how glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass runs together: the views, as far as layout goes.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
