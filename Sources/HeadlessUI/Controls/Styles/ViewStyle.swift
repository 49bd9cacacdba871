/// How controls of one kind are made of what they consist of.
struct ViewStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView
}

private struct ViewStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ViewStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style of the controls that consist of a configuration; `nil` for the standard one.
  subscript<Configuration>(style configuration: Configuration.Type) -> ViewStyle<Configuration>? {
    get { self[ViewStyleKey<Configuration>.self] }
    set { self[ViewStyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Makes the controls inside that consist of a configuration in a style of one's own.
  ///
  /// A control of the same kind that the style is made of has the style around this one.
  func style<Style: DynamicProperty, Configuration, Made: View>(
    _ style: Style,
    _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    environmentChange { values in
      let outer = values[style: Configuration.self]
      values[style: Configuration.self] = ViewStyle { configuration in
        AnyView(
          StyledBody(style: style, configuration: configuration, make: make)
            .environmentChange { $0[style: Configuration.self] = outer }
        )
      }
    }
  }
}

/// What a style makes, with the dynamic properties of the style.
private struct StyledBody<Style: DynamicProperty, Configuration, Made: View>: View {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  var body: Made { make(style, configuration) }
}

/// A control as the style around it makes it, else as the standard one does.
struct Styled<Configuration, Standard: View>: View {
  @Environment(\.self) private var environment
  let configuration: Configuration
  let standard: @MainActor (Configuration) -> Standard

  init(
    _ configuration: Configuration,
    @ViewBuilder standard: @escaping @MainActor (Configuration) -> Standard
  ) {
    self.configuration = configuration
    self.standard = standard
  }

  var body: some View {
    if let style = environment[style: Configuration.self] {
      style.make(configuration)
    } else {
      standard(configuration)
    }
  }
}
