/// A field for searching in the bar around. (rule 10.2)
struct SearchModifier: BarModifier {
  var parts: TextField<Text>

  func change(_ bars: inout BarSettings, _ parts: ViewElement) { bars.search = parts }
}

extension View {
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    let title = prompt?.plainText ?? "Search"
    return modifier(SearchModifier(parts: TextField(title, text: text)))
  }

  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// As without `isPresented`, which is neutral.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Neutral: suggestions lie over the content while one searches.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    self
  }

  /// Neutral.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Neutral: scopes are shown while one searches.
  public func searchScopes<Value: Hashable, Scopes: View>(
    _ scope: Binding<Value>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    self
  }

  /// Neutral.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// Where a field for searching stands. Neutral: in the bar.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic
    case always
  }
}

/// How a field for searching is shown in a bar. Neutral.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
