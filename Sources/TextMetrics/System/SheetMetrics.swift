/// The lengths of sheets. (rule 10.4)
public struct SheetMetrics: Hashable, Sendable {
  /// The bar of a navigation stack in a sheet: 56. (low)
  public var navigationBar: Double
  /// From the safe area's top down to a large sheet: 10. (low)
  ///
  /// iOS 26: read as 10 on a phone with a home button and on a pad, as 0 on a phone with 59 points
  /// at its top, and sheets cover a phone held sideways. (medium: Vercantez/openuikit)
  public var topGap: Double
  /// The height of a medium sheet, as a part of what a large one has above the safe area: 0.5
  /// (low); iOS 26: 0.56, read as 425 of 759 and 356.5 of 637. (medium: Vercantez/openuikit)
  public var mediumFraction: Double

  public init(navigationBar: Double, topGap: Double, mediumFraction: Double) {
    self.navigationBar = navigationBar
    self.topGap = topGap
    self.mediumFraction = mediumFraction
  }

  public static let iOS18 = SheetMetrics(navigationBar: 56, topGap: 10, mediumFraction: 0.5)
  public static let iOS26 = SheetMetrics(navigationBar: 56, topGap: 10, mediumFraction: 0.56)
}
