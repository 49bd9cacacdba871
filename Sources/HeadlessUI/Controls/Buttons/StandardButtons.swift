/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// A button that hands over what has been copied, which is nothing here.
public struct PasteButton: View {
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that renames something, which is not renamed here.
public struct RenameButton: View {
  public init() {}

  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
