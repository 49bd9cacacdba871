/// A line of a view that containers can align on, along one axis.
///
/// `leading` and `top` are the start of their axis, `trailing` and `bottom` its end.
public enum LayoutGuide: Hashable, Sendable {
  case start
  case center
  case end
  /// Baseline of the first line of text; the bottom edge where there is no text.
  case firstTextBaseline
  /// Baseline of the last line of text; the bottom edge where there is no text.
  case lastTextBaseline
  /// A line of one's own; where a view does not set it, it lies at `fraction` of the length.
  case custom(id: Int, fraction: Double)

  public static let leading = LayoutGuide.start
  public static let trailing = LayoutGuide.end
  public static let top = LayoutGuide.start
  public static let bottom = LayoutGuide.end

  /// Whether containers answer for their children's values: only for baselines and custom guides.
  /// (rule 2.20)
  var combinesInContainers: Bool {
    switch self {
    case .start, .center, .end: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }

  /// Where the guide lies in a view of `length` that does not set it. (rule 2.19)
  @inline(__always)
  func standard<Scalar: LayoutScalar>(in length: Scalar) -> Scalar {
    switch self {
    case .start: Scalar(0)
    case .center: length.half
    case .end, .firstTextBaseline, .lastTextBaseline: length
    case .custom(_, let fraction): length.scaled(by: fraction)
    }
  }
}

/// A guide for each axis.
public struct LayoutAlignment: Hashable, Sendable {
  public var horizontal: LayoutGuide
  public var vertical: LayoutGuide

  public init(horizontal: LayoutGuide, vertical: LayoutGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = LayoutAlignment(horizontal: .leading, vertical: .top)
  public static let top = LayoutAlignment(horizontal: .center, vertical: .top)
  public static let topTrailing = LayoutAlignment(horizontal: .trailing, vertical: .top)
  public static let leading = LayoutAlignment(horizontal: .leading, vertical: .center)
  public static let center = LayoutAlignment(horizontal: .center, vertical: .center)
  public static let trailing = LayoutAlignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = LayoutAlignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = LayoutAlignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = LayoutAlignment(horizontal: .trailing, vertical: .bottom)

  @inline(__always)
  public subscript(axis: Axis) -> LayoutGuide { axis == .horizontal ? horizontal : vertical }
}

/// Where a view says that one of its guides lies.
public enum GuideValue<Scalar: LayoutScalar>: Equatable, Sendable {
  /// A fraction of the view's length on the guide's axis, and a distance.
  case fraction(Double, plus: Scalar)
  /// What ``LayoutResolver/guide(_:in:)`` answers for this id.
  case resolved(Int)
}
