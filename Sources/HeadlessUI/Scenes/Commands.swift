/// The menus of an application. Neutral: they are not shown.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that are built in.
protocol BuiltInCommands: Commands where Body == Never {}

extension BuiltInCommands {
  public var body: Never { builtIn() }
}

/// Builds menus out of the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: BuiltInCommands {
  nonisolated public init() {}
}

/// A menu, not shown.
public struct CommandMenu<Content: View>: BuiltInCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Entries of the system's menus, not shown.
public struct CommandGroup<Content: View>: BuiltInCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the system's menus. Neutral.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands for a sidebar, not shown.
public struct SidebarCommands: BuiltInCommands {
  public init() {}
}

/// Commands for text, not shown.
public struct TextEditingCommands: BuiltInCommands {
  public init() {}
}
