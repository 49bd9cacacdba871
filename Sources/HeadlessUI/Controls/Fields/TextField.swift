/// A field for text: one line, or lines that grow with the text. (rule 8.8)
public struct TextField<Label: View>: View {
  let surface: FieldSurface

  init(_ surface: FieldSurface) { self.surface = surface }

  init(label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal) {
    let title = (label as? Text) ?? Text(verbatim: "")
    surface = FieldSurface(
      title: title.plainText,
      prompt: prompt ?? title,
      text: text,
      axis: axis
    )
  }

  public var body: some View {
    Styled(TextField<_TextFieldStyleLabel>(surface)) { Field(surface: $0.surface) }
  }
}

extension TextField {
  /// A field whose label, where it is a text, is also its prompt.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// A field whose selection is not moved by hand here.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis ?? .horizontal)
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis ?? .horizontal)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis ?? .horizontal)
  }
}

/// What is selected in a field. Neutral: nothing is selected by hand here.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }
}
