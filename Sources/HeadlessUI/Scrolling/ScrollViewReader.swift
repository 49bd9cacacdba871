import Foundation

/// Content that can scroll what is inside of it to a view by its identity.
public struct ScrollViewReader<Content: View>: BuiltInView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func reconcile(
    _ view: ScrollViewReader,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = GroupElement<Self>.adopt(old, context)
    let content = view.content(ScrollViewProxy(reader: element))
    var children = ChildReconciler(element.children)
    let inside = element.inner(of: context.environment) { $0.reportsRows = true }
    children.next(content, element.context(inside))
    element.show(children.finished())
    return element
  }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
  weak var reader: ViewElement?

  /// Scrolls the first region around the view of that identity as little as shows it, or so that
  /// it lies at `anchor`. (rules 4.8, 4.9)
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader, let target = reader.element(identified: AnyHashable(id)),
      let scroll = target.enclosingScroll, let frame = target.extent
    else { return }
    scroll.scroll(showing: frame, at: anchor)
  }
}

extension ViewElement {
  /// The first element of that identity inside: by `id(_:)`, or as an element of a `ForEach`.
  final func element(identified id: AnyHashable) -> ViewElement? {
    if let identified, identified.identity == id { return self }
    if let row = rowHolder?.row(identified: id) { return row }
    var found: ViewElement?
    visitChildren { if found == nil { found = $0.element(identified: id) } }
    return found
  }

  /// The innermost region around the element that scrolls.
  final var enclosingScroll: (any ScrollingElement)? {
    var next = parent
    while let element = next {
      if let scroll = element.scrolling { return scroll }
      next = element.parent
    }
    return nil
  }
}
