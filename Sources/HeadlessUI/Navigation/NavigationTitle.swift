/// A title for the bar of the navigation stack around.
struct NavigationTitleModifier: BarModifier {
  var parts: Text
  var displayMode: NavigationBarItem.TitleDisplayMode?

  func change(_ bars: inout BarSettings, _ parts: ViewElement) {
    bars.title = parts
    bars.displayMode = displayMode
  }
}

/// Something to say of bars, without views.
struct BarChangeModifier: BarModifier {
  let parts = EmptyView()
  var change: @MainActor (inout BarSettings) -> Void

  func change(_ bars: inout BarSettings, _ parts: ViewElement) { change(&bars) }
}

/// How the bar of a navigation stack shows its title.
public struct NavigationBarItem: Hashable, Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
    case inlineLarge
  }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(parts: title))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// A title that could be renamed.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Neutral: phones show no subtitle.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Neutral: phones show no subtitle.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationTitleModifier(parts: title, displayMode: displayMode))
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Whether the title is large; a large one is not made small by scrolling here.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarChangeModifier { $0.displayMode = displayMode })
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarChangeModifier { $0.visibility[.navigationBar] = hidden ? .hidden : .visible })
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarChangeModifier { $0.hidesBackButton = hidesBackButton })
  }

  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
