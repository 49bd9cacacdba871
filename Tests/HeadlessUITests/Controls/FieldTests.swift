import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct FieldTests {
  let empty = Binding.constant("")

  @Test func `a plain field is as wide as it can be and 22 high`() throws {
    #expect(try size(TextField("Name", text: empty)) == Measured(width: 393, height: 22))
  }

  @Test func `a field without any text is as high as one with some`() throws {
    #expect(try size(TextField("", text: empty)) == Measured(width: 393, height: 22))
    #expect(try size(TextField("", text: .constant("A"))) == Measured(width: 393, height: 22))
  }

  @Test func `a field at its ideal width hugs its prompt`() throws {
    let field = TextField("Name", text: empty)
    let text = try size(Text("Name"))
    #expect(try size(field.fixedSize()) == Measured(width: text.width, height: 22))
  }

  @Test func `a field can be made as narrow as one likes`() throws {
    let field = HStack(spacing: 0) { TextField("Name", text: empty).id("field") }
    let host = ScreenHost(field.frame(width: 4))
    #expect(try host.measured("field").width == 4)
  }

  @Test func `a rounded border makes a field 34 high`() throws {
    let field = TextField("Name", text: empty).textFieldStyle(.roundedBorder)
    #expect(try size(field) == Measured(width: 393, height: 34))
    #expect(try ScreenHost(field).measured("Name") == Measured(y: 421.5, width: 393, height: 34))
    let former = TextField("Name", text: empty).textFieldStyle(RoundedBorderTextFieldStyle())
    #expect(try size(former) == Measured(width: 393, height: 34))
  }

  @Test func `a style of one's own stands around the field of the style further out`() throws {
    let field = TextField("Name", text: empty).textFieldStyle(Boxed())
    #expect(try size(field) == Measured(width: 393, height: 42))
    let both = field.textFieldStyle(.roundedBorder)
    #expect(try size(both) == Measured(width: 393, height: 54))
  }

  @Test func `a field scales with its font`() throws {
    let field = TextField("Name", text: empty).font(.largeTitle)
    #expect(try size(field) == Measured(width: 393, height: 42.333))
  }

  @Test(arguments: [(1, 22.0), (2, 42.333), (3, 62.667), (5, 103.333), (9, 103.333)])
  func `a vertical field grows with its lines up to its limit`(_ lines: Int, _ height: Double)
    throws
  {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    let field = TextField("Message", text: .constant(text), axis: .vertical).lineLimit(1...5)
    #expect(try size(field).height == height)
  }

  @Test func `a field of reserved lines is that high while it is empty`() throws {
    let field = TextField("Message", text: empty, axis: .vertical)
    #expect(try size(field.lineLimit(3, reservesSpace: true)).height == 62.667)
    #expect(try size(field.lineLimit(2...4)).height == 42.333)
  }

  @Test func `a horizontal field stays one line high`() throws {
    let text = String(repeating: "many words ", count: 20)
    #expect(try size(TextField("Message", text: .constant(text))).height == 22)
  }

  @Test func `a secure field is as large as a text field`() throws {
    #expect(try size(SecureField("Password", text: empty)) == Measured(width: 393, height: 22))
    let bordered = SecureField("Password", text: .constant("x")).textFieldStyle(.roundedBorder)
    #expect(try size(bordered) == Measured(width: 393, height: 34))
  }

  @Test func `an editor takes all there is, and its text's height where nothing is proposed`()
    throws
  {
    let editor = TextEditor(text: .constant("A\nB"))
    #expect(try size(editor) == Measured(width: 393, height: 759))
    #expect(try size(editor.fixedSize(horizontal: false, vertical: true)).height == 56.667)
  }

  @Test func `a field of a value shows it as its format says`() throws {
    let field = TextField("Amount", value: .constant(12), format: .number)
    #expect(try size(field.fixedSize()).width == size(Text("12")).width)
    let missing = TextField("Amount", value: .constant(Int?.none), format: .number)
    #expect(try size(missing.fixedSize()).width == size(Text("Amount")).width)
  }

  @Test func `return confirms a field from the inside out and ends editing`() throws {
    let log = Log()
    let host = ScreenHost(
      VStack {
        TextField(
          "Name",
          text: empty,
          onEditingChanged: { log.lines.append("editing \($0)") },
          onCommit: { log.lines.append("commit") }
        )
        .onSubmit { log.lines.append("inner") }
      }
      .onSubmit(of: .text) { log.lines.append("outer") }
      .onSubmit(of: .search) { log.lines.append("search") }
    )
    try host.focus("Name")
    try host.pressReturn()
    #expect(log.lines == ["editing true", "commit", "inner", "outer", "editing false"])
    #expect(host.screen.keyboardHeight == 0)
  }

  @Test func `return can move the focus on`() throws {
    let host = ScreenHost(TwoFields())
    try host.focus("Mail")
    try host.pressReturn()
    #expect(host.screen.keyboardHeight == 336)
    #expect(try host.element("focused: password").frame.height > 0)
  }

  @Test func `return begins a line in a field that grows`() throws {
    let host = ScreenHost(Composer())
    try host.focus("Message")
    #expect(try host.measured("Message").height == 22)
    try host.pressReturn()
    #expect(try host.measured("Message").height == 42.333)
  }
}

private struct Boxed: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
}

/// What has been called, in its order.
private final class Log {
  var lines: [String] = []
}

private struct TwoFields: View {
  enum Field: Hashable { case mail, password }
  @FocusState private var focus: Field?
  @State private var mail = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Mail", text: $mail)
        .focused($focus, equals: .mail)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
      Text(focus == .password ? "focused: password" : "")
    }
  }
}

private struct Composer: View {
  @State private var text = "A"

  var body: some View {
    TextField("Message", text: $text, axis: .vertical)
  }
}
