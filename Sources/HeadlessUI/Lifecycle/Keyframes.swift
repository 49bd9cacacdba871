import Foundation

/// Values over time. Neutral.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// One value at a time. Neutral.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The values of one property over time. Neutral.
public struct KeyframeTrack<Root, Tracked>: Keyframes {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Tracked>,
    @KeyframeTrackContentBuilder<Tracked> content: () -> some KeyframeTrackContent<Tracked>
  ) {}

  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>
  ) where Root == Tracked {}
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several of them. Neutral.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }

  public static func buildBlock(_ keyframes: KeyframeGroup<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ keyframe: K
  ) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }

  public static func buildBlock(_ keyframes: KeyframeGroup<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}
