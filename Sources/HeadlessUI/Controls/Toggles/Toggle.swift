import LayoutSolver

/// A switch with a label. (rule 8.11)
public struct Toggle<Label: View>: BuiltInView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label())
  }

  /// A switch for several values, on where all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let states = Set(bindings.map(\.wrappedValue))
    let all = Binding(
      reading: { bindings.allSatisfy(\.wrappedValue) },
      writing: { value in bindings.forEach { $0.wrappedValue = value } }
    )
    self.init(all, isMixed: states.count > 1, label: label())
  }

  private init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  public static func reconcile(
    _ view: Toggle,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ControlElement<Toggle>.reconcile(view, old, context)
  }
}

extension Toggle: ControlView {
  var kind: ControlKind { .toggle }

  func surface(_ control: ViewElement) -> some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: AnyView(label)),
      isOn: isOn,
      isMixed: isMixed
    )
    return Styled(configuration) { SwitchRow(configuration: $0) }
  }

  func activate(_ control: ViewElement) { isOn.wrappedValue.toggle() }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style makes another one of.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
