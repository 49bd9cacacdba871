/// The lengths of a list, in points, for one style, system and width.
///
/// They are the weakest numbers of the model (rules of section 6): properties should hold for any
/// metrics.
public struct ListMetrics<Scalar: LayoutScalar>: Equatable, Sendable {
  /// The least height of a row.
  public var rowHeight: Scalar
  /// Around the content of a row.
  public var rowInsets: LayoutInsets<Scalar>
  /// Between two rows of a section.
  public var rowSpacing: Scalar
  /// From the list's sides to its rows.
  public var sideMargin: Scalar
  /// Above a first section without a header.
  public var topGap: Scalar
  /// Below the last section.
  public var bottomGap: Scalar
  /// Between two sections, half of it from each.
  public var sectionGap: Scalar
  /// From the row or the list's top above a header down to the header's content.
  public var headerTopGap: Scalar
  /// From a header's content to the first row.
  public var headerBottomGap: Scalar
  /// From the last row to a footer's content.
  public var footerTopGap: Scalar
  /// The least height of a header or a footer.
  public var headerHeight: Scalar

  public init(
    rowHeight: Scalar,
    rowInsets: LayoutInsets<Scalar>,
    rowSpacing: Scalar = Scalar(0),
    sideMargin: Scalar,
    topGap: Scalar,
    bottomGap: Scalar,
    sectionGap: Scalar,
    headerTopGap: Scalar,
    headerBottomGap: Scalar,
    footerTopGap: Scalar,
    headerHeight: Scalar = Scalar(0)
  ) {
    self.rowHeight = rowHeight
    self.rowInsets = rowInsets
    self.rowSpacing = rowSpacing
    self.sideMargin = sideMargin
    self.topGap = topGap
    self.bottomGap = bottomGap
    self.sectionGap = sectionGap
    self.headerTopGap = headerTopGap
    self.headerBottomGap = headerBottomGap
    self.footerTopGap = footerTopGap
    self.headerHeight = headerHeight
  }

  /// An inset grouped list of iOS 15 to 18. (rules 6.3 to 6.7, folklore)
  ///
  /// A wide list, of 414 points or more, has sides of 20 points, a narrower one of 16. From one row
  /// past a header in footnote (15.667) to the next there are 55.333.
  public static func insetGrouped(isWide: Bool) -> ListMetrics {
    let side = Scalar(isWide ? 20 : 16)
    let eleven = Scalar(11)
    return ListMetrics(
      rowHeight: Scalar(44),
      rowInsets: LayoutInsets(top: eleven, leading: side, bottom: eleven, trailing: side),
      sideMargin: side,
      topGap: Scalar(35),
      bottomGap: Scalar(35),
      sectionGap: Scalar(35),
      headerTopGap: Scalar(101).divided(by: 3),
      headerBottomGap: Scalar(6),
      footerTopGap: Scalar(23).divided(by: 3)
    )
  }

  /// The same list on iOS 26, whose rows are taller. (rule 6.3, folklore)
  public static func insetGrouped26(isWide: Bool) -> ListMetrics {
    var metrics = insetGrouped(isWide: isWide)
    metrics.rowHeight = Scalar(52)
    return metrics
  }
}
