/// Breaks a text into lines of a width, one at a time. (rule 8.5)
///
/// Words that are longer than a line are broken between characters; spaces at a break hang over
/// the line's end.
struct LineBreaker {
  let text: PreparedText
  /// In points, no less than a character; infinity breaks at the text's own line ends only.
  let width: Double
  /// The first character of the next line.
  private(set) var start = 0
  private var word = 0

  init(_ text: PreparedText, width: Double) {
    self.text = text
    self.width = width
  }

  struct Line {
    var start: Int
    /// Behind the last character that counts for the width.
    var end: Int
    var width: Double
  }

  var isAtEnd: Bool { word >= text.words.count }

  /// The next line; `nil` behind the last one.
  ///
  /// - Complexity: O(words in the line), and a binary search in a word that is too long.
  mutating func next() -> Line? {
    guard !isAtEnd else { return nil }
    let lineStart = start
    let limit = text.offsets[lineStart] + width + Self.tolerance
    var end = lineStart
    while !isAtEnd {
      let next = text.words[word]
      guard text.offsets[next.visibleEnd] <= limit else {
        if end == lineStart { end = breakWord(next, before: limit) }
        break
      }
      end = next.visibleEnd
      take(next)
      if next.endsLine { return lastLine(lineStart, next, limit) }
    }
    return Line(start: lineStart, end: end, width: text.width(lineStart, end))
  }

  /// Sums of advances are off by some millionths of a point.
  static let tolerance = 1e-6

  private mutating func take(_ taken: PreparedText.Word) {
    start = taken.end
    word += 1
  }

  /// Puts as much of a word on the line as there is room for, and leaves the rest.
  private mutating func breakWord(_ broken: PreparedText.Word, before limit: Double) -> Int {
    let end = text.lastEnd(in: start + 1...max(start + 1, broken.visibleEnd), before: limit)
    start = end
    if end >= broken.visibleEnd { take(broken) }
    return end
  }

  /// Spaces in front of the text's own line ends count as far as there is room. (a guess)
  private func lastLine(_ start: Int, _ word: PreparedText.Word, _ limit: Double) -> Line {
    let visible = text.width(start, word.visibleEnd)
    let full = text.width(start, word.end)
    return Line(start: start, end: word.visibleEnd, width: max(visible, min(full, width)))
  }
}

extension PreparedText {
  /// The last of these places that lies before `limit`; the first one where none does.
  func lastEnd(in places: ClosedRange<Int>, before limit: Double) -> Int {
    var low = places.lowerBound
    var high = places.upperBound
    while low < high {
      let middle = low + (high - low + 1) / 2
      if offsets[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
