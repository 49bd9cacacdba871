extension TextStyle {
  /// A length that grows with text of this style: a scaled metric, or a custom font's size.
  ///
  /// The length times the ratio of the style's ``leading(at:)`` to its leading at `large`, to the
  /// nearest pixel. The ratio of point sizes is not what devices use: 17 points relative to body
  /// are 16.333 at `medium` (where body is 16) and 20 at `xxLarge` (where body is 21).
  /// Well documented at those two readings (jaredsinclair.com, Scaled Metric Surprises, 2024; an
  /// iOS 26.1 simulator at two pixels a point); a guess elsewhere.
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
}
