/// The screen, or window, that a layout fills.
public struct LayoutScreen<Scalar: LayoutScalar>: Equatable, Sendable {
  public var size: LayoutSize<Scalar>
  /// Covered by corners, sensors, the home indicator and bars, without the keyboard.
  public var safeArea: LayoutInsets<Scalar>
  /// How much of the screen's bottom the keyboard covers, home indicator included; 0 without one.
  public var keyboardHeight: Scalar
  /// Pixels a point: how near to an edge counts as touching it. (SPEC 5.4)
  public var scale: Double
  /// Whether leading is on the right. (SPEC 1.9)
  public var isMirrored: Bool

  public init(
    size: LayoutSize<Scalar>,
    safeArea: LayoutInsets<Scalar> = .zero,
    keyboardHeight: Scalar = Scalar(0),
    scale: Double = 3,
    isMirrored: Bool = false
  ) {
    self.size = size
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.scale = scale
    self.isMirrored = isMirrored
  }
}
