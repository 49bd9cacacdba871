/// How disclosure groups look, as a type of one's own.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style makes a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    let content: @MainActor () -> AnyView
    public var body: some View { content() }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with an arrow, and what is below it; in a list each of these is a row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosedViews(configuration: configuration)
  }
}

private struct DisclosedViews: View {
  @Environment(\.isInList) private var isInList
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content }
    } else {
      VStack {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.right").font(.footnote)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Makes the disclosure groups inside in a style.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
