import Foundation

/// Neutral: springs with numbers of their own.
extension Animation {
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    .spring
  }

  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    .spring
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .interactiveSpring
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .interactiveSpring
  }

  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring
  }

  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    .bouncy
  }

  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    .smooth
  }

  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    .snappy
  }
}

/// A spring's numbers. Neutral.
public struct Spring: Hashable, Sendable {
  public static let bouncy = Spring()
  public static let smooth = Spring()
  public static let snappy = Spring()

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}

  public init(response: Double, dampingRatio: Double) {}

  public init(mass: Double = 1, stiffness: Double, damping: Double) {}
}
