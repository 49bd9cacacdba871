/// The sizes of controls. (rules 8.8 to 8.13, low unless said otherwise)
public struct ControlMetrics: Hashable, Sendable {
  /// What a plain text field is higher by than a line of its font: 1.7, so 22 with body. (rule 8.8;
  /// medium for 22: read on iOS 26.1 too, Vercantez/openuikit)
  public var textFieldExtraHeight: Double
  /// Above and below the text of a field with a rounded border: 6, so 34 with body. (rule 8.8;
  /// medium: storyboards of firebase/quickstart-ios)
  public var roundedBorderPadding: Double
  /// Beside the text of such a field: 7. (low: UIKit's own)
  public var roundedBorderSidePadding: Double
  /// Above and below the text of an editor: 8. (rule 8.9)
  public var textEditorVerticalInset: Double
  /// Beside the text of an editor: 5. (rule 8.9)
  public var textEditorHorizontalInset: Double
  /// 51 by 31; iOS 26: 63 by 28. (rule 8.11; medium: a public app that lays out for both)
  public var toggle: FixedSize
  /// 94 by 32. (rule 8.11)
  public var stepper: FixedSize
  /// 31; a slider is as wide as it can be. (rule 8.11)
  public var sliderHeight: Double
  /// Of a bar; without its label: 4. (rule 8.11)
  public var progressBarHeight: Double
  /// Of a spinning indicator: 20 by 20. (rule 8.11)
  public var spinner: FixedSize
  /// The same where controls are large: 37 by 37. (low: UIKit's own)
  public var largeSpinner: FixedSize
  /// Of a compact date picker: 34.333; read as 34 on iOS 26.1. (rule 8.11)
  public var compactDatePickerHeight: Double
  /// 32. (medium: storyboards of firebase/quickstart-ios)
  public var segmentedPickerHeight: Double
  /// Of a picker that opens a menu: 34. (rule 8.11)
  public var menuPickerHeight: Double
  /// Of a picker or date picker of wheels: 216.
  public var wheelPickerHeight: Double
  /// From a label's icon to its title: 8. (rule 8.12)
  public var labelGap: Double
  /// The width of a symbol, in sizes of its font: 1.2. (rule 8.12, guess)
  public var symbolWidth: Double
  /// The side of the smallest area that is easy to hit: 44. (high: Human Interface Guidelines)
  public var hitTarget: Double

  public init(
    textFieldExtraHeight: Double,
    roundedBorderPadding: Double,
    roundedBorderSidePadding: Double,
    textEditorVerticalInset: Double,
    textEditorHorizontalInset: Double,
    toggle: FixedSize,
    stepper: FixedSize,
    sliderHeight: Double,
    progressBarHeight: Double,
    spinner: FixedSize,
    largeSpinner: FixedSize,
    compactDatePickerHeight: Double,
    segmentedPickerHeight: Double,
    menuPickerHeight: Double,
    wheelPickerHeight: Double,
    labelGap: Double,
    symbolWidth: Double,
    hitTarget: Double
  ) {
    self.textFieldExtraHeight = textFieldExtraHeight
    self.roundedBorderPadding = roundedBorderPadding
    self.roundedBorderSidePadding = roundedBorderSidePadding
    self.textEditorVerticalInset = textEditorVerticalInset
    self.textEditorHorizontalInset = textEditorHorizontalInset
    self.toggle = toggle
    self.stepper = stepper
    self.sliderHeight = sliderHeight
    self.progressBarHeight = progressBarHeight
    self.spinner = spinner
    self.largeSpinner = largeSpinner
    self.compactDatePickerHeight = compactDatePickerHeight
    self.segmentedPickerHeight = segmentedPickerHeight
    self.menuPickerHeight = menuPickerHeight
    self.wheelPickerHeight = wheelPickerHeight
    self.labelGap = labelGap
    self.symbolWidth = symbolWidth
    self.hitTarget = hitTarget
  }

  public static let iOS18 = ControlMetrics(
    textFieldExtraHeight: 1.7,
    roundedBorderPadding: 6,
    roundedBorderSidePadding: 7,
    textEditorVerticalInset: 8,
    textEditorHorizontalInset: 5,
    toggle: FixedSize(width: 51, height: 31),
    stepper: FixedSize(width: 94, height: 32),
    sliderHeight: 31,
    progressBarHeight: 4,
    spinner: FixedSize(width: 20, height: 20),
    largeSpinner: FixedSize(width: 37, height: 37),
    compactDatePickerHeight: 103.0 / 3,
    segmentedPickerHeight: 32,
    menuPickerHeight: 34,
    wheelPickerHeight: 216,
    labelGap: 8,
    symbolWidth: 1.2,
    hitTarget: 44
  )

  public static let iOS26: ControlMetrics = {
    var controls = iOS18
    controls.toggle = FixedSize(width: 63, height: 28)
    return controls
  }()

  /// The height of a plain field for one line of this font, rounded up to a pixel. (rule 8.8)
  ///
  /// - Parameters:
  ///   - font: The field's.
  ///   - pixelScale: Pixels a point; 1 where it is no positive number.
  /// - Returns: Points; 22 for body.
  public func textFieldHeight(_ font: FontDescription, pixelScale: Double) -> Double {
    PixelGrid(scale: pixelScale).up(font.lineHeight + textFieldExtraHeight)
  }
}
