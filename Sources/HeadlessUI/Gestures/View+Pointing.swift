import Foundation

/// Neutral: a host has no pointer, no drag, no vibration and no keyboard of keys.
extension View {
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public func help(_ text: Text) -> some View { self }

  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    self
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPressResult
  ) -> some View {
    self
  }
}

/// Where a pointer is. Neutral.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view looks under a pointer. Neutral.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// A vibration. Neutral.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }

  public enum Weight: Hashable, Sendable {
    case light
    case medium
    case heavy
  }

  public enum Flexibility: Hashable, Sendable {
    case rigid
    case solid
    case soft
  }
}
