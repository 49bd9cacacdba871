/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let area: Area

  /// The part of a bar.
  enum Area: Hashable, Sendable {
    case leading
    case trailing
    case principal
    case bottomBar
    case keyboard
  }

  public static let automatic = ToolbarItemPlacement(area: .trailing)
  public static let principal = ToolbarItemPlacement(area: .principal)
  public static let title = ToolbarItemPlacement(area: .principal)
  public static let largeTitle = ToolbarItemPlacement(area: .principal)
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  public static let navigation = ToolbarItemPlacement(area: .leading)
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(area: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(area: .trailing)
  public static let bottomBar = ToolbarItemPlacement(area: .bottomBar)
  public static let status = ToolbarItemPlacement(area: .bottomBar)
  public static let keyboard = ToolbarItemPlacement(area: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What a bar is for. Neutral.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// Which of the system's own items stands in a bar. Neutral.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}
