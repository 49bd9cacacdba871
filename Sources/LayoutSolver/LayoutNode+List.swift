/// A row of a list.
public struct ListRow<Scalar: LayoutScalar>: Equatable, Sendable {
  public var content: LayoutNode<Scalar>
  /// Around the content; `nil` for the metrics' own.
  public var insets: LayoutInsets<Scalar>?
  /// A number under which code finds the frame of the whole row again.
  public var tag = LayoutNode<Scalar>.untagged

  public init(_ content: LayoutNode<Scalar>, insets: LayoutInsets<Scalar>? = nil) {
    self.content = content
    self.insets = insets
  }
}

/// Rows of a list that belong together, with what stands above and below them.
public struct ListSection<Scalar: LayoutScalar>: Equatable, Sendable {
  public var header: LayoutNode<Scalar>?
  public var rows: [ListRow<Scalar>]
  public var footer: LayoutNode<Scalar>?
  /// To neighbouring sections, of which each gives half; `nil` for the metrics' own.
  public var gap: Scalar?

  public init(
    header: LayoutNode<Scalar>? = nil,
    rows: [ListRow<Scalar>],
    footer: LayoutNode<Scalar>? = nil,
    gap: Scalar? = nil
  ) {
    self.header = header
    self.rows = rows
    self.footer = footer
    self.gap = gap
  }

  public init(
    header: LayoutNode<Scalar>? = nil,
    rows: [LayoutNode<Scalar>],
    footer: LayoutNode<Scalar>? = nil
  ) {
    self.init(header: header, rows: rows.map { ListRow($0) }, footer: footer)
  }
}

extension LayoutNode {
  /// A list: a scroll region that fills what it is proposed. (rules 6.1 to 6.9)
  ///
  /// A row is at least as high as the metrics say; its content is proposed the row's width less
  /// the row's insets and no height, and stands at the leading side, centred vertically. Rows,
  /// headers and footers know of no safe area.
  public static func list(
    _ sections: [ListSection<Scalar>],
    metrics: ListMetrics<Scalar>,
    behavior: ScrollBehavior<Scalar>
  ) -> LayoutNode {
    var region = behavior
    region.fillsBothAxes = true
    return scroll(region, listContent(sections, metrics))
  }

  /// A list that scrolls vertically and is scrolled by `offset`.
  public static func list(
    _ sections: [ListSection<Scalar>],
    metrics: ListMetrics<Scalar>,
    offset: Scalar = Scalar(0)
  ) -> LayoutNode {
    let offset = LayoutPoint(x: Scalar(0), y: offset)
    return list(sections, metrics: metrics, behavior: ScrollBehavior(offset: offset))
  }

  /// The sections as a column, as high as they are.
  public static func listContent(
    _ sections: [ListSection<Scalar>],
    _ metrics: ListMetrics<Scalar>
  ) -> LayoutNode {
    var parts: [LayoutNode] = []
    for (index, section) in sections.enumerated() {
      let former = index > 0 ? sections[index - 1] : nil
      parts.append(section.laidOut(metrics).padding(.top, section.gapAbove(former, metrics)))
    }
    return vStack(spacing: Scalar(0), parts)
      .padding(.bottom, metrics.bottomGap)
      .padding(.horizontal, metrics.sideMargin)
  }
}

extension ListSection {
  /// From what is above the section down to its header's content or its first row. (rule 6.7)
  fileprivate func gapAbove(
    _ former: ListSection?,
    _ metrics: ListMetrics<Scalar>
  ) -> Scalar {
    guard let former else { return header == nil ? metrics.topGap : metrics.headerTopGap }
    let own = gap ?? metrics.sectionGap
    let between = (own + (former.gap ?? metrics.sectionGap)).half
    guard header != nil else { return between }
    return (between + metrics.headerTopGap - metrics.sectionGap).clamped(atLeast: .zero)
  }

  fileprivate func laidOut(_ metrics: ListMetrics<Scalar>) -> LayoutNode<Scalar> {
    let header = header?.textPart(.bottom, metrics.headerBottomGap, metrics)
    let footer = footer?.textPart(.top, metrics.footerTopGap, metrics)
    let rows = LayoutNode.vStack(
      spacing: metrics.rowSpacing,
      rows.map { $0.laidOut(metrics) }
    )
    let parts = [header, rows, footer].compactMap { $0 }
    return LayoutNode.vStack(spacing: Scalar(0), parts)
  }
}

extension ListRow {
  fileprivate func laidOut(_ metrics: ListMetrics<Scalar>) -> LayoutNode<Scalar> {
    content.withoutSafeArea.padding(insets ?? metrics.rowInsets)
      .frame(maxWidth: .infinite, minHeight: metrics.rowHeight, alignment: .leading)
      .tagged(tag)
  }
}

extension LayoutNode {
  /// A header or footer: as wide as the rows, in line with their content. (rules 6.7, 6.9)
  fileprivate func textPart(
    _ edge: LayoutEdges,
    _ gap: Scalar,
    _ metrics: ListMetrics<Scalar>
  ) -> LayoutNode {
    withoutSafeArea
      .frame(minHeight: metrics.headerHeight)
      .padding(.leading, metrics.rowInsets.leading)
      .padding(.trailing, metrics.rowInsets.trailing)
      .padding(edge, gap)
      .frame(maxWidth: .infinite, alignment: .leading)
  }
}
