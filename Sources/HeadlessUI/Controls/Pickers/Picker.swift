/// Chooses one of some values, each shown by a view with that tag. (rule 8.11)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// A picker for several values, which has chosen the first one's.
  public init<Values: RandomAccessCollection>(
    sources: Values,
    selection: KeyPath<Values.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Values.Element: Hashable {
    let bindings = sources.map { $0[keyPath: selection] }
    guard let first = bindings.first else {
      preconditionFailure("a picker has no sources; give 1 or more")
    }
    let all = Binding(
      reading: { first.wrappedValue },
      writing: { value in bindings.forEach { $0.wrappedValue = value } }
    )
    self.init(selection: all, label: label(), content: content)
  }

  public var body: some View {
    PickerSurface(
      label: AnyView(label),
      content: AnyView(content),
      isChosen: { $0.base as? SelectionValue == selection.wrappedValue },
      choose: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    )
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      content: content
    )
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: HeadlessUI.Label(title, systemImage: systemImage),
      content: content
    )
  }
}
