/// The statements of a preview. Those marked `@Previewable` become properties of a view around the
/// others, so that they keep what is written to them.
struct PreviewBody {
  private var properties: [String] = []
  private var statements = ""

  init(_ source: String) {
    let text = SourceText(source)
    var position = text.start
    while position < text.end {
      if text.hasWord("@Previewable", at: position) {
        let end = text.endOfDeclaration(from: position)
        properties.append(text[(position + "@Previewable".utf8.count)..<end])
        position = end
      } else {
        let end = text.endOfUnit(at: position)
        statements += text[position..<end]
        position = end
      }
    }
  }

  var expansion: String {
    guard !properties.isEmpty else { return statements }
    return """

      struct PreviewedView: View {
        \(properties.joined(separator: "\n"))
        var body: some View {\(statements)}
      }
      return PreviewedView()

      """
  }
}

extension SourceText {
  /// Where the declaration that begins at `position` ends: at a semicolon, or at a line break that
  /// nothing reaches across.
  fileprivate func endOfDeclaration(from position: Position) -> Position {
    var position = position
    while position < end, !has(";", at: position) {
      if has("\n", at: position), !goesOn(across: position) { return position }
      position = endOfUnit(at: position)
    }
    return position
  }

  private func goesOn(across lineBreak: Position) -> Bool {
    let next = skippingBlanks(from: lineBreak)
    if [".", "=", "?", ":", "{", "+", "*", "&", "|"].contains(where: { has($0, at: next) }) {
      return true
    }
    var last = lineBreak - 1
    while last > start, character(at: last)?.isWhitespace ?? false { last -= 1 }
    if ["=", ":", ",", "+", "*", "&", "|"].contains(where: { has($0, at: last) }) { return true }
    return endsWithAttribute(before: lineBreak)
  }

  // `@State` alone on its line belongs to what follows.
  private func endsWithAttribute(before lineBreak: Position) -> Bool {
    let line = bytesBack(to: "\n", from: lineBreak)
    let words = self[line..<lineBreak].split(separator: " ")
    return words.allSatisfy { $0.hasPrefix("@") } && !words.isEmpty
  }

  private func bytesBack(to text: String, from position: Position) -> Position {
    var position = position
    while position > start, !has(text, at: position - 1) { position -= 1 }
    return position
  }
}
