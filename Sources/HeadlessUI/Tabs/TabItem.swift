import Foundation
import LayoutSolver

/// A screen of a tab view.
@MainActor
protocol TabPlace: ViewElement {
  var tag: AnyHashable? { get }
  /// The button in the bar.
  var button: ViewElement? { get }
  func setSelected(_ isSelected: Bool)
}

/// How a screen's button chooses the screen.
struct TabSelection {
  var choose: @MainActor (any TabPlace) -> Void
}

private struct TabSelectionKey: EnvironmentKey {
  static var defaultValue: TabSelection? { nil }
}

extension EnvironmentValues {
  var tabSelection: TabSelection? {
    get { self[TabSelectionKey.self] }
    set { self[TabSelectionKey.self] = newValue }
  }
}

/// Gives a screen a label in the bar.
struct TabItemModifier<Label: View>: BuiltInModifier {
  var label: Label
  var tag: AnyHashable?

  static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: TabItemModifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    TabScreenElement<Modified, Label>.reconcile(content, modifier, old, context)
  }
}

/// The place of a screen: made when it is first chosen.
final class TabScreenElement<Content: View, Label: View>: ViewElement, TabPlace {
  private var content: Content
  private var child: ViewElement?
  private(set) var button: ViewElement?
  private(set) var tag: AnyHashable?

  override var inBar: ViewElement? { button }
  private var isSelected = false

  static func reconcile(
    _ content: Content,
    _ modifier: TabItemModifier<Label>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: TabScreenElement
    if let old, type(of: old) == TabScreenElement.self {
      element = unsafeDowncast(old, to: TabScreenElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = TabScreenElement(content, context)
    }
    element.update(content, modifier)
    return element
  }

  private init(_ content: Content, _ context: ElementContext) {
    self.content = content
    super.init(context)
  }

  private func update(_ content: Content, _ modifier: TabItemModifier<Label>) {
    self.content = content
    tag = modifier.tag ?? (content as? any TagCarrying)?.carriedTag
    let selection = environment.tabSelection
    let item = Button(action: { [weak self] in if let self { selection?.choose(self) } }) {
      modifier.label.font(.caption2)
    }
    button = type(of: item).reconcile(item, button, context(environment.onBar))
    if child != nil || selection == nil { makeContent() }
    invalidateLayout()
  }

  private func makeContent() {
    var inside = environment
    inside.tabSelection = nil
    child = Content.reconcile(content, child, context(inside))
  }

  func setSelected(_ isSelected: Bool) {
    self.isSelected = isSelected
    if isSelected && child == nil { makeContent() } else { child?.setShown(isSelected) }
    invalidateLayout()
  }

  override func lower() -> [LoweredView] {
    guard environment.tabSelection != nil else { return child?.views ?? [] }
    let views = child?.views ?? []
    var traits = views.first?.traits ?? ViewTraits()
    traits.tabItem = self
    return [LoweredView(node: isSelected ? views.nodes.stacked() : .flexible, traits: traits)]
  }

  /// A screen that is not chosen is not to be seen; its button is.
  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if isSelected || environment.tabSelection == nil, let child { visit(child) }
    if environment.tabSelection != nil, let button { visit(button) }
  }

  override func unmount() {
    if !isSelected, environment.tabSelection != nil { child?.unmount() }
    super.unmount()
  }
}

extension View {
  /// Gives a screen of a tab view a label in the bar.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Neutral: a badge takes no room.
  public func badge(_ count: Int) -> some View { self }

  /// Neutral: a badge takes no room.
  public func badge(_ label: Text?) -> some View { self }

  /// Neutral: a badge takes no room.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Neutral: a badge takes no room.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
}
