/// A grid of cells with a border around it, and notes to the right of its rows.
struct DrawingCanvas {
  private let columns: Int
  private let rows: Int
  /// With the border: one row and column more on each side.
  private var cells: [[Character]]
  private var notes: [[String]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let side = ["│"] + [Character](repeating: " ", count: columns) + ["│"]
    let edge = [Character](repeating: "─", count: columns)
    cells = [["┌"] + edge + ["┐"]] + Array(repeating: side, count: rows) + [["└"] + edge + ["┘"]]
    notes = Array(repeating: [], count: rows + 2)
  }

  /// Row -1 and `rows`, column -1 and `columns` are the border.
  subscript(row: Int, column: Int) -> Character {
    get { cells[row + 1][column + 1] }
    set { cells[row + 1][column + 1] = newValue }
  }

  mutating func fill(_ rect: CellRect, with mark: Character) {
    for row in rect.rows {
      for column in rect.columns { self[row, column] = mark }
    }
  }

  /// Writes `text` in the middle of `rect`, if it fits with a blank on either side.
  mutating func write(_ text: String, inMiddleOf rect: CellRect) {
    let letters = Array(" \(text) ")
    guard letters.count <= rect.columns.count else { return }
    let row = rect.rows.lowerBound + (rect.rows.count - 1) / 2
    let start = rect.columns.lowerBound + (rect.columns.count - letters.count) / 2
    for (position, letter) in letters.enumerated() { self[row, start + position] = letter }
  }

  /// Fills what is blank of `rect` with `mark`, and every other cell of what is not.
  mutating func cover(_ rect: CellRect, with mark: Character) {
    for row in rect.rows {
      for column in rect.columns
      where self[row, column] == " " || self[row, column] == ":" || column.isMultiple(of: 2) {
        self[row, column] = mark
      }
    }
  }

  /// Notes `text` to the right of a row; row `rows` is the lower border.
  mutating func note(_ text: String, atRow row: Int) {
    notes[row.clamped(to: -1...rows) + 1].append(text)
  }

  var lines: [String] {
    zip(cells, notes).map { cells, notes in
      String(cells) + (notes.isEmpty ? "" : " " + notes.joined(separator: ", "))
    }
  }
}
