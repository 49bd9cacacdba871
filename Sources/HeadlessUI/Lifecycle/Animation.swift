import Foundation

/// How a change is drawn over time. Neutral: layouts are looked at when they have settled.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()
  public static let interpolatingSpring = Animation()
}

/// Neutral: the same animation with other numbers.
extension Animation {
  public static func linear(duration: TimeInterval) -> Animation { .linear }

  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }

  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }

  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }

  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    .easeInOut
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .easeInOut
  }

  public func delay(_ delay: TimeInterval) -> Animation { self }

  public func speed(_ speed: Double) -> Animation { self }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A curve between two values. Neutral.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()

  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve()
  }
}

/// When an animation counts as done. Neutral.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}
