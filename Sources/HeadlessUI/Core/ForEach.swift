import Foundation
import LayoutSolver

/// A view for each element of a collection, its state kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  public let content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, BuiltInView where Content: View {
  public typealias Body = Never

  public static func reconcile(
    _ view: ForEach,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ForEachElement<Data, ID, Content>.reconcile(view, old, context)
  }

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  private init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    id = identity
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, identity: { $0.id }, content: content)
  }

  /// A view for each element of a collection behind a binding, known by `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    identity: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let entries = elements.indices.lazy.map { ($0, identity(elements[$0])) }
    self.init(
      data: entries,
      content: { content(data.element(at: $0.0)) },
      identity: { $0.1 }
    )
  }
}

extension ForEach {
  /// Accepted: rows are not deleted by hand here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Accepted: rows are not moved by hand here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// The places of a ``ForEach``.
///
/// The first of two elements with one identity keeps it; the others are known by their position
/// among those.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement,
  RowHolder
{
  private struct Identity: Hashable {
    var id: ID
    var repetition: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var order: [ViewElement] = []
  private var children: [Identity: ViewElement] = [:]

  override var rowHolder: (any RowHolder)? { self }

  static func reconcile(
    _ view: ForEach<Data, ID, Content>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ForEachElement
    if let old, type(of: old) == ForEachElement.self {
      element = unsafeDowncast(old, to: ForEachElement.self)
      if element.stands(in: context), areSame(element.view, view) { return element }
      element.environment = context.environment
      element.view = view
    } else {
      old?.unmount()
      element = ForEachElement(view, context)
    }
    element.update()
    return element
  }

  private init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  private func update() {
    let inside = context()
    let previous = order
    var before = children
    children.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for element in view.data {
      let id = view.id(element)
      var identity = Identity(id: id, repetition: 0)
      while children[identity] != nil { identity.repetition += 1 }
      let old = before.removeValue(forKey: identity)
      let child = reconcile(view.content(element), id, old, inside)
      children[identity] = child
      order.append(child)
    }
    let gone = Set(before.values.map(ObjectIdentifier.init))
    for child in previous where gone.contains(ObjectIdentifier(child)) { child.unmount() }
    invalidateLayout()
  }

  /// In a picker the identity is also what the view stands for, unless it has a tag of its own.
  private func reconcile(
    _ content: Content,
    _ id: ID,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    guard context.environment.choosing != nil else {
      return Content.reconcile(content, old, context)
    }
    let modifier = TagModifier(tag: AnyHashable(id), isImplicit: true)
    return TagModifier.reconcile(content, modifier, old, context)
  }

  override func lower() -> [LoweredView] {
    guard environment.reportsRows else { return order.flatMap(\.views) }
    return order.flatMap { row in
      let views = row.views
      guard views.count == 1, views[0].node != .empty else { return views }
      return [LoweredView(node: row.reporting(views[0].node), traits: views[0].traits)]
    }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) { order.forEach(visit) }

  func row(identified id: AnyHashable) -> ViewElement? {
    guard let id = id.base as? ID else { return nil }
    return children[Identity(id: id, repetition: 0)]
  }

  /// Rows that may come and go count with the default value where they write none. (rule 7.1)
  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    var own: Key.Value?
    for child in order { child.reducePreference(key, into: &own) }
    Key.combine(own ?? Key.defaultValue, into: &value)
  }
}

/// An element whose children are known by the identities of a collection's elements.
@MainActor
protocol RowHolder: ViewElement {
  /// The first child of that identity.
  func row(identified id: AnyHashable) -> ViewElement?
}
