/// How a text is set within the space proposed to it.
public struct ParagraphSettings: Hashable, Sendable {
  /// How many lines are shown and kept free; any number and none for `nil`.
  public var lineLimit: LineLimit?
  /// Points between two lines; no number and negative lengths count as 0.
  public var lineSpacing: Double
  /// The smallest factor that the text may shrink by where it would be cut off, above 0, up to 1.
  public var minimumScaleFactor: Double
  public var truncation: Truncation
  /// Whether glyphs may move closer together where a line would be cut off by little.
  public var allowsTightening: Bool

  public init(
    lineLimit: LineLimit? = nil,
    lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1,
    truncation: Truncation = .tail,
    allowsTightening: Bool = false
  ) {
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.truncation = truncation
    self.allowsTightening = allowsTightening
  }

  /// Where the last line that fits is cut off.
  public enum Truncation: String, Hashable, Codable, Sendable, CaseIterable {
    case head
    case middle
    case tail
  }

  var usableLineSpacing: Double { lineSpacing > 0 ? min(lineSpacing, TextMeasurement.longest) : 0 }

  /// Below a hundredth nothing can be read.
  var usableScaleFactor: Double {
    minimumScaleFactor < 1 ? max(minimumScaleFactor, 0.01) : 1
  }
}

/// The lines a text keeps free at least, and shows at most. (rule 8.5, certain)
public struct LineLimit: Hashable, Sendable {
  /// Lines whose height is kept even where the text has fewer, 0 or more.
  public let minimum: Int
  /// 1 or more; `nil` for any number.
  public let maximum: Int?

  private init(minimum: Int, maximum: Int?) {
    self.minimum = max(0, minimum)
    self.maximum = maximum.map { max(1, $0, minimum) }
  }

  /// Up to `count` lines; less than 1 counts as 1.
  public static func atMost(_ count: Int) -> LineLimit { LineLimit(minimum: 0, maximum: count) }

  /// At least `count` lines high.
  public static func atLeast(_ count: Int) -> LineLimit { LineLimit(minimum: count, maximum: nil) }

  /// Between the range's bounds.
  public static func range(_ counts: ClosedRange<Int>) -> LineLimit {
    LineLimit(minimum: counts.lowerBound, maximum: counts.upperBound)
  }

  /// Exactly `count` lines high; less than 1 counts as 1.
  public static func reserving(_ count: Int) -> LineLimit {
    LineLimit(minimum: max(1, count), maximum: count)
  }
}
