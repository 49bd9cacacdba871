import LayoutSolver

/// Answers for fixtures: text of 10 points a glyph and 20 a line, readers' contents as data.
struct FixtureResolver: LayoutResolver {
  var texts: [String] = []
  var contents: [LayoutTree<Double>] = []

  func size(ofText id: Int, for proposal: Proposal<Double>) -> TextSize<Double> {
    let lines = lineLengths(of: texts[id], within: proposal.width?.length)
    let room = proposal.height?.length.map { max(1, Int($0 / 20)) } ?? lines.count
    let shown = lines.prefix(room)
    let size = LayoutSize(width: shown.max() ?? 0, height: 20 * Double(shown.count))
    return TextSize(size: size, firstBaseline: 15, lastBaseline: size.height - 5)
  }

  func content(ofReader id: Int, in geometry: ReaderGeometry<Double>) -> LayoutTree<Double> {
    contents.indices.contains(id) ? contents[id] : LayoutTree()
  }

  /// Words go to the next line where they do not fit; a word longer than a line is cut.
  private func lineLengths(of text: String, within width: Double?) -> [Double] {
    let glyphs = width.map { max(1, Int($0 / 10)) } ?? text.count
    var lines: [Int] = [0]
    for word in text.split(separator: " ") {
      var left = word.count
      if let last = lines.last, last > 0 {
        if last + 1 + left <= glyphs {
          lines[lines.count - 1] += 1 + left
          continue
        }
        lines.append(0)
      }
      while left > glyphs {
        lines[lines.count - 1] = glyphs
        lines.append(0)
        left -= glyphs
      }
      lines[lines.count - 1] = left
    }
    return lines.map { 10 * Double($0) }
  }
}
