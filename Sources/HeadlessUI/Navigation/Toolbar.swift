/// Items for the bars around.
struct ToolbarModifier: BarModifier {
  var parts: AnyView

  func change(_ bars: inout BarSettings, _ parts: ViewElement) { bars.items.append(parts) }
}

extension View {
  /// Views in the bar of the navigation stack around.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(parts: AnyView(content())))
  }

  /// Items in the bars around.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(parts: content().itemViews))
  }

  /// Items in the bars around, which a person could arrange.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(parts: content().itemViews))
  }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    modifier(
      BarChangeModifier { settings in
        for bar in bars.isEmpty ? [.automatic] : bars {
          settings.visibility[bar == .automatic ? .navigationBar : bar] = visibility
        }
      }
    )
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// How bars look. Neutral.
extension View {
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
