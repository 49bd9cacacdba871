/// A change to a view, as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The view that `content` becomes.
  @ViewBuilder func body(content: Content) -> Body

  typealias Content = ModifierContent<Self>

  /// Brings the place of a modified view up to date. Not for apps.
  static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement
}

extension ViewModifier {
  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ModifierElement<Modified, Self>.reconcile(content, modifier, old, context)
  }

  /// This modifier, followed by another.
  public func concat<Other: ViewModifier>(_ other: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: other)
  }
}

/// A modifier that is the host's business.
protocol BuiltInModifier: ViewModifier where Body == Never {}

extension BuiltInModifier {
  public func body(content: Content) -> Never { builtIn() }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, BuiltInView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func reconcile(
    _ view: ModifiedContent,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    Modifier.reconcile(view.content, view.modifier, old, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public func body(content: ModifierContent<ModifiedContent>) -> Never { builtIn() }

  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: ModifiedContent,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let inner = ModifiedContent<Modified, Content>(content: content, modifier: modifier.content)
    return Modifier.reconcile(inner, modifier.modifier, old, context)
  }
}

extension View {
  public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What a modifier is applied to, as its body sees it.
public struct ModifierContent<Modifier: ViewModifier>: BuiltInView {
  let modified: @MainActor (ViewElement?, ElementContext) -> ViewElement

  public static func reconcile(
    _ view: ModifierContent,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    view.modified(old, context)
  }
}

/// The place of a view with a modifier that has a body.
final class ModifierElement<Modified: View, Modifier: ViewModifier>: ViewElement, Evaluated {
  private var content: Modified
  private var modifier: Modifier
  private let fields: [DynamicField]
  private var slots: [AnyObject?]
  private var child: ViewElement?
  var isStale = false

  static func reconcile(
    _ content: Modified,
    _ modifier: Modifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == ModifierElement.self {
      let element = unsafeDowncast(old, to: ModifierElement.self)
      if element.shows(content, modifier, context) { return element }
      element.environment = context.environment
      element.content = content
      element.modifier = modifier
      element.evaluate()
      return element
    }
    old?.unmount()
    let element = ModifierElement(content, modifier, context)
    element.evaluate()
    return element
  }

  private init(_ content: Modified, _ modifier: Modifier, _ context: ElementContext) {
    self.content = content
    self.modifier = modifier
    fields = DynamicFields.fields(of: Modifier.self)
    slots = Array(repeating: nil, count: fields.count)
    super.init(context)
  }

  private func shows(_ content: Modified, _ modifier: Modifier, _ context: ElementContext) -> Bool {
    !isStale && stands(in: context) && areSame(self.modifier, modifier)
      && areSame(self.content, content)
  }

  func evaluate() {
    isStale = false
    fields.connect(&modifier, &slots, self)
    let content = content
    let placeholder = ModifierContent<Modifier> { Modified.reconcile(content, $0, $1) }
    let body = host.evaluating(self) { modifier.body(content: placeholder) }
    let before = child
    child = Modifier.Body.reconcile(body, before, context())
    if child !== before { invalidateLayout() }
  }

  override func lower() -> [LoweredView] { child?.views ?? [] }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }

  override func unmount() {
    super.unmount()
    for case let slot as any Disconnecting in slots { slot.disconnect() }
  }
}

extension [DynamicField] {
  /// Connects the dynamic properties of `owner` with what their place keeps.
  @MainActor
  func connect<Owner>(
    _ owner: inout Owner,
    _ slots: inout [AnyObject?],
    _ element: any Evaluated
  ) {
    guard !isEmpty else { return }
    Swift.withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in enumerated() {
        field.connect(base + field.offset, &slots[index], element)
      }
    }
  }
}
