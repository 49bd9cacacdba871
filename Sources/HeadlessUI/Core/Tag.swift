import LayoutSolver

/// Marks a view with the value that it stands for in a picker or a tab view.
struct TagModifier: BuiltInModifier {
  var tag: AnyHashable
  /// Whether a tag further in counts instead.
  var isImplicit = false

  static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: TagModifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if context.environment.choosing == nil {
      TaggedElement<Modified>.reconcile(content, modifier, old, context)
    } else {
      OptionElement<Modified>.reconcile(content, modifier, old, context)
    }
  }
}

/// The place of a view with a tag.
class TaggedElement<Modified: View>: ViewElement {
  private(set) var tag: AnyHashable
  private var isImplicit: Bool
  private var child: ViewElement?

  required init(_ tag: AnyHashable, isImplicit: Bool, _ context: ElementContext) {
    self.tag = tag
    self.isImplicit = isImplicit
    super.init(context)
  }

  static func reconcile(
    _ content: Modified,
    _ modifier: TagModifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: TaggedElement
    if let old, type(of: old) == Self.self {
      element = unsafeDowncast(old, to: TaggedElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = Self(modifier.tag, isImplicit: modifier.isImplicit, context)
    }
    element.tag = modifier.tag
    element.isImplicit = modifier.isImplicit
    element.child = Modified.reconcile(content, element.child, element.context())
    element.invalidateLayout()
    return element
  }

  override func lower() -> [LoweredView] {
    (child?.views ?? []).map { view in
      var traits = view.traits ?? ViewTraits()
      if !isImplicit || traits.tag == nil { traits.tag = tag }
      return LoweredView(node: view.node, traits: traits)
    }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

/// The place of one of the views that a picker chooses from: touched, it is chosen.
final class OptionElement<Modified: View>: TaggedElement<Modified>, ControlPlace {
  var kind: ControlKind { .other }
  override var control: (any ControlPlace)? { self }

  func activate() {
    if environment.isEnabled { environment.choosing?(views.first?.traits?.tag ?? tag) }
  }

  override func lower() -> [LoweredView] {
    super.lower().map { LoweredView(node: reporting($0.node), traits: $0.traits) }
  }
}

/// A view whose tag is known before the view is made.
@MainActor
protocol TagCarrying {
  var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrying {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrying)?.carriedTag
  }
}

private struct ChoosingKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Chooses a value in the picker around; `nil` where there is none.
  var choosing: (@MainActor (AnyHashable) -> Void)? {
    get { self[ChoosingKey.self] }
    set { self[ChoosingKey.self] = newValue }
  }
}

extension View {
  /// Marks the view with the value that it stands for in a picker or a tab view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
