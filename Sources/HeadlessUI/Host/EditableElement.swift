import Foundation

/// A field whose text a person writes.
@MainActor
protocol EditableElement: FocusableElement {
  /// What the field asks for.
  var title: String { get }
  var text: Binding<String> { get }
  /// Presses the return key.
  func submit()
}

extension EditableElement {
  func append(_ letter: Character) { text.wrappedValue.append(letter) }
}

extension FieldElement: EditableElement {
  var title: String { surface.title }
  var text: Binding<String> { surface.text }
}
