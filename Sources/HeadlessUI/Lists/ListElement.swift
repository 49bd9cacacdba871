import Foundation
import LayoutSolver
import TextMetrics

/// The place of a list, or of a form.
final class ListElement<Content: View, Owner>: ViewElement, ScrollingElement {
  private var child: ViewElement?
  private var kind = ListKind.insetGrouped
  let region = ScrollRegion()

  override var scrolling: (any ScrollingElement)? { self }

  static func reconcile(
    _ content: Content,
    _ kind: ListKind,
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
    element.kind = kind
    let inside = element.inner(of: context.environment) { inside in
      inside.list = ListSurroundings(kind: kind, lists: context.host.settings.metrics.lists)
      inside.scrollSettings = ScrollSettings()
    }
    element.child = Content.reconcile(content, element.child, element.context(inside))
    element.invalidateLayout()
    return element
  }

  override func lower() -> [LoweredView] {
    let sections = (child?.views ?? []).sections.map(\.solved)
    let behavior = region.behavior([.vertical], environment.scrollSettings, fillsBothAxes: true)
    let node = Node.list(sections, metrics: metrics, behavior: behavior)
    return [LoweredView(node: reporting(node))]
  }

  private var metrics: ListMetrics<Double> {
    let lists = host.settings.metrics.lists
    var metrics = ListMetrics(lists, kind, listWidth: host.surfaceSize(of: self).width)
    if let height = environment.leastRowHeight { metrics.rowHeight = height }
    if let height = environment.defaultMinListHeaderHeight { metrics.headerHeight = height }
    if let spacing = environment.listRowSpacing { metrics.rowSpacing = spacing }
    switch environment.listSectionSpacing {
    case .default: break
    case .compact: metrics.setSectionGap(lists.compactSectionGap)
    case .custom(let gap): metrics.setSectionGap(gap)
    }
    return metrics
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
      if var section = view.traits?.section {
        section.gap = view.traits?.listSectionSpacing
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

extension SectionParts {
  @MainActor
  fileprivate var solved: ListSection<Double> {
    ListSection(
      header: header.isEmpty ? nil : header.nodes.stacked(),
      rows: rows.map(\.row),
      footer: footer.isEmpty ? nil : footer.nodes.stacked(),
      gap: gap.map(Double.init)
    )
  }
}

extension LoweredView {
  /// The view as a row; a control that is all of a row is touched all over it.
  @MainActor
  fileprivate var row: ListRow<Double> {
    var row = ListRow(node, insets: traits?.rowInsets.map { LayoutInsets($0) })
    if let control = traits?.rowControl { row.tag = control.tagOfRow() }
    return row
  }
}

extension ListMetrics<Double> {
  /// The lengths of a list of this kind. (rules 6.3 to 6.8)
  init(_ lists: GroupedListMetrics, _ kind: ListKind, listWidth: Double) {
    let side = lists.side(listWidth: listWidth)
    let isPlain = kind == .plain
    self.init(
      rowHeight: lists.rowHeight,
      rowInsets: LayoutInsets(
        top: lists.rowVerticalInset,
        leading: side,
        bottom: lists.rowVerticalInset,
        trailing: side
      ),
      sideMargin: kind == .insetGrouped ? side : 0,
      topGap: isPlain ? 0 : lists.topGap,
      bottomGap: isPlain ? 0 : lists.bottomGap,
      sectionGap: isPlain ? 0 : lists.sectionGap,
      headerTopGap: isPlain ? lists.plainHeaderTopGap : lists.headerTopGap,
      headerBottomGap: isPlain ? 0 : lists.headerBottomGap,
      footerTopGap: isPlain ? 0 : lists.footerTopGap,
      headerHeight: isPlain ? lists.plainHeaderHeight : 0
    )
  }

  /// Changes the gap between sections, and with it how far headers are from what is above them.
  fileprivate mutating func setSectionGap(_ gap: Double) {
    headerTopGap = max(0, headerTopGap + gap - sectionGap)
    sectionGap = gap
  }
}
