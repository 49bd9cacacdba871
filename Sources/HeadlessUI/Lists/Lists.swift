import Foundation
import LayoutSolver

/// Rows that scroll, in groups. (section 6 of the rules)
public struct List<Content: View>: BuiltInView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func reconcile(
    _ view: List,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ListElement<Content, List>.reconcile(view.content, old, context)
  }
}

/// Controls in groups: a list. (rule 6.2)
public struct Form<Content: View>: BuiltInView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func reconcile(
    _ view: Form,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ListElement<Content, Form>.reconcile(view.content, old, context)
  }
}

/// The place of a list.
final class ListElement<Content: View, Owner>: ViewElement, ScrollingElement {
  private var child: ViewElement?
  let region = ScrollRegion()

  static func reconcile(
    _ content: Content,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ListElement
    if let old, type(of: old) == ListElement.self {
      element = unsafeDowncast(old, to: ListElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = ListElement(context)
    }
    var inside = context.environment
    inside.isInList = true
    element.child = Content.reconcile(content, element.child, element.context(inside))
    element.invalidateLayout()
    return element
  }

  override func lower() -> [LoweredView] {
    let metrics = ListMetrics<Double>.insetGrouped(isWide: host.screen.size.width >= 414)
    let sections = (child?.views ?? []).sections.map { parts in
      ListSection(
        header: parts.header.isEmpty ? nil : parts.header.nodes.stacked(),
        rows: parts.rows.nodes,
        footer: parts.footer.isEmpty ? nil : parts.footer.nodes.stacked()
      )
    }
    let node = Node.list(sections, metrics: metrics, offset: region.offset.y)
    return [LoweredView(node: reporting(node))]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

extension [LoweredView] {
  /// The sections of a list: those written, and each run of rows between them.
  var sections: [SectionParts] {
    var sections: [SectionParts] = []
    var isOpen = false
    for view in self {
      if let section = view.traits?.section {
        sections.append(section)
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].rows.append(view)
      } else {
        sections.append(SectionParts(header: [], rows: [view], footer: []))
        isOpen = true
      }
    }
    return sections
  }
}

/// Rows that belong together, with what stands above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: BuiltInView {
  let header: Parent
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public static func reconcile(
    _ view: Section,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    SectionElement<Parent, Content, Footer>.reconcile(view, old, context)
  }
}

/// The place of a section.
final class SectionElement<Parent: View, Content: View, Footer: View>: ViewElement {
  private var header: ViewElement?
  private var rows: ViewElement?
  private var footer: ViewElement?

  static func reconcile(
    _ view: Section<Parent, Content, Footer>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: SectionElement
    if let old, type(of: old) == SectionElement.self {
      element = unsafeDowncast(old, to: SectionElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = SectionElement(context)
    }
    element.update(view)
    return element
  }

  private func update(_ view: Section<Parent, Content, Footer>) {
    header = Parent.reconcile(view.header, header, context(environment.headerText))
    rows = Content.reconcile(view.content, rows, context())
    footer = Footer.reconcile(view.footer, footer, context(environment.footerText))
    invalidateLayout()
  }

  /// In a list the parts are the list's to arrange; elsewhere they stand one after another.
  override func lower() -> [LoweredView] {
    let parts = SectionParts(
      header: header?.views ?? [],
      rows: rows?.views ?? [],
      footer: footer?.views ?? []
    )
    guard environment.isInList else { return parts.header + parts.rows + parts.footer }
    var traits = ViewTraits()
    traits.section = parts
    return [LoweredView(node: .empty, traits: traits)]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    for case let child? in [header, rows, footer] { visit(child) }
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is a row, a header or a footer of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// Small capitals in a list's header. (rule 6.10)
  fileprivate var headerText: EnvironmentValues {
    guard isInList else { return self }
    var values = footerText
    values.text.letterCase = .uppercase
    return values
  }

  /// Small text in a list's footer. (rule 6.10)
  fileprivate var footerText: EnvironmentValues {
    guard isInList else { return self }
    var values = self
    values.text.change.font = .footnote
    return values
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
