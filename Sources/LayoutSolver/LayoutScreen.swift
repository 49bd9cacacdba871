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

extension LayoutScreen {
  /// What is wrong with the screen's numbers; `nil` where nothing is.
  var fault: LayoutProblem.Reason? {
    guard scale.isFinite, scale > 0 else { return .unusable(length: scale, what: "scale") }
    for (what, length) in lengths {
      if let number = length.unusableNumber { return .unusable(length: number, what: what) }
      if length.isLess(than: .zero) {
        return .negative(length: length.ratio(to: Scalar(1)) ?? -.infinity, what: what)
      }
    }
    return nil
  }

  private var lengths: [(String, Scalar)] {
    [
      ("width", size.width), ("height", size.height), ("keyboard's height", keyboardHeight),
      ("top inset", safeArea.top), ("leading inset", safeArea.leading),
      ("bottom inset", safeArea.bottom), ("trailing inset", safeArea.trailing),
    ]
  }
}
