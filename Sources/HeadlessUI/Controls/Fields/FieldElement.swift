import Foundation
import LayoutSolver
import TextMetrics

/// What a field consists of.
struct FieldSurface {
  /// What a person would call the field: the text of its label.
  var title: String
  /// What an empty field shows.
  var prompt: Text
  var text: Binding<String>
  /// In which direction the field grows with its text.
  var axis = Axis.horizontal
  var isSecure = false
  /// From the field's border to its lines.
  var insets = EdgeInsets()
  /// Whether the field fills the room, as an editor does.
  var fills = false
  /// The text is being edited, or no longer.
  var editingChanged: ((Bool) -> Void)?
  /// The text has been confirmed.
  var commit: (() -> Void)?
}

/// A field, without the style around it.
struct Field: BuiltInView {
  let surface: FieldSurface

  static func reconcile(
    _ view: Field,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    FieldElement.reconcile(view.surface, old, context)
  }
}

/// The place of a field.
final class FieldElement: ViewElement, FocusableElement, ControlPlace {
  private(set) var surface: FieldSurface
  private(set) var isFocused = false
  private var child: ViewElement?

  var kind: ControlKind { .field }
  override var control: (any ControlPlace)? { self }
  override var focusable: (any FocusableElement)? { self }
  override var editable: (any EditableElement)? { self }

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
    var inside = environment
    if surface.axis == .horizontal { inside.lineLimit = 1 }
    child = Text.reconcile(surface.shown, child, context(inside))
    invalidateLayout()
  }

  func focusChanged(to isFocused: Bool) {
    self.isFocused = isFocused
    surface.editingChanged?(isFocused)
  }

  func activate() {
    if environment.isEnabled { host.focusField(self) }
  }

  override func lower() -> [LoweredView] {
    guard let text = child?.views.first?.node else { return [] }
    return [LoweredView(node: reporting(surface.fills ? editor(text) : line(text)))]
  }

  override func unmount() {
    child?.unmount()
    super.unmount()
    if isFocused { host.focusField(nil) }
  }
}

extension FieldElement {
  /// As wide as is proposed; a little higher than the text's lines. (rule 8.8, folklore)
  ///
  /// The room above and below also keeps the text's wishes from the field's neighbours. (rule 2.9)
  private func line(_ text: Node) -> Node {
    text.padding(.vertical, extraHeight / 2)
      .frame(minWidth: 0, maxWidth: .infinite, alignment: .leading)
      .padding(LayoutInsets(surface.insets))
  }

  private var extraHeight: Double {
    let font = environment.text.change.described(in: environment)
    let scale = environment.displayScale
    let height = environment.metrics.controls.textFieldHeight(font, pixelScale: scale)
    return height - (font.lineHeight * scale).rounded(.up) / scale
  }

  /// As large as is proposed; where nothing is, as large as the text. (rule 8.9)
  private func editor(_ text: Node) -> Node {
    let controls = environment.metrics.controls
    return text.padding(.vertical, controls.textEditorVerticalInset)
      .padding(.horizontal, controls.textEditorHorizontalInset)
      .frame(
        minWidth: 0,
        maxWidth: .infinite,
        minHeight: 0,
        maxHeight: .infinite,
        alignment: LayoutAlignment(horizontal: .leading, vertical: .top)
      )
  }
}

extension FieldSurface {
  /// The text, a dot for each character of a secret, or the prompt. A line that has just
  /// begun is there, as in an empty field.
  @MainActor fileprivate var shown: Text {
    let value = text.wrappedValue
    if value.isEmpty { return prompt.plainText.isEmpty ? Text(verbatim: " ") : prompt }
    if isSecure { return Text(verbatim: String(repeating: "•", count: value.count)) }
    return Text(verbatim: value.last == "\n" ? value + " " : value)
  }
}
