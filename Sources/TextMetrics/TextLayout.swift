/// A text set in the space there is, with unrounded lengths in points. (rules 8.3 to 8.5)
struct TextLayout {
  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private(set) var lineCount = 0
  private(set) var isTruncated = false

  init(_ text: PreparedText, _ room: TextRoom) {
    if text.ownLines == 1, text.idealWidth <= room.width {
      setOneLine(text)
    } else {
      setLines(text, room)
    }
  }

  private mutating func setOneLine(_ text: PreparedText) {
    var heights = LineHeights(text)
    append(heights.next(0, text.offsets.count - 1), spacing: 0)
    width = text.idealWidth
  }

  /// Sets lines until the text or the room ends.
  private mutating func setLines(_ text: PreparedText, _ room: TextRoom) {
    var breaker = LineBreaker(text, width: room.width)
    var heights = LineHeights(text)
    var last: LineBreaker.Line?
    while let line = breaker.next() {
      let span = heights.next(line.start, line.end)
      guard hasRoom(for: span, room) else {
        last.map { cutOff(text, room, from: $0.start) }
        return
      }
      append(span, spacing: room.lineSpacing)
      width = max(width, last?.width ?? 0)
      last = line
    }
    width = max(width, last?.width ?? 0)
  }

  /// Lets the last line, which begins at `start`, stand for all the rest.
  private mutating func cutOff(_ text: PreparedText, _ room: TextRoom, from start: Int) {
    if let tightened = text.tightenedWidth(from: start, room) {
      width = max(width, tightened)
    } else {
      width = max(width, text.truncatedWidth(from: start, room))
      isTruncated = true
    }
  }

  private func hasRoom(for span: PreparedText.FontSpan, _ room: TextRoom) -> Bool {
    guard lineCount >= room.leastLines else { return true }
    let added = room.lineSpacing + span.leading + span.lineHeight
    return lineCount < room.mostLines && height + added <= room.height + LineBreaker.tolerance
  }

  private mutating func append(_ span: PreparedText.FontSpan, spacing: Double) {
    let top = lineCount == 0 ? 0 : height + spacing + span.leading
    lastBaseline = top + span.ascent
    if lineCount == 0 { firstBaseline = lastBaseline }
    height = top + span.lineHeight
    lineCount += 1
  }
}

/// The vertical lengths of line after line: of the highest fonts in each.
private struct LineHeights {
  let spans: [PreparedText.FontSpan]
  private var position = 0

  init(_ text: PreparedText) {
    spans = text.spans
  }

  /// Of the line with these characters, which lies behind those asked for before.
  mutating func next(_ start: Int, _ end: Int) -> PreparedText.FontSpan {
    while position < spans.count - 1, spans[position].end <= start { position += 1 }
    var highest = spans[position]
    var other = position
    while other < spans.count - 1, spans[other].end < end {
      other += 1
      highest.ascent = max(highest.ascent, spans[other].ascent)
      highest.descent = max(highest.descent, spans[other].descent)
      highest.leading = max(highest.leading, spans[other].leading)
    }
    return highest
  }
}
