/// `#Preview`: a function that makes the preview, and its address in a section of the program, in
/// which previews can be looked up while it runs.
struct PreviewMacro {
  /// The section that the address is put in.
  static let section = "footing_previews"

  private let arguments: String
  private let body: PreviewBody?
  private let fileID: String
  private let line: Int
  private let name: String

  init(_ request: Request.Freestanding) {
    let text = SourceText(request.syntax.source)
    let pound = text.placeOfMacro
    let afterName = text.endOfWord(from: pound + 1)
    let open = text.skippingBlanks(from: afterName)
    let close = text.has("(", at: open) ? text.endOfUnit(at: open) : afterName
    let brace = text.skippingBlanks(from: close)
    arguments = text[afterName..<close]
    body = text.has("{", at: brace) ? PreviewBody(text.inside(bracketAt: brace)) : nil
    fileID = request.syntax.location?.fileID ?? ""
    line = (request.syntax.location?.line ?? 1) + text[text.start..<pound].lineBreaks
    name = request.discriminator + "7previewfMu_"
  }

  var expansion: String {
    """
    @used @section("\(PreviewMacro.section)")
    nonisolated private let \(name): @convention(c) (UnsafeMutableRawPointer) -> Void = {
      RegisteredPreview.register(in: $0, fileID: \(fileID.quoted), line: \(line)) {
        RegisteredPreview\(arguments)\(body.map { " {\($0.expansion)}" } ?? "")
      }
    }
    """
  }
}

extension SourceText {
  /// Where the macro's `#` is, after comments and attributes.
  fileprivate var placeOfMacro: Position {
    var position = skippingBlanks(from: start)
    while position < end, endOfWord(from: position + 1) == position + 1 || !has("#", at: position) {
      position = skippingBlanks(from: endOfUnit(at: position))
    }
    return position
  }
}

extension String {
  fileprivate var lineBreaks: Int {
    utf8.count { $0 == UInt8(ascii: "\n") }
  }

  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
