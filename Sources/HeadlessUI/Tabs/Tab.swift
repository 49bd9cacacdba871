import Foundation

/// A screen of a tab view, with its label.
public struct Tab<Value, Content: View, Label: View>: BuiltInView {
  let tag: AnyHashable?
  let content: Content
  let label: Label

  public static func reconcile(
    _ view: Tab,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let item = TabItemModifier(label: view.label, tag: view.tag)
    return TabItemModifier<Label>.reconcile(view.content, item, old, context)
  }
}

extension Tab where Value: Hashable {
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: Text(titleKey))
  }

  /// A screen for searching.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), content: content(), label: Text("Search"))
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: Text(title))
  }

  /// A screen for searching.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content: content(), label: Text("Search"))
  }
}

/// What a screen is for. Neutral.
public enum TabRole: Hashable, Sendable {
  case search
}
