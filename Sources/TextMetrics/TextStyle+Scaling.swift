extension TextStyle {
  /// A length that grows with text of this style, as a scaled metric does.
  ///
  /// The length times the ratio of the style's ``leading(at:)`` to that at `large`, to the nearest
  /// pixel. (well documented for UIKit's font metrics: readings of an iOS 26 simulator, 19 lengths
  /// for each style and category, Vercantez/openuikit, dynamic_type.json; a guess that SwiftUI's
  /// scaled metrics are the same, which 16.333 for 17 at `medium` agrees with, jaredsinclair.com,
  /// Scaled Metric Surprises, 2024)
  ///
  /// - Parameters:
  ///   - length: Points at `large`; answered as it is where it is not finite.
  ///   - category: The reader's text size.
  ///   - pixelScale: Pixels a point; 1 where it is no positive number.
  /// - Returns: Points, a whole number of pixels unless the category is `large`.
  public func scaled(
    _ length: Double,
    at category: TextSizeCategory,
    pixelScale: Double
  ) -> Double {
    guard category != .large, length.isFinite else { return length }
    let scaled = length * leading(at: category) / leading(at: .large)
    return scaled.isFinite ? PixelGrid(scale: pixelScale).nearest(scaled) : length
  }

  /// The size of a custom font that grows with text of this style: ``scaled(_:at:pixelScale:)`` to
  /// the nearest whole point. (well documented for UIKit's scaled fonts by the same readings; a
  /// guess for SwiftUI's)
  public func scaledFontSize(_ size: Double, at category: TextSizeCategory) -> Double {
    scaled(size, at: category, pixelScale: 1)
  }
}
