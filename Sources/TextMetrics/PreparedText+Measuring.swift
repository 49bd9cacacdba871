extension PreparedText {
  /// The size and baselines of this text. (rules 8.3 to 8.5)
  ///
  /// It is set in lines of up to `width`, and cut off behind the lines that fit into `height` and
  /// the line limit; one line is always shown, and as many as are reserved. Before it is cut off it
  /// shrinks, as far as `paragraph` allows, and its tracking with it (a guess). No text is set
  /// narrower than its widest character and an ellipsis: all widths below, 0 among them, are
  /// answered as that one (folklore for 0). An empty text has no size, unless lines are reserved
  /// for it (folklore).
  ///
  /// An answer is also that to every proposal between itself and what was proposed, on both axes.
  ///
  /// - Parameters:
  ///   - paragraph: How the text is set.
  ///   - width: Points; `nil`, infinity and no number ask for the ideal width.
  ///   - height: Points; `nil`, infinity and no number never cut the text off; negative is 0.
  ///   - pixelScale: Pixels a point; 1 where it is no positive number.
  /// - Returns: Finite lengths, 0 or more, whatever is proposed.
  /// - Complexity: O(1) where the text fits into one line, else O(words shown); twenty times that
  ///   where it has to shrink.
  public func measured(
    _ paragraph: ParagraphSettings = ParagraphSettings(),
    width: Double? = nil,
    height: Double? = nil,
    pixelScale: Double
  ) -> TextMeasurement {
    let room = TextRoom(paragraph, width: width, height: height)
    let grid = PixelGrid(scale: pixelScale)
    let fitted = room.fitted(to: self, 1, grid)
    let layout = TextLayout(self, fitted)
    guard layout.isTruncated, paragraph.usableScaleFactor < 1 else {
      return measurement(layout, paragraph, fitted.width, 1, grid)
    }
    let factor = scaleFactor(atLeast: paragraph.usableScaleFactor, room, grid)
    let shrunk = room.fitted(to: self, factor, grid)
    return measurement(TextLayout(self, shrunk), paragraph, shrunk.width * factor, factor, grid)
  }

  /// The gaps this text keeps from its neighbours: those of its highest font. (rule 2.7)
  public func gaps(pixelScale: Double) -> TextGaps {
    TextGaps(tallest, pixelScale: pixelScale)
  }

  /// The largest factor at which nothing is cut off, to a millionth; the least one where none is.
  private func scaleFactor(
    atLeast least: Double,
    _ room: TextRoom,
    _ grid: PixelGrid
  ) -> Double {
    var fitting = least
    var tooLarge = 1.0
    for _ in 0..<20 {
      let factor = (fitting + tooLarge) / 2
      let layout = TextLayout(self, room.fitted(to: self, factor, grid))
      if layout.isTruncated { tooLarge = factor } else { fitting = factor }
    }
    return fitting
  }

  private func measurement(
    _ layout: TextLayout,
    _ paragraph: ParagraphSettings,
    _ roomWidth: Double,
    _ factor: Double,
    _ grid: PixelGrid
  ) -> TextMeasurement {
    let width = layout.width * factor
    let height = max(layout.height, reservedHeight(paragraph)) * factor
    let ascent = layout.firstBaseline * factor
    let first = grid.nearest(ascent)
    let last = grid.up(layout.lastBaseline * factor + first - ascent)
    return TextMeasurement(
      width: usable(rounded(width, roomWidth, grid)),
      height: usable(grid.up(height)),
      firstBaseline: usable(first),
      lastBaseline: usable(last),
      lineCount: layout.lineCount,
      isTruncated: layout.isTruncated,
      scaleFactor: factor
    )
  }

  /// Rounded up to a pixel, but no wider than the room that the lines fit into.
  private func rounded(_ width: Double, _ roomWidth: Double, _ grid: PixelGrid) -> Double {
    let most = roomWidth + LineBreaker.tolerance
    let pixels = grid.up(width)
    return width <= most && pixels > most ? roomWidth : pixels
  }

  /// The height of the lines that the limit keeps free, in the text's first font. (rule 8.3)
  private func reservedHeight(_ paragraph: ParagraphSettings) -> Double {
    guard let lines = paragraph.lineLimit?.minimum, lines > 0, let font = spans.first else {
      return 0
    }
    let gap = paragraph.usableLineSpacing + font.leading
    return Double(lines) * font.lineHeight + Double(lines - 1) * gap
  }

  private func usable(_ length: Double) -> Double {
    length > 0 ? min(length, TextMeasurement.longest) : 0
  }
}
