import Foundation
import TextMetrics

/// What a host's window lies on: a device, held one way.
public struct HostScreen: Equatable, Sendable {
  /// A name to report it by.
  public var name: String
  /// Points.
  public var size: CGSize
  /// Covered by the screen's corners, sensors and home indicator.
  public var safeArea: EdgeInsets
  /// Pixels a point.
  public var scale: Double
  /// What the keyboard covers of the screen's bottom, home indicator included; 0 without one.
  public var keyboardHeight: CGFloat = 0
  /// The height that the keyboard has when a field is focused; 0 for a hardware keyboard.
  public var softwareKeyboardHeight: CGFloat
  /// What is different when the device is held the other way.
  public var turned: Turned
  public var isPad = false
  public var isRightToLeft = false
  public var typeSize: DynamicTypeSize = .large
  public var colorScheme: ColorScheme = .light

  /// What rotation changes besides the sides.
  public struct Turned: Equatable, Sendable {
    public var safeArea: EdgeInsets
    public var softwareKeyboardHeight: CGFloat

    public init(safeArea: EdgeInsets = EdgeInsets(), softwareKeyboardHeight: CGFloat = 0) {
      self.safeArea = safeArea
      self.softwareKeyboardHeight = softwareKeyboardHeight
    }
  }

  public init(
    name: String = "a screen",
    size: CGSize,
    safeArea: EdgeInsets = EdgeInsets(),
    scale: Double = 3,
    softwareKeyboardHeight: CGFloat = 0,
    turned: Turned = Turned()
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.softwareKeyboardHeight = softwareKeyboardHeight
    self.turned = turned
  }

  /// The same device held the other way, its keyboard hidden.
  public var rotated: HostScreen {
    var screen = self
    screen.size = CGSize(width: size.height, height: size.width)
    screen.safeArea = turned.safeArea
    screen.softwareKeyboardHeight = turned.softwareKeyboardHeight
    screen.turned = Turned(safeArea: safeArea, softwareKeyboardHeight: softwareKeyboardHeight)
    screen.keyboardHeight = 0
    return screen
  }

  public var isLandscape: Bool { size.width > size.height }

  /// 390 × 844 points, 47 above, 34 below, a keyboard of 336. (rules 10.1, 9.7)
  public static let iPhone14 = HostScreen(
    name: "iPhone 14",
    size: CGSize(width: 390, height: 844),
    safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
    softwareKeyboardHeight: 336,
    turned: Turned(
      safeArea: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47),
      softwareKeyboardHeight: 219
    )
  )

  /// 393 × 852 points, 59 above, 34 below, a keyboard of 336. (rules 10.1, 9.7)
  public static let iPhone15 = HostScreen(
    name: "iPhone 15",
    size: CGSize(width: 393, height: 852),
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    softwareKeyboardHeight: 336,
    turned: Turned(
      safeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59),
      softwareKeyboardHeight: 219
    )
  )

  /// 375 × 667 points, 20 above, a home button, a keyboard of 260. (rules 10.1, 9.7)
  public static let iPhoneSE = HostScreen(
    name: "iPhone SE",
    size: CGSize(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
    scale: 2,
    softwareKeyboardHeight: 260,
    turned: Turned(softwareKeyboardHeight: 200)
  )
}

/// How a host behaves where Apple leaves it open, and when it gives up.
public struct HostSettings: Sendable {
  /// How many frames a screen may take to come to rest.
  public var maximumFrames = 16
  /// Whether an anchor equal to the one before still calls back.
  public var equalAnchorsCallBack = false
  /// Whether sizes are called back before anchors.
  public var sizesComeFirst = true
  /// Whether the focused field is scrolled into sight before the actions of `onChange` run, or a
  /// pass later. (rule 9.8)
  public var automaticScrollComesFirst = true

  /// How large bars, controls and lists are.
  public var metrics = SystemMetrics.iOS18
  /// How wide and high text is.
  public var textMeasurer: any TextMeasurer = SystemFontMeasurer()
  /// The size of a picture by its name, points.
  public var imageSize: @Sendable (String) -> CGSize = { _ in CGSize(width: 24, height: 24) }
  /// The size of a view of UIKit's by its type's name, points; infinite lengths are those that are
  /// proposed, and `nil` stands for two of them.
  public var opaqueSize: @Sendable (String) -> CGSize? = { _ in nil }

  /// What is planted to be found.
  package var faults: HostFaults = []

  public init() {}

  /// Passes in one frame. (rule 7.6)
  static let passesPerFrame = 8
  /// Rounds of evaluation in one pass: a body that makes others stale is not evaluated for ever.
  static let evaluationsPerPass = 64
  /// Rounds of asynchronous work after one event.
  static let roundsOfWork = 1_000
  /// Rounds in which tasks may come to their end when the screen goes away.
  static let finishingRounds = 64
  /// Layouts in one pass, where content is made of frames that move with it.
  static let layoutsPerPass = 4
}
