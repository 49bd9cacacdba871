/// The sizes of what a person picks a value with. (rule 8.11 where named, else guesses)
public struct PickerMetrics: Hashable, Sendable {
  /// The width of a wheel where none is proposed, which else is as wide as it can be: 320. (low:
  /// UIKit's own)
  public var wheelWidth: Double
  /// Of a calendar: 320 by 330, with its time 380 high. (guess)
  public var calendar: FixedSize
  /// What a row for the time adds to a calendar: 50. (guess)
  public var calendarTimeHeight: Double
  /// Between the date and the time of a compact picker: 6. (guess)
  public var compactGap: Double
  /// Of a colour's well: 28 by 28. (low: UIKit's own size)
  public var colorWell: FixedSize
  /// Beside the text of a segment: 10. (guess)
  public var segmentPadding: Double
  /// Beside the text of a picker that opens a menu: 12, as in a button. (guess)
  public var menuPadding: Double
  /// Of a round gauge: 58 by 58. (guess)
  public var roundGauge: FixedSize

  public init(
    wheelWidth: Double,
    calendar: FixedSize,
    calendarTimeHeight: Double,
    compactGap: Double,
    colorWell: FixedSize,
    segmentPadding: Double,
    menuPadding: Double,
    roundGauge: FixedSize
  ) {
    self.wheelWidth = wheelWidth
    self.calendar = calendar
    self.calendarTimeHeight = calendarTimeHeight
    self.compactGap = compactGap
    self.colorWell = colorWell
    self.segmentPadding = segmentPadding
    self.menuPadding = menuPadding
    self.roundGauge = roundGauge
  }

  public static let iOS18 = PickerMetrics(
    wheelWidth: 320,
    calendar: FixedSize(width: 320, height: 330),
    calendarTimeHeight: 50,
    compactGap: 6,
    colorWell: FixedSize(width: 28, height: 28),
    segmentPadding: 10,
    menuPadding: 12,
    roundGauge: FixedSize(width: 58, height: 58)
  )

  /// Those of iOS 18. (guess)
  public static let iOS26 = iOS18
}
