/// What a text answers to a proposal: finite lengths in points, each 0 or more.
public struct TextMeasurement: Hashable, Sendable {
  /// The widest line, rounded up to a pixel; no wider than proposed where the line is not.
  /// (rules 8.3 and 8.5; folklore)
  public var width: Double
  /// All lines, rounded up to a pixel once. (rule 8.3)
  public var height: Double
  /// From the top to the first line's baseline, rounded to the nearest pixel. (rule 8.3)
  public var firstBaseline: Double
  /// From the top to the last line's baseline, rounded up after the shift of the first one.
  public var lastBaseline: Double
  /// Lines that show text: 0 for an empty text.
  public var lineCount: Int
  /// Whether the last line was cut off.
  public var isTruncated: Bool
  /// What the font was shrunk by, 1 where it was not.
  public var scaleFactor: Double

  public init(
    width: Double,
    height: Double,
    firstBaseline: Double,
    lastBaseline: Double,
    lineCount: Int,
    isTruncated: Bool = false,
    scaleFactor: Double = 1
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }

  /// No length of an answer is longer, in points.
  public static let longest: Double = 1e9
}
