import LayoutSolver

/// Rows that belong together, with what stands above and below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let showsRows: Bool

  init(header: Parent, content: Content, footer: Footer, showsRows: Bool = true) {
    self.header = header
    self.content = content
    self.footer = footer
    self.showsRows = showsRows
  }
}

extension Section: View, BuiltInView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

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
  private var showsRows = true
  private var made: Surroundings?

  private struct Surroundings {
    var outer: EnvironmentValues
    var header: EnvironmentValues
    var footer: EnvironmentValues
  }

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
    let before = (header, rows, footer, showsRows)
    showsRows = view.showsRows
    header = Parent.reconcile(view.header, header, context(surroundings.header))
    rows = Content.reconcile(view.content, rows, context())
    footer = Footer.reconcile(view.footer, footer, context(surroundings.footer))
    let isSame =
      header === before.0 && rows === before.1 && footer === before.2 && showsRows == before.3
    if !isSame { invalidateLayout() }
  }

  /// The values for the header and the footer, made where those around are others than before.
  private var surroundings: Surroundings {
    if let made, made.outer.areIdentical(to: environment) { return made }
    let values = Surroundings(
      outer: environment,
      header: environment.headerText,
      footer: environment.footerText
    )
    made = values
    return values
  }

  /// In a list the parts are the list's to arrange; elsewhere they stand one after another.
  override func lower() -> [LoweredView] {
    let parts = SectionParts(
      header: header?.views ?? [],
      rows: showsRows ? rows?.views ?? [] : [],
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
