/// A field for a text of many lines, filling the room. (rule 8.9)
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  /// An editor whose selection is not moved by hand here.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }

  public var body: some View {
    Field(
      surface: FieldSurface(
        title: "",
        prompt: Text(verbatim: ""),
        text: text,
        axis: .vertical,
        fills: true
      )
    )
  }
}

/// How text editors look. Neutral.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Neutral.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}
