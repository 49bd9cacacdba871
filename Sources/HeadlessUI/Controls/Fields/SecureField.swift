/// A field for one line of text, which it does not show. (rule 8.8)
public struct SecureField<Label: View>: View {
  private let surface: FieldSurface

  private init(
    label: Label,
    prompt: Text?,
    text: Binding<String>,
    commit: (() -> Void)? = nil
  ) {
    let title = (label as? Text) ?? Text(verbatim: "")
    surface = FieldSurface(
      title: title.plainText,
      prompt: prompt ?? title,
      text: text,
      isSecure: true,
      commit: commit
    )
  }

  /// A field whose label, where it is a text, is also its prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  public var body: some View { TextField<_TextFieldStyleLabel>(surface) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// A field that says when its text has been confirmed.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, commit: onCommit)
  }

  /// A field that says when its text has been confirmed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, commit: onCommit)
  }
}
