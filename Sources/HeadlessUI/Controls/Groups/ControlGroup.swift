/// Controls that belong together, beside one another. (a guess)
public struct ControlGroup<Content: View>: View {
  private let content: AnyView
  private let label: AnyView?

  public init(@ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
    label = nil
  }

  public init<C: View, Label: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<C, Label> {
    self.content = AnyView(content())
    self.label = AnyView(label())
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: ControlGroupStyleConfiguration.Content(content: content),
      label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView()))
    )
    Styled(configuration) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

/// The views of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public var body: some View { EmptyView() }
}

/// How control groups look, as a type of one's own.
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style makes a control group of.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
}

/// The controls beside one another, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
  /// Makes the control groups inside in a style.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
