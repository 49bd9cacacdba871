import TextMetrics

/// Chooses a colour: a label and a well. (a guess)
public struct ColorPicker<Label: View>: View {
  @Environment(\.metrics) private var metrics
  private let label: Label

  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    ValueRow(label: label) { FixedPart(size: metrics.pickers.colorWell) }
      .plainEdges()
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
