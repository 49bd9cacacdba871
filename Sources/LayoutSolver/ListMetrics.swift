/// The lengths of a grouped list, in points, for one system and width.
///
/// They are the weakest numbers of the model (rules of section 6): properties should hold for any
/// metrics.
public struct ListMetrics<Scalar: LayoutScalar>: Equatable, Sendable {
  /// The least height of a row.
  public var rowHeight: Scalar
  /// Around the content of a row.
  public var rowInsets: LayoutInsets<Scalar>
  /// From the list's sides to its cards.
  public var sideMargin: Scalar
  /// Above the first section and below the last one.
  public var endMargin: Scalar
  /// Above each section and below it.
  public var sectionMargin: Scalar
  /// From a header's text to the first row.
  public var headerGap: Scalar
  /// From the last row to a footer's text.
  public var footerGap: Scalar

  public init(
    rowHeight: Scalar,
    rowInsets: LayoutInsets<Scalar>,
    sideMargin: Scalar,
    endMargin: Scalar,
    sectionMargin: Scalar,
    headerGap: Scalar,
    footerGap: Scalar
  ) {
    self.rowHeight = rowHeight
    self.rowInsets = rowInsets
    self.sideMargin = sideMargin
    self.endMargin = endMargin
    self.sectionMargin = sectionMargin
    self.headerGap = headerGap
    self.footerGap = footerGap
  }

  /// An inset grouped list of iOS 15 to 18. (rules 6.3 to 6.7, folklore)
  ///
  /// A wide list, of 414 points or more, has sides of 20 points, a narrower one of 16.
  public static func insetGrouped(isWide: Bool) -> ListMetrics {
    let side = Scalar(isWide ? 20 : 16)
    let eleven = Scalar(11)
    return ListMetrics(
      rowHeight: Scalar(44),
      rowInsets: LayoutInsets(top: eleven, leading: side, bottom: eleven, trailing: side),
      sideMargin: side,
      endMargin: Scalar(53).divided(by: 3),
      sectionMargin: Scalar(53).divided(by: 3),
      headerGap: Scalar(6),
      footerGap: Scalar(23).divided(by: 3)
    )
  }

  /// The same list on iOS 26, whose rows are taller. (rule 6.3, folklore)
  public static func insetGrouped26(isWide: Bool) -> ListMetrics {
    var metrics = insetGrouped(isWide: isWide)
    metrics.rowHeight = Scalar(52)
    return metrics
  }
}

/// Rows of a list that belong together, with what stands above and below them.
public struct ListSection<Scalar: LayoutScalar>: Equatable, Sendable {
  public var header: LayoutNode<Scalar>?
  public var rows: [LayoutNode<Scalar>]
  public var footer: LayoutNode<Scalar>?

  public init(
    header: LayoutNode<Scalar>? = nil,
    rows: [LayoutNode<Scalar>],
    footer: LayoutNode<Scalar>? = nil
  ) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

extension LayoutNode {
  /// A list of grouped rows: a scroll region that fills what it is proposed. (rules 6.1 to 6.9)
  ///
  /// A row is at least as high as the metrics say; its content is proposed the card's width less
  /// the row's insets and no height, and stands at the leading side, centred vertically.
  public static func list(
    _ sections: [ListSection<Scalar>],
    metrics: ListMetrics<Scalar>,
    offset: Scalar = Scalar(0)
  ) -> LayoutNode {
    let behavior = ScrollBehavior<Scalar>(
      offset: LayoutPoint(x: Scalar(0), y: offset),
      fillsBothAxes: true
    )
    let parts = sections.map { $0.laidOut(metrics) }
    return scroll(
      behavior,
      vStack(spacing: Scalar(0), parts)
        .padding(.vertical, metrics.endMargin)
        .padding(.horizontal, metrics.sideMargin)
    )
  }
}

extension ListSection {
  fileprivate func laidOut(_ metrics: ListMetrics<Scalar>) -> LayoutNode<Scalar> {
    let rows = rows.map { row in
      row.padding(metrics.rowInsets)
        .frame(maxWidth: .infinite, minHeight: metrics.rowHeight, alignment: .leading)
    }
    let header = header?.textPart(.bottom, metrics.headerGap, metrics)
    let footer = footer?.textPart(.top, metrics.footerGap, metrics)
    let parts = [header].compactMap { $0 } + rows + [footer].compactMap { $0 }
    return LayoutNode.vStack(spacing: Scalar(0), parts)
      .padding(.vertical, metrics.sectionMargin)
  }
}

extension LayoutNode {
  /// A header or footer: as wide as the card, in line with the rows' content. (rules 6.7, 6.9)
  fileprivate func textPart(
    _ edge: LayoutEdges,
    _ gap: Scalar,
    _ metrics: ListMetrics<Scalar>
  ) -> LayoutNode {
    padding(.leading, metrics.rowInsets.leading)
      .padding(.trailing, metrics.rowInsets.trailing)
      .padding(edge, gap)
      .frame(maxWidth: .infinite, alignment: .leading)
  }
}
