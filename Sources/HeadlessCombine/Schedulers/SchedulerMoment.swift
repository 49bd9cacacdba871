public import Foundation

/// A time of the clock of `Owner`, in seconds; apart for each, so that clocks are not mixed up.
public struct SchedulerMoment<Owner>: Hashable, Strideable {
  /// A span of time.
  public struct Stride: Hashable, Comparable, SignedNumeric, Sendable {
    /// Seconds.
    public var magnitude: Double
  }

  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  public func distance(to other: Self) -> Stride {
    Stride(magnitude: other.seconds - seconds)
  }

  public func advanced(by stride: Stride) -> Self {
    Self(seconds: seconds + stride.magnitude)
  }
}

extension SchedulerMoment: Sendable {}

extension SchedulerMoment.Stride: ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    magnitude = Double(value)
  }

  public init(floatLiteral value: Double) {
    magnitude = value
  }

  /// `value` seconds.
  public init(_ value: TimeInterval) {
    magnitude = value
  }

  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let value = Double(exactly: source) else { return nil }
    magnitude = value
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.magnitude < right.magnitude
  }

  public static func + (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude + right.magnitude)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude - right.magnitude)
  }

  public static func * (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude * right.magnitude)
  }

  public static func *= (left: inout Self, right: Self) {
    left = left * right
  }
}

extension SchedulerMoment.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self {
    Self(magnitude: Double(seconds))
  }

  public static func seconds(_ seconds: Double) -> Self {
    Self(magnitude: seconds)
  }

  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(magnitude: Double(milliseconds) / 1e3)
  }

  public static func microseconds(_ microseconds: Int) -> Self {
    Self(magnitude: Double(microseconds) / 1e6)
  }

  public static func nanoseconds(_ nanoseconds: Int) -> Self {
    Self(magnitude: Double(nanoseconds) / 1e9)
  }
}
