/// Rows of columns, the first to the left and the others to the right.
struct TextTable {
  let widths: [Int]

  func row(_ columns: [String]) -> String {
    let name = columns[0].padding(toLength: max(widths[0], columns[0].count))
    return zip(columns, widths).dropFirst().reduce(name) { row, column in
      row + String(repeating: " ", count: max(1, column.1 - column.0.count)) + column.0
    }
  }
}

extension String {
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
