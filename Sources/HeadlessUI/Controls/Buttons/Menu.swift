/// A button that opens a menu.
///
/// What is in the menu is a surface of its own, which is not opened here.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    primaryAction = nil
  }

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    let configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(content: AnyView(label)),
      primaryAction: primaryAction
    )
    Styled(configuration) { MenuButton(configuration: $0) }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style makes another one of.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

/// A menu as a button in the style around.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button {
      configuration.primaryAction?()
    } label: {
      configuration.label
    }
  }
}
