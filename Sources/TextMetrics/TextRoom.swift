/// The space there is for a text.
struct TextRoom {
  /// In points, 0 or more; infinity for no end.
  var width: Double
  /// In points, 0 or more; infinity for no end.
  var height: Double
  /// Lines that are shown whatever the height, 1 or more.
  var leastLines: Int
  /// 1 or more.
  var mostLines: Int
  var lineSpacing: Double
  var truncation: ParagraphSettings.Truncation
  var allowsTightening: Bool

  /// `nil` and no number are no end; less than 0 is 0.
  init(_ paragraph: ParagraphSettings, width: Double?, height: Double?) {
    self.width = Self.usable(width)
    self.height = Self.usable(height)
    leastLines = max(1, paragraph.lineLimit?.minimum ?? 1)
    mostLines = paragraph.lineLimit?.maximum ?? .max
    lineSpacing = paragraph.usableLineSpacing
    truncation = paragraph.truncation
    allowsTightening = paragraph.allowsTightening
  }

  /// The same space for a text that is shown `factor` times as large, no narrower than that text
  /// can be.
  func fitted(to text: PreparedText, _ factor: Double, _ grid: PixelGrid) -> TextRoom {
    var room = self
    room.width = max(width, grid.up(text.narrowestWidth * factor)) / factor
    room.height /= factor
    room.lineSpacing /= factor
    return room
  }

  private static func usable(_ proposal: Double?) -> Double {
    guard let proposal, !proposal.isNaN else { return .infinity }
    return max(0, proposal)
  }
}
