/// A view that arranges the views inside of it.
protocol ContainerView: BuiltInView {
  associatedtype Content: View
  var content: Content { get }
  func node(around views: [LoweredView], _ element: ViewElement) -> Node
}

extension ContainerView {
  public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ContainerElement<Self>.reconcile(view, old, context)
  }
}

/// The place of a container.
final class ContainerElement<Container: ContainerView>: ViewElement {
  private var view: Container
  private var child: ViewElement?

  static func reconcile(
    _ view: Container,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ContainerElement
    if let old, type(of: old) == ContainerElement.self {
      element = unsafeDowncast(old, to: ContainerElement.self)
      if element.stands(in: context), areSame(element.view, view) { return element }
      element.environment = context.environment
    } else {
      old?.unmount()
      element = ContainerElement(view, context)
    }
    element.view = view
    element.child = Container.Content.reconcile(view.content, element.child, element.context())
    element.invalidateLayout()
    return element
  }

  private init(_ view: Container, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  override func lower() -> [LoweredView] {
    [LoweredView(node: view.node(around: child?.views ?? [], self))]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    guard let child else { return }
    visit(child)
  }
}

/// A view without others inside.
protocol LeafView: BuiltInView {
  /// Whether a touch on its frame is its own.
  var takesTouches: Bool { get }
  /// What a person would call it; `nil` for most.
  var spokenName: String? { get }
  func node(_ element: ViewElement) -> Node
}

extension LeafView {
  var takesTouches: Bool { true }

  var spokenName: String? { nil }

  public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    LeafElement<Self>.reconcile(view, old, context)
  }
}

/// The place of a view without others inside.
final class LeafElement<Leaf: LeafView>: ViewElement, LeafPlace {
  private(set) var view: Leaf

  var takesTouches: Bool { view.takesTouches }
  var spokenName: String? { view.spokenName }
  override var leaf: (any LeafPlace)? { self }

  static func reconcile(
    _ view: Leaf,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == LeafElement.self {
      let element = unsafeDowncast(old, to: LeafElement.self)
      if element.stands(in: context), areSame(element.view, view) { return element }
      element.environment = context.environment
      element.view = view
      element.invalidateLayout()
      return element
    }
    old?.unmount()
    return LeafElement(view, context)
  }

  private init(_ view: Leaf, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  override func lower() -> [LoweredView] {
    let node = view.node(self)
    return [LoweredView(node: view.takesTouches ? reporting(node) : node)]
  }
}
