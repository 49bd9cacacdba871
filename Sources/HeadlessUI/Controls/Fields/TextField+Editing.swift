extension TextField where Label == Text {
  /// A field that says when it is being edited, and when its text has been confirmed.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    self = following(onEditingChanged, onCommit)
  }

  /// A field that says when its text has been confirmed.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that says when it is being edited, and when its text has been confirmed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    self = following(onEditingChanged, onCommit)
  }

  /// A field that says when its text has been confirmed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension TextField {
  func following(
    _ editingChanged: @escaping (Bool) -> Void,
    _ commit: @escaping () -> Void
  ) -> TextField {
    var surface = surface
    surface.editingChanged = editingChanged
    surface.commit = commit
    return TextField(surface)
  }
}
