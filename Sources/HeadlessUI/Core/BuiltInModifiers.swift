import LayoutSolver

/// A modifier that only adds to how its content is lowered.
protocol LoweringModifier: BuiltInModifier {
  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView]
}

/// A modifier that wraps each of the views that it is applied to in another node.
protocol LayoutModifier: LoweringModifier {
  func node(around node: Node, _ element: ViewElement) -> Node
}

extension LayoutModifier {
  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] {
    views.map { LoweredView(node: node(around: $0.node, element), traits: $0.traits) }
  }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = ModifiedElement<Modified, Self>.adopt(modifier, old, context)
    element.update(modifier, content, context.environment)
    return element
  }
}

/// A modifier that sets values of the environment.
protocol EnvironmentModifier: LoweringModifier {
  func modify(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] { views }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = ModifiedElement<Modified, Self>.adopt(modifier, old, context)
    var values = context.environment
    modifier.modify(&values)
    element.update(modifier, content, values)
    return element
  }
}

/// A modifier that tells the container around the view something.
protocol TraitModifier: LoweringModifier {
  func modify(_ traits: inout ViewTraits, _ element: ViewElement)
}

extension TraitModifier {
  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] {
    views.map { view in
      var traits = view.traits ?? ViewTraits()
      modify(&traits, element)
      return LoweredView(node: view.node, traits: traits)
    }
  }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = ModifiedElement<Modified, Self>.adopt(modifier, old, context)
    element.update(modifier, content, context.environment)
    return element
  }
}

/// The place of a view with a modifier that only adds to how its content is lowered.
final class ModifiedElement<Modified: View, Modifier: LoweringModifier>: ViewElement {
  private(set) var modifier: Modifier
  private var child: ViewElement?

  static func adopt(
    _ modifier: Modifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ModifiedElement {
    if let old, type(of: old) == ModifiedElement.self {
      let element = unsafeDowncast(old, to: ModifiedElement.self)
      element.environment = context.environment
      return element
    }
    old?.unmount()
    return ModifiedElement(modifier, context)
  }

  private init(_ modifier: Modifier, _ context: ElementContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ modifier: Modifier, _ content: Modified, _ environment: EnvironmentValues) {
    self.modifier = modifier
    child = Modified.reconcile(content, child, context(environment))
    invalidateLayout()
  }

  override func lower() -> [LoweredView] {
    child.map { modifier.lower($0.views, self) } ?? []
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
