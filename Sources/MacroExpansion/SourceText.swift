/// Swift source, read as far as brackets, strings and comments go: enough to find where things end.
struct SourceText {
  typealias Position = Array<UInt8>.Index

  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var start: Position { bytes.startIndex }

  var end: Position { bytes.endIndex }

  /// The text of `range`, as far as there is one.
  subscript(range: Range<Position>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// What is inside the bracket that begins at `position`, closed or not.
  func inside(bracketAt position: Position) -> String {
    let close = endOfUnit(at: position)
    let isClosed = close > position + 1 && [")", "]", "}"].contains { has($0, at: close - 1) }
    return self[(position + 1)..<(isClosed ? close - 1 : close)]
  }

  /// The character at `position`, if it is one of ASCII.
  func character(at position: Position) -> Character? {
    guard position < end, bytes[position] < 128 else { return nil }
    return Character(UnicodeScalar(bytes[position]))
  }

  /// Whether `text` stands at `position`.
  func has(_ text: String, at position: Position) -> Bool {
    bytes[min(position, end)...].starts(with: text.utf8)
  }

  /// Whether the word `text` stands at `position`, and no longer one.
  func hasWord(_ text: String, at position: Position) -> Bool {
    has(text, at: position) && !isWord(at: position + text.utf8.count)
  }

  /// Where the name or number that goes on at `position` ends.
  func endOfWord(from position: Position) -> Position {
    var position = position
    while isWord(at: position) { position += 1 }
    return position
  }

  /// Where the blanks, line breaks and comments that may be at `position` end.
  func skippingBlanks(from position: Position) -> Position {
    var position = position
    while position < end {
      if let character = character(at: position), character.isWhitespace {
        position += 1
      } else if has("//", at: position) || has("/*", at: position) {
        position = endOfUnit(at: position)
      } else {
        break
      }
    }
    return position
  }

  /// Where the comment, string or bracket that begins at `position` ends; after one character
  /// when none begins there.
  func endOfUnit(at position: Position) -> Position {
    if has("//", at: position) { return endOfLine(from: position) }
    if has("/*", at: position) { return endOfComment(at: position) }
    if let string = endOfString(at: position) { return string }
    if has("(", at: position) || has("[", at: position) || has("{", at: position) {
      return endOfBracket(at: position)
    }
    return position + 1
  }

  private func isWord(at position: Position) -> Bool {
    guard position < end else { return false }
    guard let character = character(at: position) else { return true }
    return character.isLetter || character.isNumber || character == "_"
  }

  private func endOfLine(from position: Position) -> Position {
    bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? end
  }

  private func endOfComment(at position: Position) -> Position {
    var position = position + 2
    while position < end {
      if has("*/", at: position) { return position + 2 }
      position = has("/*", at: position) ? endOfComment(at: position) : position + 1
    }
    return end
  }

  private func endOfBracket(at position: Position) -> Position {
    var position = position + 1
    while position < end {
      if has(")", at: position) || has("]", at: position) || has("}", at: position) {
        return position + 1
      }
      position = endOfUnit(at: position)
    }
    return end
  }

  private func endOfString(at position: Position) -> Position? {
    let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + pounds
    guard has("\"", at: quote) else { return nil }
    let marks = has("\"\"\"", at: quote) ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: pounds)
    var position = quote + marks.utf8.count
    while position < end {
      if has(marks + fence, at: position) { return position + marks.utf8.count + pounds }
      if has("\\" + fence, at: position) {
        position += 1 + pounds
        position = has("(", at: position) ? endOfBracket(at: position) : position + 1
      } else {
        position += 1
      }
    }
    return end
  }
}
