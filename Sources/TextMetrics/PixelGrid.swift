/// The lengths that a screen can show exactly: whole pixels.
struct PixelGrid {
  /// Pixels a point.
  let scale: Double

  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Sums of lengths are off by some millionths of a pixel, which are no pixel more.
  private static let tolerance = 1e-6

  /// The next whole pixel that is no shorter.
  func up(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The nearest whole pixel, of two the greater. (rule 1.8)
  func nearest(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }
}
