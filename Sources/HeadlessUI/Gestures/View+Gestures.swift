import Foundation

/// A host taps: a gesture that a tap fulfils is recognised, others never are.
extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(TapModifier(gesture, mask.contains(.gesture)))
  }

  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(gesture, isEnabled))
  }

  /// Recognised beside what takes the tap.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask.contains(.gesture), .beside))
  }

  /// Recognised before what stands inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask.contains(.gesture), .outermost))
  }

  /// Neutral: a host's taps are too short.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Neutral: a host's taps are too short.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }
}

extension TapModifier {
  /// Never tapped where taps do not fulfil the gesture.
  @MainActor init<T: Gesture>(
    _ gesture: T,
    _ isEnabled: Bool,
    _ precedence: TapPrecedence = .innermost
  ) {
    let taps = isEnabled ? gesture.requiredTaps : nil
    self.init(count: taps ?? 0, precedence: precedence) { point in
      _ = gesture.recognize(RecognizedTap(location: point))
    }
  }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
