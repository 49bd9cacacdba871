/// Kinds of subscriber, and what subscribers say and hear.
public enum Subscribers {
  /// How many values a subscriber is willing to take.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `Int.max` stands for "as many as there are".
    private let count: Int

    private init(count: Int) {
      self.count = count
    }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)

    /// Nothing more than was asked for before.
    public static let none = Demand(count: 0)

    /// `value` values, 0 or more.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "the demand is \(value); ask for 0 or more")
      return Demand(count: value)
    }

    /// The number asked for; `nil` when unlimited.
    public var max: Int? {
      count == .max ? nil : count
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      left.count < right.count
    }
  }
}

extension Subscribers.Demand {
  /// Both together; unlimited when either is.
  public static func + (left: Self, right: Self) -> Self {
    guard let first = left.max, let second = right.max else { return .unlimited }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds `right` to `left`.
  public static func += (left: inout Self, right: Self) {
    left = left + right
  }

  /// Adds `right` values to `left`.
  public static func + (left: Self, right: Int) -> Self {
    left + .max(right)
  }

  /// Adds `right` values to `left`.
  public static func += (left: inout Self, right: Int) {
    left = left + right
  }

  /// What is left, never less than none; unlimited stays so.
  public static func - (left: Self, right: Self) -> Self {
    guard let first = left.max else { return .unlimited }
    guard let second = right.max else { return .none }
    return .max(Swift.max(0, first - second))
  }

  /// Takes `right` from `left`.
  public static func -= (left: inout Self, right: Self) {
    left = left - right
  }

  /// What is left after `right` values.
  public static func - (left: Self, right: Int) -> Self {
    left - .max(right)
  }

  /// Takes `right` values from `left`.
  public static func -= (left: inout Self, right: Int) {
    left = left - right
  }

  /// The demand, `right` times over.
  public static func * (left: Self, right: Int) -> Self {
    guard let first = left.max else { return .unlimited }
    let (product, overflow) = first.multipliedReportingOverflow(by: right)
    return overflow ? .unlimited : .max(product)
  }

  /// Whether more than `right` values are wanted.
  public static func > (left: Self, right: Int) -> Bool {
    left > .max(right)
  }

  /// Whether exactly `right` values are wanted.
  public static func == (left: Self, right: Int) -> Bool {
    left == .max(right)
  }
}
