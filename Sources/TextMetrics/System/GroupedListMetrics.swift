/// The lengths of lists and forms. (rules 6.3 to 6.8, low unless said otherwise)
///
/// They are the weakest numbers there are.
public struct GroupedListMetrics: Hashable, Sendable {
  /// The least height of a row: 44; iOS 26: 52. (high for 44: storyboards, documentation)
  public var rowHeight: Double
  /// Above and below a row's content: 11.
  public var rowVerticalInset: Double
  /// Beside a row's content, and from a list's sides to its cards: 16 in a list narrower than
  /// ``wideWidth``, 20 in a wider one. (the system's margins: high, dimmmensions, iOS 16.2)
  public var narrowSide: Double
  public var wideSide: Double
  /// Lists of this width are wide: 414.
  public var wideWidth: Double
  /// Above a first section without a header: 35. (medium; kouhan.cn)
  public var topGap: Double
  /// Between two sections, where neither has a header or footer: 35, half of it from each.
  public var sectionGap: Double
  /// The same in a list of compact section spacing: 17.667. (guess)
  public var compactSectionGap: Double
  /// Below the last section: 35. (guess)
  public var bottomGap: Double
  /// Above a header's text, below the section before: 17.667.
  public var headerTopGap: Double
  /// What a first header stands further down by: 17.333.
  public var firstHeaderExtraGap: Double
  /// From a header's text to the first row: 6.
  public var headerBottomGap: Double
  /// From the last row to a footer's text: 7.667.
  public var footerTopGap: Double
  /// Of headers and footers; upper case in headers of iOS 18.
  public var headerStyle: TextStyle
  public var hasUppercaseHeaders: Bool
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
    sectionGap: Double,
    compactSectionGap: Double,
    bottomGap: Double,
    headerTopGap: Double,
    firstHeaderExtraGap: Double,
    headerBottomGap: Double,
    footerTopGap: Double,
    headerStyle: TextStyle,
    hasUppercaseHeaders: Bool,
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
    self.sectionGap = sectionGap
    self.compactSectionGap = compactSectionGap
    self.bottomGap = bottomGap
    self.headerTopGap = headerTopGap
    self.firstHeaderExtraGap = firstHeaderExtraGap
    self.headerBottomGap = headerBottomGap
    self.footerTopGap = footerTopGap
    self.headerStyle = headerStyle
    self.hasUppercaseHeaders = hasUppercaseHeaders
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
    sectionGap: 35,
    compactSectionGap: 53.0 / 3,
    bottomGap: 35,
    headerTopGap: 53.0 / 3,
    firstHeaderExtraGap: 52.0 / 3,
    headerBottomGap: 6,
    footerTopGap: 23.0 / 3,
    headerStyle: .footnote,
    hasUppercaseHeaders: true,
    plainHeaderHeight: 28,
    plainHeaderTopGap: 22,
    cornerRadius: 10
  )

  /// Taller rows, rounder cards, larger headers in the text's own case. (rules 6.3, 6.6, 6.7)
  public static let iOS26: GroupedListMetrics = {
    var lists = iOS18
    lists.rowHeight = 52
    lists.headerStyle = .headline
    lists.hasUppercaseHeaders = false
    lists.cornerRadius = 26
    return lists
  }()
}
