/// The lengths of lists and forms. (rules 6.3 to 6.8, low unless said otherwise)
///
/// They are the weakest numbers there are. "Readings" are those of UIKit's tables and collections
/// on iOS 26.1 simulators in Vercantez/openuikit.
public struct GroupedListMetrics: Hashable, Sendable {
  /// The least height of a row: 44 (high: storyboards, documentation); iOS 26: 52 (medium:
  /// readings).
  public var rowHeight: Double
  /// Above and below a row's content: 11.
  public var rowVerticalInset: Double
  /// Beside a row's content, and from the sides of a narrow list to its cards: 16. (high:
  /// dimmmensions, iOS 16.2; readings)
  public var narrowSide: Double
  /// The same in a wide list: 20. (high: the same)
  public var wideSide: Double
  /// Lists of this width are wide: 414 (high: dimmmensions); iOS 26: 390 (medium: readings).
  public var wideWidth: Double
  /// Above a first section without a header: 35. (medium: kouhan.cn; readings)
  public var topGap: Double
  /// The same below a bar with a large title: 35 (guess); iOS 26: none (medium: readings).
  public var topGapBelowLargeTitle: Double
  /// Between two sections, where neither has a header or footer: 35, half of it from each.
  /// (medium: readings)
  public var sectionGap: Double
  /// The same in a list of compact section spacing: 17.667. (guess)
  public var compactSectionGap: Double
  /// Below the last section: 35. (guess)
  public var bottomGap: Double
  /// From the row or the list's top above a header down to its text: 33.667; iOS 26: 25. With the
  /// text and the gap below it that makes up the 55.333 of headers: of rule 6.7, and read on iOS 26
  /// (their split is a guess).
  public var headerTopGap: Double
  /// From a header's text to the first row: 6; iOS 26: 10.
  public var headerBottomGap: Double
  /// From the last row to a footer's text: 7.667.
  public var footerTopGap: Double
  /// Footnote; iOS 26: headline, whose line the heights read for headers contain.
  public var headerStyle: TextStyle
  public var hasUppercaseHeaders: Bool
  public var footerStyle: TextStyle
  /// The height of a header or footer in a plain list: 28. (medium: storyboards)
  public var plainHeaderHeight: Double
  /// Above the headers of a plain list: 22.
  public var plainHeaderTopGap: Double
  /// Of a card: 10; iOS 26: 26.
  public var cornerRadius: Double

  public init(
    rowHeight: Double,
    rowVerticalInset: Double,
    narrowSide: Double,
    wideSide: Double,
    wideWidth: Double,
    topGap: Double,
    topGapBelowLargeTitle: Double,
    sectionGap: Double,
    compactSectionGap: Double,
    bottomGap: Double,
    headerTopGap: Double,
    headerBottomGap: Double,
    footerTopGap: Double,
    headerStyle: TextStyle,
    hasUppercaseHeaders: Bool,
    footerStyle: TextStyle,
    plainHeaderHeight: Double,
    plainHeaderTopGap: Double,
    cornerRadius: Double
  ) {
    self.rowHeight = rowHeight
    self.rowVerticalInset = rowVerticalInset
    self.narrowSide = narrowSide
    self.wideSide = wideSide
    self.wideWidth = wideWidth
    self.topGap = topGap
    self.topGapBelowLargeTitle = topGapBelowLargeTitle
    self.sectionGap = sectionGap
    self.compactSectionGap = compactSectionGap
    self.bottomGap = bottomGap
    self.headerTopGap = headerTopGap
    self.headerBottomGap = headerBottomGap
    self.footerTopGap = footerTopGap
    self.headerStyle = headerStyle
    self.hasUppercaseHeaders = hasUppercaseHeaders
    self.footerStyle = footerStyle
    self.plainHeaderHeight = plainHeaderHeight
    self.plainHeaderTopGap = plainHeaderTopGap
    self.cornerRadius = cornerRadius
  }

  /// Beside a row's content, and from the sides of a list this wide to its cards, in points.
  public func side(listWidth: Double) -> Double {
    listWidth >= wideWidth ? wideSide : narrowSide
  }

  public static let iOS18 = GroupedListMetrics(
    rowHeight: 44,
    rowVerticalInset: 11,
    narrowSide: 16,
    wideSide: 20,
    wideWidth: 414,
    topGap: 35,
    topGapBelowLargeTitle: 35,
    sectionGap: 35,
    compactSectionGap: 53.0 / 3,
    bottomGap: 35,
    headerTopGap: 101.0 / 3,
    headerBottomGap: 6,
    footerTopGap: 23.0 / 3,
    headerStyle: .footnote,
    hasUppercaseHeaders: true,
    footerStyle: .footnote,
    plainHeaderHeight: 28,
    plainHeaderTopGap: 22,
    cornerRadius: 10
  )

  /// Taller rows, rounder cards, larger headers in the text's own case. (rules 6.3, 6.6, 6.7)
  public static let iOS26: GroupedListMetrics = {
    var lists = iOS18
    lists.rowHeight = 52
    lists.wideWidth = 390
    lists.topGapBelowLargeTitle = 0
    lists.headerTopGap = 25
    lists.headerBottomGap = 10
    lists.headerStyle = .headline
    lists.hasUppercaseHeaders = false
    lists.cornerRadius = 26
    return lists
  }()
}
