/// How menus' buttons look, as a type of one's own.
@MainActor @preconcurrency
public protocol MenuStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

/// What a style makes a menu of.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    public var body: some View { EmptyView() }
  }

  let label: Label
  let primaryAction: (() -> Void)?
}

/// The style that fits the surroundings: a button.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A button that is its label.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order a menu shows its items. Neutral.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int
  public static let automatic = MenuOrder(number: 0)
  public static let priority = MenuOrder(number: 1)
  public static let fixed = MenuOrder(number: 2)
}

/// Whether a menu closes when an item is chosen. Neutral.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = MenuActionDismissBehavior(number: 0)
  public static let enabled = MenuActionDismissBehavior(number: 1)
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
  /// Makes the menus' buttons inside in a style.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }

  /// Neutral.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Neutral.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Neutral.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }
}
