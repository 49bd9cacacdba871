import LayoutSolver

/// How points become cells of text; a cell is about twice as high as it is wide.
package struct DrawingScale: Hashable {
  static let mostColumns = 44
  package static let mostRows = 30
  /// Of a picture that many others follow.
  package static let mostRowsInBrief = 12

  let size: LayoutSize<Double>
  let columns: Int
  let rows: Int

  /// To scale where the screen's shape allows it; never so narrow or low that nothing can be read.
  init(_ size: LayoutSize<Double>, mostRows: Int) {
    let pointsPerRow = max(
      size.height / Double(mostRows),
      2 * size.width / Double(Self.mostColumns),
      .leastNormalMagnitude
    )
    self.size = size
    columns = Int((2 * size.width / pointsPerRow).rounded()).clamped(to: 24...Self.mostColumns)
    rows = Int((size.height / pointsPerRow).rounded()).clamped(to: 6...mostRows)
  }

  var pointsPerColumn: Double { size.width / Double(columns) }
  var pointsPerRow: Double { size.height / Double(rows) }

  /// The cells of a rectangle on the screen, one at least on each axis.
  func cells(of rect: LayoutRect<Double>) -> CellRect {
    CellRect(
      columns: cells(rect.minX, rect.maxX, pointsPerColumn, columns),
      rows: cells(rect.minY, rect.maxY, pointsPerRow, rows)
    )
  }

  private func cells(_ start: Double, _ end: Double, _ points: Double, _ count: Int) -> Range<Int> {
    guard points > 0 else { return 0..<1 }
    let first = index(start / points, in: 0...count - 1)
    return first..<max(first + 1, index(end / points, in: 0...count))
  }

  private func index(_ position: Double, in range: ClosedRange<Int>) -> Int {
    let nearest = position.rounded()
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return nearest.isNaN ? range.lowerBound : Int(nearest.clamped(to: bounds))
  }
}

/// A rectangle of cells.
struct CellRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  func overlaps(_ other: CellRect) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}
