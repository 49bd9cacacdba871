import Foundation

/// Says that there is nothing to show, in the middle of the room. (a guess)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
      description.font(.callout).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.system(size: 48))
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, image: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
