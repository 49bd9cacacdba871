import TextMetrics

/// How toggles look and act, as a type of one's own.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of the values that the toggle stands for are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The label at the leading side, the switch at the trailing one, as wide as is proposed.
/// (rule 8.11)
struct SwitchRow: View {
  @Environment(\.metrics) private var metrics
  let configuration: ToggleStyleConfiguration

  var body: some View {
    ValueRow(label: configuration.label) { FixedPart(size: metrics.controls.toggle) }
      .plainEdges()
  }
}

/// A switch with its label. (rule 8.11)
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

/// The style that fits the surroundings: a switch with its label.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

/// A bordered button that stays down. (rule 8.10)
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      BorderedLabel(content: configuration.label)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Makes the toggles inside in a style.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
