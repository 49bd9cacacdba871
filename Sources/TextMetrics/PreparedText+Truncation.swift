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
  /// Spaces in front of an ellipsis that ends the line are left out. (a guess)
  func truncatedWidth(from start: Int, _ room: TextRoom) -> Double {
    let end = ownLineEnd(from: start)
    let ellipsis = span(at: start)?.ellipsis ?? 0
    let free = room.width - ellipsis + LineBreaker.tolerance
    let kept = keptCount(from: start, to: end, free, room.truncation)
    guard kept < end - start, room.truncation == .tail else {
      return ellipsis + keptWidth(from: start, to: end, kept, room.truncation)
    }
    return ellipsis + width(start, withoutSpaces(start + kept, from: start))
  }

  /// How many characters of a line can be kept: all that fit, one at least where there is one.
  ///
  /// - Complexity: O(log *characters*)
  private func keptCount(
    from start: Int,
    to end: Int,
    _ free: Double,
    _ truncation: ParagraphSettings.Truncation
  ) -> Int {
    var low = min(1, end - start)
    var high = end - start
    while low < high {
      let middle = low + (high - low + 1) / 2
      let width = keptWidth(from: start, to: end, middle, truncation)
      if width <= free { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The width of so many characters: the first ones, the last ones, or half of them from each end.
  private func keptWidth(
    from start: Int,
    to end: Int,
    _ count: Int,
    _ truncation: ParagraphSettings.Truncation
  ) -> Double {
    switch truncation {
    case .tail: width(start, start + count)
    case .head: width(end - count, end)
    case .middle:
      width(start, start + (count + 1) / 2) + width(end - count / 2, end)
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
