import Foundation

/// The arrangement of a grid. (folklore)
///
/// Columns share the width as views of a row do, the least flexible first; then rows share the
/// height. A cell across several columns gets their widths and the gaps between them.
struct CellGrid: Layout {
  var alignment: Alignment
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    let plan = plan(proposal, subviews)
    return CGSize(width: plan.columns.last?.end ?? 0, height: plan.rows.last?.end ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    let plan = plan(proposal, subviews)
    for cell in plan.cells {
      let columns = plan.columns[cell.columns]
      let row = plan.rows[cell.row]
      guard let first = columns.first, let last = columns.last else { continue }
      let width = last.end - first.start
      let anchor = anchor(of: cell, plan)
      let point = CGPoint(
        x: bounds.minX + first.start + width * anchor.x,
        y: bounds.minY + row.start + row.length * anchor.y
      )
      let offer = ProposedViewSize(width: width, height: row.length)
      subviews[cell.position].place(at: point, anchor: anchor, proposal: offer)
    }
  }

  private func anchor(of cell: GridCell, _ plan: GridPlan) -> UnitPoint {
    if let anchor = cell.traits.anchor { return anchor }
    let column = plan.alignments[cell.columns.lowerBound] ?? alignment.horizontal
    return Alignment(
      horizontal: cell.isWholeRow ? alignment.horizontal : column,
      vertical: cell.traits.rowAlignment ?? alignment.vertical
    ).unitPoint
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> GridPlan {
    var plan = GridPlan(cells: cells(of: subviews))
    let single = plan.cells.filter { $0.columns.count == 1 && !$0.isWholeRow }
    plan.columns = shared(proposal.width, plan.columnCount, horizontalSpacing) { column, length in
      single.filter {
        $0.columns.lowerBound == column && !$0.traits.unsizedAxes.contains(.horizontal)
      }
      .map {
        subviews[$0.position].sizeThatFits(
          ProposedViewSize(width: length, height: proposal.height)
        ).width
      }.max() ?? 0
    }
    let columns = plan.columns
    let cells = plan.cells
    plan.rows = shared(proposal.height, plan.rowCount, verticalSpacing) { row, length in
      cells.filter { $0.row == row && !$0.traits.unsizedAxes.contains(.vertical) }
        .map { cell in
          let width =
            (columns[cell.columns].last?.end ?? 0) - (columns[cell.columns].first?.start ?? 0)
          return subviews[cell.position].sizeThatFits(
            ProposedViewSize(width: width, height: length)
          ).height
        }.max() ?? 0
    }
    for cell in plan.cells where cell.traits.columnAlignment != nil && !cell.isWholeRow {
      plan.alignments[cell.columns.lowerBound] = cell.traits.columnAlignment
    }
    return plan
  }

  /// Tracks that share a length, the least flexible first. (rule 2.11)
  private func shared(
    _ room: CGFloat?,
    _ count: Int,
    _ spacing: CGFloat,
    _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [GridTrack] {
    var lengths = (0..<count).map { room == nil ? Double(measure($0, nil)) : 0 }
    if let room {
      let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
      var left = room - spacing * CGFloat(max(0, count - 1))
      let order = (0..<count).sorted { flexibility[$0] < flexibility[$1] }
      for (served, track) in order.enumerated() {
        lengths[track] = measure(track, max(0, left / CGFloat(count - served)))
        left -= lengths[track]
      }
    }
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return GridTrack(start: start, length: length)
    }
  }

  private func cells(of subviews: LayoutSubviews) -> [GridCell] {
    var cells: [GridCell] = []
    var row = -1
    var column = 0
    var former: ObjectIdentifier?
    for position in subviews.indices {
      let traits = subviews.context.traits[position].gridCell
      if traits.row == nil || traits.row != former { (row, column) = (row + 1, 0) }
      former = traits.row
      cells.append(
        GridCell(
          position: position,
          row: row,
          columns: column..<column + traits.columns,
          traits: traits,
          isWholeRow: traits.row == nil
        )
      )
      column += traits.columns
    }
    let count = cells.map(\.columns.upperBound).max() ?? 0
    for index in cells.indices where cells[index].isWholeRow { cells[index].columns = 0..<count }
    return cells
  }
}

/// A cell of a grid.
struct GridCell {
  var position: Int
  var row: Int
  var columns: Range<Int>
  var traits: GridCellTraits
  /// Whether the cell is a view that stands for a row of its own.
  var isWholeRow: Bool
}

/// Where the rows and columns of a grid lie.
struct GridPlan {
  var cells: [GridCell]
  var columns: [GridTrack] = []
  var rows: [GridTrack] = []
  var alignments: [Int: HorizontalAlignment] = [:]

  var columnCount: Int { cells.map(\.columns.upperBound).max() ?? 0 }
  var rowCount: Int { (cells.map(\.row).max() ?? -1) + 1 }
}
