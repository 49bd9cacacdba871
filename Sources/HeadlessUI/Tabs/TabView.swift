/// One of several screens, chosen in a bar or by swiping.
public struct TabView<SelectionValue: Hashable, Content: View>: BuiltInView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public static func reconcile(
    _ view: TabView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    TabElement<SelectionValue, Content>.reconcile(view, old, context)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// How a tab view shows which screens there are.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

private struct PagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tab views are pages without a bar.
  var tabsArePages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension View {
  /// Whether tab views inside have a bar: pages have none, and dots that take no room.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environmentChange { $0.tabsArePages = style is PageTabViewStyle }
  }

  /// Neutral: dots take no room.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}

/// How the dots of pages look. Neutral.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
