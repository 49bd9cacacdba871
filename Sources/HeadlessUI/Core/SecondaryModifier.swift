/// A modifier that puts a second view beside, behind or in front of each view that it is applied to.
protocol SecondaryModifier: BuiltInModifier {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  /// Whether the second view lies behind the first.
  var isBehind: Bool { get }
  /// Whether the second view is a bar, which keeps touches from what lies under it.
  var isInset: Bool { get }
  func node(_ primary: LoweredView, _ secondary: [LoweredView], _ element: ViewElement)
    -> LoweredView
}

extension SecondaryModifier {
  var isBehind: Bool { false }
  var isInset: Bool { false }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    SecondaryElement<Modified, Self>.reconcile(content, modifier, old, context)
  }
}

/// The place of a view with a second one.
final class SecondaryElement<Modified: View, Modifier: SecondaryModifier>: ViewElement,
  SecondaryHolder
{
  private var modifier: Modifier
  private(set) var primary: ViewElement?
  private(set) var secondary: ViewElement?

  override var secondaryHolder: (any SecondaryHolder)? { self }

  static func reconcile(
    _ content: Modified,
    _ modifier: Modifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: SecondaryElement
    if let old, type(of: old) == SecondaryElement.self {
      element = unsafeDowncast(old, to: SecondaryElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = SecondaryElement(modifier, context)
    }
    element.update(modifier, content)
    return element
  }

  private init(_ modifier: Modifier, _ context: ElementContext) {
    self.modifier = modifier
    super.init(context)
  }

  private func update(_ modifier: Modifier, _ content: Modified) {
    let before = (primary, secondary)
    primary = Modified.reconcile(content, primary, context())
    secondary = Modifier.Secondary.reconcile(modifier.secondary, secondary, context())
    let isSame =
      primary === before.0 && secondary === before.1 && areSame(self.modifier, modifier)
    if !isSame { invalidateLayout() }
    self.modifier = modifier
  }

  var isInset: Bool { modifier.isInset }

  override func lower() -> [LoweredView] {
    guard let primary, let secondary else { return [] }
    let second = secondary.views
    return primary.views.map { modifier.node($0, second, self) }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    let order = modifier.isBehind ? [secondary, primary] : [primary, secondary]
    for case let child? in order { visit(child) }
  }
}

/// An element with a second view.
@MainActor
protocol SecondaryHolder: ViewElement {
  var secondary: ViewElement? { get }
  /// Whether the second view is a bar, which keeps touches from what lies under it.
  var isInset: Bool { get }
}
