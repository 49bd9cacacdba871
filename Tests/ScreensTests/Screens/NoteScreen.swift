import SwiftUI

@Observable
final class Note {
  var title: String
  var text: String
  var isPinned = false

  init(title: String = "", text: String = "") {
    self.title = title
    self.text = text
  }
}

struct NoteScreen: View {
  @Bindable var note: Note
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        TextField("Title", text: $note.title)
          .font(.title2.weight(.semibold))
          .padding(.horizontal)
          .padding(.vertical, 8)
        Divider()
        TextEditor(text: $note.text)
          .focused($isEditing)
          .scrollContentBackground(.hidden)
          .padding(.horizontal, 11)
          .accessibilityLabel("Body")
        HStack {
          Text("\(note.text.split(separator: " ").count) words")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Spacer()
          if note.isPinned {
            Image(systemName: "pin.fill")
              .accessibilityLabel("Pinned")
          }
        }
        .padding(.horizontal)
        .frame(height: 30)
        .background(Color.yellow.opacity(0.1))
      }
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button {
            note.isPinned.toggle()
          } label: {
            Image(systemName: "pin")
          }
          .accessibilityLabel("Pin")
          Spacer()
          Button("Done") { isEditing = false }
            .bold()
        }
        ToolbarItem(placement: .primaryAction) {
          ShareLink(item: note.text)
        }
      }
    }
  }
}

#Preview {
  @Previewable @State var note = Note(title: "Shopping", text: "Milk")
  NoteScreen(note: note)
}
