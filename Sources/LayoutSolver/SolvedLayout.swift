/// Where everything is: the answer to ``LayoutTree/solve(in:with:into:)``.
public struct SolvedLayout<Scalar: LayoutScalar>: Sendable {
  /// An empty layout, to be filled.
  public init() {}
}
