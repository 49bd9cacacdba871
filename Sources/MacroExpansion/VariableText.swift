/// The parts of a variable's declaration.
struct VariableText {
  /// The name.
  let name: String
  /// The type, if it is written.
  let type: String?
  /// The first value, if there is one.
  let value: String?

  init?(_ source: String) {
    let text = SourceText(source)
    guard let keyword = text.place(ofWord: "var") else { return nil }
    let nameStart = text.skippingBlanks(from: keyword + 3)
    let nameEnd = text.endOfName(from: nameStart)
    let typeStart = text.skippingBlanks(from: nameEnd)
    let equals = text.place(ofEqualsFrom: nameEnd)
    name = text[nameStart..<nameEnd]
    type =
      text.has(":", at: typeStart) ? text[(typeStart + 1)..<(equals ?? text.end)].trimmed : nil
    value = equals.map { text[($0 + 1)..<text.end].trimmed }
    if name.isEmpty { return nil }
  }

  /// The name without the quotes that make a name of a keyword.
  var plainName: String {
    name.filter { $0 != "`" }
  }

  /// What the type makes optional; `nil` when it is not optional.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}

extension SourceText {
  fileprivate func place(ofWord word: String) -> Position? {
    var position = skippingBlanks(from: start)
    while position < end {
      if hasWord(word, at: position) { return position }
      let next = endOfWord(from: position)
      position = skippingBlanks(from: next > position ? next : endOfUnit(at: position))
    }
    return nil
  }

  fileprivate func endOfName(from position: Position) -> Position {
    guard has("`", at: position) else { return endOfWord(from: position) }
    return endOfWord(from: position + 1) + 1
  }

  // Not `==` and its like, which cannot stand in a type.
  fileprivate func place(ofEqualsFrom position: Position) -> Position? {
    var position = position
    while position < end {
      if has("=", at: position) { return position }
      position = endOfUnit(at: position)
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    let text = SourceText(self)
    var end = text.end
    while end > text.start, text.character(at: end - 1)?.isWhitespace ?? false { end -= 1 }
    var start = text.start
    while start < end, text.character(at: start)?.isWhitespace ?? false { start += 1 }
    return text[start..<end]
  }
}
