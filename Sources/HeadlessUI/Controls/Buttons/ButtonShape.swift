import Foundation

/// The outline of a bordered button. Neutral: a round one is as large as the others here.
public struct ButtonBorderShape: Equatable, Sendable {
  let radius: CGFloat?
  public static let automatic = ButtonBorderShape(radius: nil)
  public static let capsule = ButtonBorderShape(radius: nil)
  public static let circle = ButtonBorderShape(radius: nil)
  public static let roundedRectangle = ButtonBorderShape(radius: nil)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

/// Whether a button goes on acting while it is held. Neutral.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}

/// How wide bordered buttons are.
public enum ButtonSizing: Hashable, Sendable {
  case automatic
  /// As wide as is proposed.
  case flexible
  /// As wide as the label.
  case fitted
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Neutral.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Neutral.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Lets bordered buttons inside be as wide as their labels, or as wide as is proposed.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environmentChange { $0.buttonSizing = sizing }
  }
}
