/// Data that can't be laid out: where, what is wrong, what to do.
public struct LayoutProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// A number is NaN, infinite, or beyond ``LayoutLimits/length``.
    case unusable(length: Double, what: String)
    /// A constant is not a number, or out of what is allowed for it.
    case outOfRange(constant: Double, what: String, allowed: ClosedRange<Double>)
    /// A length that must be 0 or more is below.
    case negative(length: Double, what: String)
    /// The tree is deeper than ``LayoutLimits/depth``.
    case tooDeep
    /// The tree has more nodes than ``LayoutLimits/nodes``.
    case tooManyNodes
    /// What the resolver answered can't be used.
    case resolver(String)
  }

  /// Names (or kinds and positions) of the nodes from the root down to the first one that is wrong.
  public var path: [String]
  public var reason: Reason

  public init(path: [String], reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(place): \(reason)" }

  private var place: String {
    path.count <= 12
      ? path.joined(separator: "/")
      : path.prefix(6).joined(separator: "/") + "/…/" + path.suffix(5).joined(separator: "/")
  }
}

extension LayoutProblem.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusable(let length, let what):
      "the \(what) is \(length); give a finite number of at most \(LayoutLimits.length) points"
    case .outOfRange(let constant, let what, let allowed):
      "the \(what) is \(constant); give a number from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .negative(let length, let what):
      "the \(what) is \(length); give 0 or more points"
    case .tooDeep:
      "the tree is too deep; nest at most \(LayoutLimits.depth) nodes"
    case .tooManyNodes:
      "the tree is too large; use at most \(LayoutLimits.nodes) nodes"
    case .resolver(let what):
      what
    }
  }
}
