/// A length the solver can reckon with: `Double` to test and to measure, exact expressions to prove.
///
/// The solver adds, subtracts and scales by constants; ``isLess(than:)`` is the only place where a
/// scalar decides anything. Infinity and "no proposal" are cases of ``Extent`` and of an optional,
/// never scalars.
public protocol LayoutScalar: Equatable, Sendable {
  /// The scalar of a constant number of points. `points` is finite.
  init(_ points: Double)

  /// Whether this length is shorter than `other`: the solver's only branch on lengths.
  func isLess(than other: Self) -> Bool

  /// This length times a constant.
  func scaled(by factor: Double) -> Self

  /// This length over a whole number of 1 or more.
  func divided(by count: Int) -> Self

  /// How many times `other` goes into this length, where that is a constant; `nil` where it is
  /// not, or where `other` is zero.
  func ratio(to other: Self) -> Double?

  /// `nil` for a length that can be laid out, else the offending number (NaN, an infinity, or one
  /// whose magnitude exceeds ``LayoutLimits/length``).
  var unusableNumber: Double? { get }

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
}

extension LayoutScalar {
  static var zero: Self { Self(0) }

  @inline(__always)
  func clamped(atLeast minimum: Self) -> Self { isLess(than: minimum) ? minimum : self }

  @inline(__always)
  func clamped(atMost maximum: Self) -> Self { maximum.isLess(than: self) ? maximum : self }

  @inline(__always)
  var half: Self { scaled(by: 0.5) }
}

extension Double: LayoutScalar {
  @inline(__always)
  public func isLess(than other: Double) -> Bool { self < other }

  @inline(__always)
  public func scaled(by factor: Double) -> Double { self * factor }

  @inline(__always)
  public func divided(by count: Int) -> Double { self / Double(count) }

  public func ratio(to other: Double) -> Double? { other == 0 ? nil : self / other }

  public var unusableNumber: Double? { magnitude <= LayoutLimits.length ? nil : self }
}

/// What the solver takes at the most; beyond it, data is answered with a ``LayoutProblem``.
public enum LayoutLimits {
  /// The longest length, in points. Sums of as many of them as a tree can hold stay exact enough
  /// to be compared and never reach infinity.
  public static let length: Double = 1e9
  /// The flattest and the tallest aspect ratio that can be asked for.
  public static let ratios: ClosedRange<Double> = 1e-6...1e6
  /// How far out of a view its guides can lie, in its lengths.
  public static let fractions: ClosedRange<Double> = -1e3...1e3
  /// The deepest tree: nodes on the path from the root to a leaf.
  ///
  /// A solve goes down the tree by calls: the deepest takes up to 8 MB of stack, which main threads
  /// have, and threads on Linux. On a thread with 512 KB keep to 50 nodes.
  public static let depth = 400
  /// The most nodes in one tree, with the contents of its readers.
  public static let nodes = 1_000_000
}
