/// The screen, or window, that a layout fills.
public struct LayoutScreen<Scalar: LayoutScalar>: Equatable, Sendable {
  public var size: LayoutSize<Scalar>
  /// Covered by corners, sensors, the home indicator and bars, without the keyboard.
  public var safeArea: LayoutInsets<Scalar>
  /// How much of the screen's bottom the keyboard covers, home indicator included; 0 without one.
  public var keyboardHeight: Scalar
  /// Pixels a point: how near to an edge counts as touching it. (rule 5.4)
  public var scale: Double
  /// Whether leading is on the right. (rule 1.9)
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
  @inline(__always)
  var fault: LayoutProblem.Reason? { isSound ? nil : firstFault }

  @inline(__always)
  private var isSound: Bool {
    isSound(size.width) && isSound(size.height) && isSound(keyboardHeight)
      && isSound(safeArea.top) && isSound(safeArea.leading) && isSound(safeArea.bottom)
      && isSound(safeArea.trailing) && scale.isFinite && scale > 0
  }

  @inline(__always)
  private func isSound(_ length: Scalar) -> Bool {
    length.unusableNumber == nil && !length.isLess(than: .zero)
  }

  @inline(never)
  private var firstFault: LayoutProblem.Reason? {
    guard scale.isFinite, scale > 0 else { return .unusable(length: scale, what: "scale") }
    return fault("width", size.width) ?? fault("height", size.height)
      ?? fault("keyboard's height", keyboardHeight)
      ?? fault("top inset", safeArea.top) ?? fault("leading inset", safeArea.leading)
      ?? fault("bottom inset", safeArea.bottom) ?? fault("trailing inset", safeArea.trailing)
  }

  private func fault(_ what: String, _ length: Scalar) -> LayoutProblem.Reason? {
    if let number = length.unusableNumber { return .unusable(length: number, what: what) }
    guard length.isLess(than: .zero) else { return nil }
    return .negative(length: length.ratio(to: Scalar(1)) ?? -.infinity, what: what)
  }
}
