import Foundation

/// How buttons look, as a type of one's own.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and act, as a type of one's own.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// What a style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor @preconcurrency
  public func trigger() { action() }
}

/// A style, whatever its type.
struct AnyButtonStyle {
  var make: @MainActor (ButtonRole?, AnyView, @escaping @MainActor () -> Void) -> AnyView

  var isAutomatic = false

  static let automatic = AnyButtonStyle(make: { _, label, _ in label }, isAutomatic: true)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .automatic }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environmentChange {
      $0.buttonStyle = AnyButtonStyle { role, label, _ in
        let configuration = ButtonStyleConfiguration(
          role: role,
          label: ButtonStyleConfiguration.Label(content: label),
          isPressed: false
        )
        return AnyView(style.makeBody(configuration: configuration))
      }
    }
  }

  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environmentChange {
      $0.buttonStyle = AnyButtonStyle { role, label, action in
        let configuration = PrimitiveButtonStyleConfiguration(
          role: role,
          label: ButtonStyleConfiguration.Label(content: label),
          action: action
        )
        return AnyView(style.makeBody(configuration: configuration))
      }
    }
  }
}

/// A button with a background: its label and room around it. (rule 8.10)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

/// A button with a filled background: its label and room around it. (rule 8.10)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

/// A button that is its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that is its label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style that fits the surroundings: the label alone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label with the room that its control size asks for.
private struct BorderedLabel: View {
  @Environment(\.controlSize) private var controlSize
  let content: ButtonStyleConfiguration.Label

  var body: some View {
    content
      .font(controlSize.buttonFont)
      .padding(.vertical, controlSize.buttonPadding.height)
      .padding(.horizontal, controlSize.buttonPadding.width)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// (rule 8.10)
  var buttonPadding: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  var buttonFont: Font? {
    switch self {
    case .mini, .small: .subheadline
    default: nil
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentChange { $0.controlSize = controlSize }
  }
}
