/// The lengths of bars, controls and lists on one system, in points.
///
/// Each says how sure it is: *high*, two independent sources or more; *medium*, one; *low*, widely
/// repeated or general knowledge; *guess*, chosen so that there is a rule. Properties should hold
/// for any values: replace what you know better.
public struct SystemMetrics: Hashable, Sendable {
  public var bars: BarMetrics
  public var sheets: SheetMetrics
  public var controls: ControlMetrics
  public var buttons: ButtonMetrics
  public var lists: GroupedListMetrics
  public var pickers: PickerMetrics
  /// Around a view padded by no stated length: 16. (low; the margin of narrow phones)
  public var standardPadding: Double
  /// Between two views of which neither has a wish: 8. (rule 2.2, high)
  public var standardGap: Double

  public init(
    bars: BarMetrics,
    sheets: SheetMetrics,
    controls: ControlMetrics,
    buttons: ButtonMetrics,
    lists: GroupedListMetrics,
    pickers: PickerMetrics,
    standardPadding: Double = 16,
    standardGap: Double = 8
  ) {
    self.bars = bars
    self.sheets = sheets
    self.controls = controls
    self.buttons = buttons
    self.lists = lists
    self.pickers = pickers
    self.standardPadding = standardPadding
    self.standardGap = standardGap
  }

  /// iOS 15 to 18.
  public static let iOS18 = SystemMetrics(
    bars: .iOS18,
    sheets: .iOS18,
    controls: .iOS18,
    buttons: .iOS18,
    lists: .iOS18,
    pickers: .iOS18
  )

  /// iOS 26. Lengths that no source has for it are those of iOS 18.
  public static let iOS26 = SystemMetrics(
    bars: .iOS26,
    sheets: .iOS26,
    controls: .iOS26,
    buttons: .iOS26,
    lists: .iOS26,
    pickers: .iOS26
  )
}

/// A width and a height in points.
public struct FixedSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
