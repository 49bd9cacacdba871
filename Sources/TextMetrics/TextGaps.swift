/// The distances in points that text keeps from its neighbours above and below in a stack.
/// (rule 2.7, well documented)
public struct TextGaps: Hashable, Sendable {
  /// From this text down to a view below that is not text.
  public var above: Double
  /// From a view above that is not text down to this text.
  public var below: Double
  /// From text above down to this text: 0 for the system font.
  public var leading: Double

  public init(above: Double, below: Double, leading: Double) {
    self.above = above
    self.below = below
    self.leading = leading
  }

  /// The gaps of text whose tallest font has these metrics.
  ///
  /// - Parameters:
  ///   - metrics: Of the tallest font.
  ///   - pixelScale: Pixels a point; 1 where it is no positive number.
  public init(_ metrics: FontMetrics, pixelScale: Double) {
    let grid = PixelGrid(scale: pixelScale)
    let tenth = grid.up(metrics.lineHeight / 10)
    let line = metrics.lineHeight + tenth
    above = max(line - metrics.capHeight, tenth + metrics.descent)
    below = line - metrics.ascent
    leading = grid.up(metrics.leading)
  }
}
