public import LayoutSolver

/// What a screen is shown on: a device, or a window on one, as far as layouts can tell.
///
/// Lengths are points.
public struct ScreenEnvironment: Hashable, Codable, Sendable {
  public var size: LayoutSize<Double>
  /// Pixels a point.
  public var scale: Double
  /// Covered by corners, sensors and the home indicator, without bars and keyboard.
  public var safeArea: LayoutInsets<Double>
  public var keyboard: Keyboard
  public var typeSize: TypeSize
  /// Whether leading is on the right.
  public var isMirrored: Bool
  /// The catalogued device, and how it is held; `nil` for a screen that was made up.
  public var device: String?

  public init(
    size: LayoutSize<Double>,
    scale: Double = 3,
    safeArea: LayoutInsets<Double> = .zero,
    keyboard: Keyboard = .hidden,
    typeSize: TypeSize = .large,
    isMirrored: Bool = false,
    device: String? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.typeSize = typeSize
    self.isMirrored = isMirrored
    self.device = device
  }
}

extension ScreenEnvironment {
  /// How much of the bottom is taken from layouts: the keyboard covers the home indicator, so that
  /// the larger of both counts, never their sum.
  public var bottomInset: Double { max(safeArea.bottom, keyboard.height) }

  /// The y of the lowest point that neither the home indicator nor the keyboard covers.
  public var safeBottom: Double { size.height - bottomInset }

  /// The height between the upper safe edge and ``safeBottom``, 0 or more.
  public var safeHeight: Double { max(safeBottom - safeArea.top, 0) }

  /// What covers the screen when it is held the other way: what was above is at both sides then,
  /// as by a sensor, and 21 points below where there is a home indicator. (rule 10.1, folklore)
  var turnedSafeArea: LayoutInsets<Double> {
    let isUpright = size.height >= size.width
    let side = isUpright ? (safeArea.bottom > 0 ? safeArea.top : 0) : 0
    return LayoutInsets(
      top: isUpright ? 0 : max(safeArea.leading, safeArea.trailing),
      leading: side,
      bottom: safeArea.bottom == 0 ? 0 : isUpright ? 21 : 34,
      trailing: side
    )
  }

  /// Holds the device the other way; the keyboard goes.
  mutating func rotate() {
    safeArea = turnedSafeArea
    size = LayoutSize(width: size.height, height: size.width)
    keyboard = .hidden
    device = nil
  }

  /// The screen as the solver takes it.
  public var screen: LayoutScreen<Double> {
    LayoutScreen(
      size: size,
      safeArea: safeArea,
      keyboardHeight: keyboard.height,
      scale: scale,
      isMirrored: isMirrored
    )
  }
}

extension ScreenEnvironment: CustomStringConvertible {
  /// In words: "320 × 17, no safe area, no keyboard".
  public var description: String {
    let parts = [place, safeAreaText, keyboard.description, typeSizeText, mirroredText]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var place: String {
    let size = "\(points(size.width)) × \(points(size.height))"
    return device.map { "\($0) (\(size))" } ?? size
  }

  private var safeAreaText: String {
    let edges = [
      ("top", safeArea.top), ("leading", safeArea.leading), ("bottom", safeArea.bottom),
      ("trailing", safeArea.trailing),
    ]
    let insets = edges.filter { $0.1 > 0 }.map { "\($0.0) \(points($0.1))" }
    return insets.isEmpty ? "no safe area" : "safe area " + insets.joined(separator: " ")
  }

  private var typeSizeText: String? {
    typeSize == .large ? nil : "type size \(typeSize.rawValue)"
  }

  private var mirroredText: String? { isMirrored ? "right to left" : nil }
}
