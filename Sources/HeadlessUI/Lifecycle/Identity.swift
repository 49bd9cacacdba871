/// A view whose state is lost when its identity changes.
struct IdentityModifier<ID: Hashable>: BuiltInModifier {
  var id: ID

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: IdentityModifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    IdentifiedElement<Modified, ID>.reconcile(content, modifier.id, old, context)
  }
}

final class IdentifiedElement<Modified: View, ID: Hashable>: ViewElement, Identified {
  private var id: ID
  private var child: ViewElement?

  var identity: AnyHashable { AnyHashable(id) }
  override var identified: (any Identified)? { self }

  static func reconcile(
    _ content: Modified,
    _ id: ID,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: IdentifiedElement
    if let old, type(of: old) == IdentifiedElement.self {
      element = unsafeDowncast(old, to: IdentifiedElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = IdentifiedElement(id, context)
    }
    element.update(content, id)
    return element
  }

  private init(_ id: ID, _ context: ElementContext) {
    self.id = id
    super.init(context)
  }

  /// A view with another identity takes the place before the former one goes. (rule 11.4)
  private func update(_ content: Modified, _ id: ID) {
    let before = child
    let former = self.id == id ? nil : child
    if former != nil { child = nil }
    self.id = id
    child = Modified.reconcile(content, child, context())
    former?.unmount()
    if child !== before { invalidateLayout() }
  }

  override func lower() -> [LoweredView] {
    guard let child else { return [] }
    return child.views.map { LoweredView(node: reporting($0.node), traits: $0.traits) }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

/// An element that code finds by its identity.
@MainActor
protocol Identified: ViewElement {
  var identity: AnyHashable { get }
}

extension View {
  /// Names the view for `scrollTo`, and ties its state to the name.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
