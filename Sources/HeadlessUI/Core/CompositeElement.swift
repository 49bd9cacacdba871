import Observation

/// The place of a view that has a body.
final class CompositeElement<Content: View>: ViewElement, Evaluated {
  private var view: Content
  private let fields: [DynamicField]
  private var slots: [AnyObject?]
  private var child: ViewElement?
  var isStale = false

  static func reconcile(
    _ view: Content,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == CompositeElement<Content>.self {
      let element = unsafeDowncast(old, to: CompositeElement<Content>.self)
      if !element.isStale, element.stands(in: context), areSame(element.view, view) {
        return element
      }
      element.environment = context.environment
      element.view = view
      element.evaluate()
      return element
    }
    old?.unmount()
    let element = CompositeElement(view, context)
    element.evaluate()
    return element
  }

  private init(_ view: Content, _ context: ElementContext) {
    self.view = view
    fields = DynamicFields.fields(of: Content.self)
    slots = Array(repeating: nil, count: fields.count)
    super.init(context)
  }

  func evaluate() {
    isStale = false
    fields.connect(&view, &slots, self)
    let body = host.evaluating(self) { view.body }
    let before = child
    child = Content.Body.reconcile(body, before, context())
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

/// An element whose view is evaluated again when state that it read changes.
@MainActor
protocol Evaluated: ViewElement {
  var isStale: Bool { get set }
  func evaluate()
}

/// What has to be told when the place that it is kept for goes away.
@MainActor
protocol Disconnecting: AnyObject {
  func disconnect()
}

extension HostCore {
  /// Runs `body` on behalf of `element`, which is evaluated again when an observable object that
  /// was read changes.
  func evaluating<Result>(_ element: any Evaluated, _ body: () -> Result) -> Result {
    let outer = evaluatedElement
    evaluatedElement = element
    defer { evaluatedElement = outer }
    let handle = ElementHandle(element)
    return withObservationTracking(body) { handle.invalidate() }
  }
}

/// An element as seen by code that may run anywhere: changes from elsewhere than the running host
/// are of no effect.
final class ElementHandle: @unchecked Sendable {
  private weak var element: (any Evaluated)?

  @MainActor init(_ element: any Evaluated) { self.element = element }

  func invalidate() {
    onMainThread { [element] in
      if let element { element.host.markStale(element) }
    }
  }
}
