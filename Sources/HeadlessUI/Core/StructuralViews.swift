/// No view.
nonisolated public struct EmptyView: BuiltInView {
  public init() {}

  @MainActor
  public static func reconcile(
    _ view: EmptyView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == ViewElement.self { return old }
    old?.unmount()
    return ViewElement(context)
  }
}

/// Views one after another.
nonisolated public struct TupleView<each Content: View>: BuiltInView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor
  public static func reconcile(
    _ view: TupleView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = GroupElement<Self>.adopt(old, context)
    let inside = element.context()
    var children = ChildReconciler(element.children)
    repeat children.next(each view.content, inside)
    element.show(children.finished())
    return element
  }
}

/// Goes through the children of a group in their order.
@MainActor
struct ChildReconciler {
  private let old: [ViewElement]
  private var children: [ViewElement] = []

  init(_ old: [ViewElement]) {
    self.old = old
    children.reserveCapacity(old.count)
  }

  mutating func next<Content: View>(_ view: Content, _ context: ElementContext) {
    let before = children.count < old.count ? old[children.count] : nil
    children.append(Content.reconcile(view, before, context))
  }

  func finished() -> [ViewElement] { children }
}

/// A place whose views are those of its children, one after another; `Owner` keeps the places of
/// different kinds of view apart.
final class GroupElement<Owner>: ViewElement {
  private(set) var children: [ViewElement] = []

  static func adopt(_ old: ViewElement?, _ context: ElementContext) -> GroupElement {
    if let old, type(of: old) == GroupElement.self {
      let element = unsafeDowncast(old, to: GroupElement.self)
      element.environment = context.environment
      return element
    }
    old?.unmount()
    return GroupElement(context)
  }

  /// A change further in invalidates this place, too.
  func show(_ children: [ViewElement]) {
    if !self.children.elementsEqual(children, by: ===) { invalidateLayout() }
    self.children = children
  }

  override func lower() -> [LoweredView] {
    if children.count == 1 { return children[0].views }
    var views: [LoweredView] = []
    for child in children { views.append(contentsOf: child.views) }
    return views
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) { children.forEach(visit) }
}

/// Views treated as one where a single one is asked for, without a container of their own.
public struct Group<Content: View>: BuiltInView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func reconcile(
    _ view: Group,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    Content.reconcile(view.content, old, context)
  }
}

/// One of two views.
nonisolated public struct ConditionalContent<First: View, Second: View>: BuiltInView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  @MainActor
  public static func reconcile(
    _ view: ConditionalContent,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = DynamicElement<Self>.adopt(old, context)
    switch view.branch {
    case .first(let content): element.show(content, as: 1)
    case .second(let content): element.show(content, as: 2)
    }
    return element
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { builtIn() }

  public static func reconcile(
    _ view: Wrapped?,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = DynamicElement<Self>.adopt(old, context)
    if let view { element.show(view, as: 1) } else { element.showNothing() }
    return element
  }
}

/// A view of any type.
nonisolated public struct AnyView: BuiltInView {
  let content: any View

  public init<Content: View>(_ content: Content) { self.content = content }

  public init<Content: View>(erasing content: Content) { self.content = content }

  @MainActor
  public static func reconcile(
    _ view: AnyView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = DynamicElement<Self>.adopt(old, context)
    element.show(view.content, as: 1)
    return element
  }
}

/// A place where different views can stand at different times.
final class DynamicElement<Owner>: ViewElement {
  private var child: ViewElement?
  private var branch = 0

  static func adopt(_ old: ViewElement?, _ context: ElementContext) -> DynamicElement {
    if let old, type(of: old) == DynamicElement.self {
      let element = unsafeDowncast(old, to: DynamicElement.self)
      element.environment = context.environment
      return element
    }
    old?.unmount()
    return DynamicElement(context)
  }

  func show<Content: View>(_ content: Content, as branch: Int) {
    if branch != self.branch { showNothing() }
    self.branch = branch
    let before = child
    child = Content.reconcile(content, child, context())
    if child !== before { invalidateLayout() }
  }

  func showNothing() {
    guard let child else { return }
    child.unmount()
    self.child = nil
    branch = 0
    invalidateLayout()
  }

  override func lower() -> [LoweredView] { child?.views ?? [] }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }

  /// A view that may come and go counts with the default value where it writes none. (rule 7.1)
  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    var own: Key.Value?
    child?.reducePreference(key, into: &own)
    Key.combine(own ?? Key.defaultValue, into: &value)
  }
}
