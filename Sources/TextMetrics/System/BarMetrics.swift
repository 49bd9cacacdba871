/// The heights of bars, without the safe area they extend under. (rules 10.2 and 10.3)
///
/// "Readings" are those of iOS 26.1 simulators in Vercantez/openuikit: an iPhone SE, an iPhone 16
/// and an iPad of 820 by 1180 points.
public struct BarMetrics: Hashable, Sendable {
  /// A navigation bar with its title in the middle.
  ///
  /// iOS 18: 44, 32 sideways, 50 on a pad. (high: Tencent/QMUI_iOS, number 633; juejin
  /// 7189092788602929213; storyboards of firebase/quickstart-ios)
  /// iOS 26: 54 everywhere. (high for phones: readings; firebase storyboards; medium for pads)
  public var navigationBar: BarHeights
  /// The least distance from the screen's top to a navigation bar, where the safe area is smaller:
  /// none; iOS 26: 10, 24 sideways. (medium: readings on the SE, with no status bar)
  public var navigationBarTop: BarHeights
  /// What a large title adds until it is scrolled away: 52, so 96 in all; 106 on iOS 26.
  /// (high: hacknicity; jashion/BMTNavigationBar; storyboards; readings)
  public var largeTitle: Double
  /// What a search field in a navigation bar adds: 52. (rule 10.2, low)
  public var searchField: Double
  /// A tab bar of iOS 18: 49, 32 sideways, 50 on a pad. (high: QMUI_iOS, number 633; juejin; storyboards)
  ///
  /// On wide phones sideways 49.
  public var tabBar: BarHeights
  /// How far up from the screen's bottom a floating tab bar takes, safe area included; `nil` on
  /// iOS 18, whose bars stand on the safe area.
  ///
  /// iOS 26: 83, 64 sideways, none on a pad. (medium: readings on the SE, and on the pad, whose bar
  /// stands at the top and adds 64 there)
  public var tabBarReach: BarHeights?
  /// A bottom bar: 44, 32 sideways, 50 on a pad. (high: QMUI_iOS, number 633; on iOS 26 a guess)
  public var toolbar: BarHeights
  /// The bar above a keyboard: 44. (low)
  public var keyboardToolbar: Double

  public init(
    navigationBar: BarHeights,
    navigationBarTop: BarHeights,
    largeTitle: Double,
    searchField: Double,
    tabBar: BarHeights,
    tabBarReach: BarHeights?,
    toolbar: BarHeights,
    keyboardToolbar: Double
  ) {
    self.navigationBar = navigationBar
    self.navigationBarTop = navigationBarTop
    self.largeTitle = largeTitle
    self.searchField = searchField
    self.tabBar = tabBar
    self.tabBarReach = tabBarReach
    self.toolbar = toolbar
    self.keyboardToolbar = keyboardToolbar
  }

  /// The bottom inset that a tab bar leaves for the content, in points: 83 above a home indicator.
  ///
  /// - Parameters:
  ///   - place: Where the bar stands.
  ///   - safeArea: The screen's own bottom inset, in points.
  /// - Returns: Points from the screen's bottom, never less than `safeArea`.
  public func tabBarInset(_ place: BarPlace, safeArea: Double) -> Double {
    guard let tabBarReach else { return tabBar[place] + safeArea }
    return max(tabBarReach[place], safeArea)
  }

  public static let iOS18 = BarMetrics(
    navigationBar: BarHeights(phone: 44, sidewaysPhone: 32, pad: 50),
    navigationBarTop: BarHeights(phone: 0, sidewaysPhone: 0, pad: 0),
    largeTitle: 52,
    searchField: 52,
    tabBar: BarHeights(phone: 49, sidewaysPhone: 32, pad: 50),
    tabBarReach: nil,
    toolbar: BarHeights(phone: 44, sidewaysPhone: 32, pad: 50),
    keyboardToolbar: 44
  )

  public static let iOS26: BarMetrics = {
    var bars = iOS18
    bars.navigationBar = BarHeights(phone: 54, sidewaysPhone: 54, pad: 54)
    bars.navigationBarTop = BarHeights(phone: 10, sidewaysPhone: 24, pad: 0)
    bars.tabBarReach = BarHeights(phone: 83, sidewaysPhone: 64, pad: 0)
    return bars
  }()
}

/// Where a bar stands.
public enum BarPlace: String, Hashable, Codable, Sendable, CaseIterable {
  /// On a phone held upright, and on a wide phone held sideways.
  case phone
  /// On a phone held sideways whose width is compact.
  case sidewaysPhone
  case pad
}

/// The heights of one bar, in points, by where it stands.
public struct BarHeights: Hashable, Sendable {
  public var phone: Double
  public var sidewaysPhone: Double
  public var pad: Double

  public init(phone: Double, sidewaysPhone: Double, pad: Double) {
    self.phone = phone
    self.sidewaysPhone = sidewaysPhone
    self.pad = pad
  }

  public subscript(place: BarPlace) -> Double {
    switch place {
    case .phone: phone
    case .sidewaysPhone: sidewaysPhone
    case .pad: pad
    }
  }
}
