/// How buttons look, as a type of one's own.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and act, as a type of one's own.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
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

extension View {
  /// Makes the buttons inside in a style.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    self.style(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: configuration.label,
          isPressed: false
        )
      )
    }
  }

  /// Makes the buttons inside in a style.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
