/// How the rows of a list are set apart.
enum ListKind {
  /// In cards with room at their sides. (rules 6.5 to 6.7)
  case insetGrouped
  /// From side to side, with gaps between sections. (rule 6.2)
  case grouped
  /// From side to side, without gaps. (rule 6.8)
  case plain
}

/// How a list looks.
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .insetGrouped }
}

public struct InsetGroupedListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .insetGrouped }
}

public struct GroupedListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .grouped }
}

public struct PlainListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .plain }
}

/// As plain lists. (a guess)
public struct InsetListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .plain }
}

/// As inset grouped lists. (a guess)
public struct SidebarListStyle: ListStyle, SystemListStyle {
  public init() {}
  static var kind: ListKind { .insetGrouped }
}

protocol SystemListStyle {
  static var kind: ListKind { get }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListKind { .insetGrouped }
}

extension EnvironmentValues {
  var listStyle: ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// How lists inside look; forms keep their own look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let kind = (Style.self as? any SystemListStyle.Type)?.kind ?? .insetGrouped
    return environmentChange { $0.listStyle = kind }
  }
}
