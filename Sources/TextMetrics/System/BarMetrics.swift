/// The heights of bars, without the safe area they extend under. (rules 10.2 to 10.4)
public struct BarMetrics: Hashable, Sendable {
  /// A navigation bar with its title in the middle.
  ///
  /// iOS 18: 44, 32 sideways, 50 on a pad. (high: Tencent/QMUI_iOS issue 633; juejin
  /// 7189092788602929213; storyboards of firebase/quickstart-ios)
  /// iOS 26: 54. (medium: kiwicom and firebase storyboards, 62 + 54 of 116; sideways and pad are
  /// those of iOS 18, guess)
  public var navigationBar: BarHeights
  /// What a large title adds until it is scrolled away: 52, so 96 in all. (high: hacknicity;
  /// jashion/BMTNavigationBar; storyboards)
  public var largeTitle: Double
  /// What a search field in a navigation bar adds: 52. (rule 10.2, low)
  public var searchField: Double
  /// 49, 32 sideways, 50 on a pad. (high: QMUI issue 633; juejin; storyboards)
  ///
  /// On wide phones sideways 49. iOS 26: the same (guess).
  public var tabBar: BarHeights
  /// A bottom bar: 44, 32 sideways, 50 on a pad. (high: QMUI issue 633)
  ///
  /// iOS 26: the same (guess).
  public var toolbar: BarHeights
  /// The bar above a keyboard: 44. (low)
  public var keyboardToolbar: Double
  /// The navigation bar of a sheet: 56. (rule 10.4, low)
  public var sheetNavigationBar: Double
  /// From the status bar down to a large sheet: 10. (rule 10.4, low)
  public var sheetTopGap: Double

  public init(
    navigationBar: BarHeights,
    largeTitle: Double,
    searchField: Double,
    tabBar: BarHeights,
    toolbar: BarHeights,
    keyboardToolbar: Double,
    sheetNavigationBar: Double,
    sheetTopGap: Double
  ) {
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.searchField = searchField
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.keyboardToolbar = keyboardToolbar
    self.sheetNavigationBar = sheetNavigationBar
    self.sheetTopGap = sheetTopGap
  }

  public static let iOS18 = BarMetrics(
    navigationBar: BarHeights(phone: 44, sidewaysPhone: 32, pad: 50),
    largeTitle: 52,
    searchField: 52,
    tabBar: BarHeights(phone: 49, sidewaysPhone: 32, pad: 50),
    toolbar: BarHeights(phone: 44, sidewaysPhone: 32, pad: 50),
    keyboardToolbar: 44,
    sheetNavigationBar: 56,
    sheetTopGap: 10
  )

  public static let iOS26: BarMetrics = {
    var bars = iOS18
    bars.navigationBar.phone = 54
    return bars
  }()
}

/// The heights of one bar, in points, by where it stands.
public struct BarHeights: Hashable, Sendable {
  /// On a phone held upright, and on a wide phone held sideways.
  public var phone: Double
  /// On a phone held sideways whose width is compact.
  public var sidewaysPhone: Double
  public var pad: Double

  public init(phone: Double, sidewaysPhone: Double, pad: Double) {
    self.phone = phone
    self.sidewaysPhone = sidewaysPhone
    self.pad = pad
  }
}
