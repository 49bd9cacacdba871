extension PreparedText {
  /// How much shorter a line gets by moving its glyphs together.
  ///
  /// AppKit documents 0.05 as the default threshold of a paragraph style. (a guess for SwiftUI)
  private static let tightening = 0.05

  /// The width of the rest of the text in one tightened line; `nil` where it does not fit.
  func tightenedWidth(from start: Int, _ room: TextRoom) -> Double? {
    guard room.allowsTightening, let last = words.last else { return nil }
    guard ownLineEnd(from: start) == last.visibleEnd else { return nil }
    let width = width(start, last.visibleEnd)
    return width * (1 - Self.tightening) <= room.width ? min(width, room.width) : nil
  }

  /// The width of a line that shows what fits of the rest of its text, and an ellipsis.
  ///
  /// It shows one character at least; spaces beside the ellipsis are left out. (a guess)
  func truncatedWidth(from start: Int, _ room: TextRoom) -> Double {
    let end = ownLineEnd(from: start)
    guard start < end else { return span(at: start)?.ellipsis ?? 0 }
    let ellipsis = span(at: start)?.ellipsis ?? 0
    let free = room.width - ellipsis + LineBreaker.tolerance
    guard width(start, end) > free else { return width(start, end) + ellipsis }
    return ellipsis + keptWidth(start, end, free, room.truncation)
  }

  private func keptWidth(
    _ start: Int,
    _ end: Int,
    _ free: Double,
    _ truncation: ParagraphSettings.Truncation
  ) -> Double {
    switch truncation {
    case .tail:
      let cut = lastEnd(in: start + 1...end, before: offsets[start] + free)
      return width(start, withoutSpaces(cut, from: start))
    case .head:
      let cut = firstStart(in: start...end - 1, behind: offsets[end] - free)
      return width(cut, end)
    case .middle:
      let left = lastEnd(in: start + 1...end, before: offsets[start] + free / 2)
      let rest = free - width(start, left)
      let right = firstStart(in: left...end, behind: offsets[end] - rest)
      return width(start, left) + width(right, end)
    }
  }

  /// Where the text's own line that `start` stands in shows its last character.
  ///
  /// - Complexity: O(log *words*), and the words of that line.
  private func ownLineEnd(from start: Int) -> Int {
    var position = word(at: start)
    while position < words.count - 1, !words[position].endsLine { position += 1 }
    return position < words.count ? max(start, words[position].visibleEnd) : start
  }

  /// `cut`, moved in front of the spaces it stands in or behind.
  private func withoutSpaces(_ cut: Int, from start: Int) -> Int {
    let last = words[word(at: cut - 1)]
    return last.visibleEnd > start ? min(cut, last.visibleEnd) : cut
  }

  /// The place of the word that a character belongs to.
  private func word(at character: Int) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = low + (high - low) / 2
      if words[middle].end <= character { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
