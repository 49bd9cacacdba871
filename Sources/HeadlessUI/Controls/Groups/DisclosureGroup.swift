/// A label that shows and hides what is below it, as wide as is proposed. (a guess)
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isExpandedHere = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  private init(
    _ isExpanded: Binding<Bool>?,
    _ content: @escaping () -> Content,
    _ label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
      content: DisclosureGroupStyleConfiguration.Content(content: { AnyView(content()) }),
      isExpanded: isExpanded ?? $isExpandedHere
    )
    Styled(configuration) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content, Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(title))
  }
}
