/// A button that lets a person edit the list around; it does nothing here.
public struct EditButton: View {
  public init() {}

  public var body: some View { Button("Edit") {} }
}
