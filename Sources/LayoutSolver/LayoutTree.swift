public struct LayoutTree<Scalar: LayoutScalar>: Sendable {
  public init() {}
}
