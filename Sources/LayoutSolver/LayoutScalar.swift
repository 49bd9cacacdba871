/// A length, in points.
public protocol LayoutScalar: Equatable, Sendable {}
extension Double: LayoutScalar {}
