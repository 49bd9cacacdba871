import SwiftUI

/// Editors in a column, each with blocks above and below it and a button right below.
package struct EditorContent: Hashable, Sendable {
  package var editors: Int
  /// Above the first editor, and below the button of each.
  package var block: Int
  /// An editor's height.
  package var editor: Int
  /// The wanted distance between an editor and the keyboard, kept free by padding.
  package var gap: Int
  /// The height of the button below each editor's padding.
  package var button: Int

  package init(
    editors: Int = 1,
    block: Int = 600,
    editor: Int = 200,
    gap: Int = 64,
    button: Int = 1
  ) {
    self.editors = editors
    self.block = block
    self.editor = editor
    self.gap = gap
    self.button = button
  }
}

/// The column: "editor 0", "button 0" and so on. An editor with its padding has an `id` as well.
struct EditorColumn: View {
  let content: EditorContent
  let focus: FocusState<Int?>.Binding
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      block("top")
      ForEach(0..<content.editors, id: \.self) { number in
        editor(number)
        Button {
        } label: {
          Color.blue.frame(height: CGFloat(content.button))
        }
        .id("button \(number)")
        block("block \(number)")
      }
    }
  }

  /// The `id` of an editor with its padding.
  static func place(of editor: Int) -> String { "place \(editor)" }

  private func block(_ name: String) -> some View {
    Color.gray.frame(height: CGFloat(content.block)).id(name)
  }

  private func editor(_ number: Int) -> some View {
    TextEditor(text: $text)
      .frame(height: CGFloat(content.editor))
      .id("editor \(number)")
      .padding(EdgeInsets(top: 16, leading: 16, bottom: CGFloat(content.gap), trailing: 16))
      .focused(focus, equals: number)
      .id(EditorColumn.place(of: number))
  }
}
