/// Controls in groups: a list. (rule 6.2)
public struct Form<Content: View>: BuiltInView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func reconcile(
    _ view: Form,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ListElement<Content, Form>.reconcile(view.content, .insetGrouped, old, context)
  }
}

/// How a form looks. Neutral: on a phone every form is a grouped list.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Neutral.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
