import Foundation

/// A field whose text a person writes.
@MainActor
protocol EditableElement: FocusableElement {
  /// What the field asks for.
  var title: String { get }
  /// What it shows while it is empty.
  var placeholder: String { get }
  var text: Binding<String> { get }
  /// Presses the return key.
  func submit()
}

extension EditableElement {
  func append(_ letter: Character) { text.wrappedValue.append(letter) }
}

extension FieldElement: EditableElement {
  var title: String { surface.title }
  var placeholder: String { surface.prompt.plainText }
  var text: Binding<String> { surface.text }
}
