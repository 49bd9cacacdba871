import Foundation
import LayoutSolver

/// A field for text: one line, or lines that grow with the text. (rule 8.8)
public struct TextField<Label: View>: BuiltInView {
  let title: String
  let text: Binding<String>
  let axis: Axis
  let isSecure: Bool
  let label: Label

  init(_ title: String, _ text: Binding<String>, _ axis: Axis, isSecure: Bool, label: Label) {
    self.title = title
    self.text = text
    self.axis = axis
    self.isSecure = isSecure
    self.label = label
  }

  public static func reconcile(
    _ view: TextField,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let field = FieldSurface(title: view.title, text: view.text, axis: view.axis)
    return FieldElement.reconcile(field, old, context)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey.text, text, .horizontal, isSecure: false, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey.text, text, axis, isSecure: false, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      prompt?.plainText ?? titleKey.text,
      text,
      .horizontal,
      isSecure: false,
      label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(String(title), text, .horizontal, isSecure: false, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(String(title), text, axis, isSecure: false, label: Text(title))
  }
}

/// What a field is made of.
struct FieldSurface {
  var title: String
  var text: Binding<String>
  var axis: Axis
  /// Whether the field fills the room, as an editor does.
  var fills = false
}

/// The place of a field.
final class FieldElement: ViewElement, FocusableElement, ControlPlace {
  private(set) var surface: FieldSurface
  private(set) var isFocused = false
  private var child: ViewElement?

  var kind: ControlKind { .field }

  static func reconcile(
    _ surface: FieldSurface,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: FieldElement
    if let old, type(of: old) == FieldElement.self {
      element = unsafeDowncast(old, to: FieldElement.self)
      element.environment = context.environment
      element.surface = surface
    } else {
      old?.unmount()
      element = FieldElement(surface, context)
    }
    element.showText()
    return element
  }

  private init(_ surface: FieldSurface, _ context: ElementContext) {
    self.surface = surface
    super.init(context)
  }

  private func showText() {
    let value = surface.text.wrappedValue
    let shown = Text(verbatim: value.isEmpty ? surface.title : value)
    child = Text.reconcile(shown, child, context())
    invalidateLayout()
  }

  func focusChanged(to isFocused: Bool) { self.isFocused = isFocused }

  func activate() { host.focusField(self) }

  /// Greedy in width; a line is 1.67 points higher than the text's own. (rule 8.8, folklore)
  override func lower() -> [LoweredView] {
    guard let text = child?.views.first?.node else { return [] }
    if surface.fills { return [LoweredView(node: reporting(.flexible))] }
    let line = text.frame(maxWidth: .infinite, alignment: .leading)
      .padding(.bottom, 5.0 / 3)
    return [LoweredView(node: reporting(environment.textFieldStyle.frame(line)))]
  }

  override func unmount() {
    super.unmount()
    if isFocused { host.focus.focus(nil) }
  }
}

/// A field for a text of many lines, filling the room. (rule 8.9)
public struct TextEditor: BuiltInView {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public static func reconcile(
    _ view: TextEditor,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let field = FieldSurface(title: "", text: view.text, axis: .vertical, fills: true)
    return FieldElement.reconcile(field, old, context)
  }
}

/// What lies around the text of a field.
struct FieldFrame {
  /// Around the line.
  var insets = EdgeInsets()
  /// The least height, points.
  var height: CGFloat = 0

  func frame(_ line: Node) -> Node {
    line.padding(LayoutInsets(insets)).frame(minHeight: height)
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: FieldFrame { FieldFrame() }
}

extension EnvironmentValues {
  var textFieldStyle: FieldFrame {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
