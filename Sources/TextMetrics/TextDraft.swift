/// A text while it is prepared: characters come in, words and widths come out.
struct TextDraft {
  private(set) var offsets: [Double] = [0]
  private(set) var words: [PreparedText.Word] = []
  private(set) var spans: [PreparedText.FontSpan] = []
  private(set) var idealWidth = 0.0
  private(set) var widestCharacter = 0.0
  private(set) var ownLines = 0

  private var wordStart = 0
  private var lineStart = 0
  /// Where the spaces at the end of the current word begin; `nil` where it has none yet.
  private var spacesStart: Int?
  private var previous: BreakBehavior = []

  private var count: Int { offsets.count - 1 }

  mutating func append(_ run: TextRun, _ face: some Typeface) {
    let added = run.addedAdvance
    let isPlain = run.text.utf8.withContiguousStorageIfAvailable { codes in
      guard !codes.contains(where: { $0 >= 0x80 || $0 == 0x0D }) else { return false }
      offsets.reserveCapacity(offsets.count + codes.count)
      for code in codes {
        append(face.advance(ofASCII: code), added, BreakBehavior(ofASCII: code))
      }
      return true
    }
    if isPlain != true {
      for character in run.text {
        append(face.advance(of: character), added, BreakBehavior(of: character))
      }
    }
    endSpan(run, face)
  }

  /// Ends the last word; a line end at the end of the text begins no further line. (a guess)
  mutating func finish() {
    if count > wordStart { endWord(endsLine: true) }
  }

  @inline(__always)
  private mutating func append(_ advance: Double, _ added: Double, _ behavior: BreakBehavior) {
    if behavior.contains(.lineEnd) {
      spacesStart = spacesStart ?? count
      append(advance: 0)
      endWord(endsLine: true)
      return
    }
    if behavior.contains(.space) {
      spacesStart = spacesStart ?? count
    } else if spacesStart != nil || canBreak(before: behavior) {
      endWord(endsLine: false)
    }
    append(advance: advance > 0 ? advance + added : 0)
    previous = behavior
  }

  /// Whether a line can break in front of a character that no space is in front of. Not behind a
  /// hyphen that begins a word.
  @inline(__always)
  private func canBreak(before next: BreakBehavior) -> Bool {
    let length = count - wordStart
    guard length > 1 || length == 1 && !previous.contains(.hyphen) else { return false }
    return BreakBehavior.allowBreak(between: previous, and: next)
  }

  /// No advance is below 0, so that widths never shrink with more text.
  @inline(__always)
  private mutating func append(advance: Double) {
    let usable = advance > 0 ? min(advance, TextMeasurement.longest) : 0
    offsets.append(offsets[count] + usable)
    widestCharacter = max(widestCharacter, usable)
  }

  private mutating func endWord(endsLine: Bool) {
    let word = PreparedText.Word(
      start: wordStart,
      visibleEnd: spacesStart ?? count,
      end: count,
      endsLine: endsLine
    )
    words.append(word)
    wordStart = count
    spacesStart = nil
    if endsLine { endLine() }
  }

  private mutating func endLine() {
    idealWidth = max(idealWidth, offsets[count] - offsets[lineStart])
    lineStart = count
    ownLines += 1
  }

  /// An empty run counts only in a text that has no other.
  private mutating func endSpan(_ run: TextRun, _ face: some Typeface) {
    let span = PreparedText.FontSpan(run, face, end: count)
    guard let last = spans.last else { return spans.append(span) }
    guard last.end < count else { return }
    if last.end == 0 || last.isSameFont(as: span) {
      spans[spans.count - 1] = span
    } else {
      spans.append(span)
    }
  }
}

extension PreparedText.FontSpan {
  fileprivate init(_ run: TextRun, _ face: some Typeface, end: Int) {
    let metrics = face.metrics
    let raised = run.baselineOffset.isFinite ? run.baselineOffset : 0
    self.end = end
    ascent = Self.usable(metrics.ascent + raised)
    descent = Self.usable(metrics.descent - raised)
    capHeight = Self.usable(metrics.capHeight)
    leading = Self.usable(metrics.leading)
    ellipsis = Self.usable(face.advance(of: "…") + run.addedAdvance)
  }

  private static func usable(_ length: Double) -> Double {
    length > 0 ? min(length, TextMeasurement.longest) : 0
  }

  fileprivate func isSameFont(as other: PreparedText.FontSpan) -> Bool {
    var copy = other
    copy.end = end
    return self == copy
  }
}
