/// Markdown within a line, as keys of localized texts may contain it: strong and emphasised text,
/// code, struck text and links.
///
/// A grammar that is asked to agree, as in `^[2 apples](inflect: true)`, is shown as it is written.
struct InlineMarkup {
  private let letters: [Character]
  private var pieces: [Text.Piece] = []

  /// What is shown of `source`.
  static func pieces(of source: String) -> [Text.Piece] {
    var markup = InlineMarkup(letters: Array(source))
    markup.show(0..<markup.letters.count, TextChange())
    return markup.pieces
  }

  private init(letters: [Character]) { self.letters = letters }

  private mutating func show(_ range: Range<Int>, _ change: TextChange) {
    var place = range.lowerBound
    while place < range.upperBound {
      let rest = place..<range.upperBound
      if let span = span(at: rest) {
        span.isCode
          ? add(span.inside, change.with(span.mark)) : show(span.inside, change.with(span.mark))
        place = span.end
      } else {
        let isEscape =
          letters[place] == "\\" && place + 1 < rest.upperBound
          && letters[place + 1].isMark
        if isEscape { place += 1 }
        add(place..<place + 1, change)
        place += 1
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ change: TextChange) {
    if pieces.last?.change == change {
      pieces[pieces.count - 1].text += String(letters[range])
    } else {
      pieces.append(Text.Piece(text: String(letters[range]), change: change))
    }
  }
}

/// A marked part.
private struct MarkedSpan {
  var mark: String
  var inside: Range<Int>
  /// Behind the closing mark.
  var end: Int

  var isCode: Bool { mark == "`" }
}

extension InlineMarkup {
  /// The marked part at the beginning of `rest`.
  private func span(at rest: Range<Int>) -> MarkedSpan? {
    switch letters[rest.lowerBound] {
    case "[": link(at: rest)
    case "^": stands("[", at: rest.lowerBound + 1, in: rest) ? link(at: rest.dropFirst()) : nil
    case "`": enclosed(by: "`", at: rest)
    case "*", "_", "~": enclosed(at: rest)
    default: nil
    }
  }

  private func stands(_ mark: String, at place: Int, in range: Range<Int>) -> Bool {
    let end = place + mark.count
    return place >= range.lowerBound && end <= range.upperBound
      && letters[place..<end].elementsEqual(mark)
  }

  private func link(at rest: Range<Int>) -> MarkedSpan? {
    guard let title = rest.first(where: { letters[$0] == "]" }),
      stands("(", at: title + 1, in: rest),
      let end = rest.dropFirst(title + 1 - rest.lowerBound).first(where: { letters[$0] == ")" })
    else { return nil }
    return MarkedSpan(mark: "[", inside: rest.lowerBound + 1..<title, end: end + 1)
  }

  private func enclosed(at rest: Range<Int>) -> MarkedSpan? {
    for mark in ["**", "__", "~~", "*", "_"] where stands(mark, at: rest.lowerBound, in: rest) {
      return enclosed(by: mark, at: rest)
    }
    return nil
  }

  private func enclosed(by mark: String, at rest: Range<Int>) -> MarkedSpan? {
    let first = rest.lowerBound + mark.count
    guard first < rest.upperBound, !letters[first].isWhitespace, !isWithinWord(mark, before: rest)
    else { return nil }
    var place = first
    while place < rest.upperBound {
      place += letters[place] == "\\" ? 2 : run(at: place, in: rest)
      if let end = closing(mark, at: place, in: rest) {
        return MarkedSpan(mark: mark, inside: first..<end, end: end + mark.count)
      }
    }
    return nil
  }

  /// Where the closing mark in the marks at `place` begins: of more than enough, it is the last.
  private func closing(_ mark: String, at place: Int, in rest: Range<Int>) -> Int? {
    guard stands(mark, at: place, in: rest), !letters[place - 1].isWhitespace else { return nil }
    let surplus = mark == "`" ? 0 : run(at: place, in: rest) - mark.count
    if mark.count == 1, surplus == 1 { return nil }
    let start = place + max(0, surplus)
    let end = start + mark.count
    let isWithinWord = mark.hasPrefix("_") && end < rest.upperBound && letters[end].isWordPart
    return isWithinWord ? nil : start
  }

  /// How many equal marks stand at a place, or 1.
  private func run(at place: Int, in rest: Range<Int>) -> Int {
    let letter = letters[place]
    guard letter == "*" || letter == "_" else { return 1 }
    return letters[place..<rest.upperBound].prefix { $0 == letter }.count
  }

  /// Underscores within a word are no marks.
  private func isWithinWord(_ mark: String, before rest: Range<Int>) -> Bool {
    mark.hasPrefix("_") && rest.lowerBound > 0 && letters[rest.lowerBound - 1].isWordPart
  }
}

extension TextChange {
  fileprivate func with(_ mark: String) -> TextChange {
    var change = self
    switch mark {
    case "**", "__": change.weight = .bold
    case "*", "_": change.isItalic = true
    case "`": change.isMonospaced = true
    default: break
    }
    return change
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }

  fileprivate var isMark: Bool {
    unicodeScalars.count == 1 && isASCII && (isPunctuation || isSymbol)
  }
}

extension String {
  /// Whether there is anything in the text that can mark a part of it.
  var mayHaveMarkup: Bool {
    utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The text so that it is shown as it is written.
  var escapingMarkup: String {
    var text = ""
    for letter in self {
      if letter.isMark { text.append("\\") }
      text.append(letter)
    }
    return text
  }
}
