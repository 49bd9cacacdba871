import LayoutSolver

/// A modifier that only adds to how its content is lowered.
protocol LoweringModifier: BuiltInModifier {
  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView]
  /// Whether what was lowered with the first is right for the second as well.
  static func keepsLowering(_ before: Self, _ after: Self) -> Bool
}

extension LoweringModifier {
  static func keepsLowering(_ before: Self, _ after: Self) -> Bool { areSame(before, after) }
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
  static func keepsLowering(_ before: Self, _ after: Self) -> Bool { true }

  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] { views }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = ModifiedElement<Modified, Self>.adopt(modifier, old, context)
    let values = element.inner(of: context.environment) { modifier.modify(&$0) }
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

  /// A change further in invalidates this place, too.
  func update(_ modifier: Modifier, _ content: Modified, _ environment: EnvironmentValues) {
    let before = child
    child = Modified.reconcile(content, child, context(environment))
    if child !== before || !Modifier.keepsLowering(self.modifier, modifier) { invalidateLayout() }
    self.modifier = modifier
  }

  override func lower() -> [LoweredView] {
    child.map { modifier.lower($0.views, self) } ?? []
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
