import ScreenVerification

/// What each technique keeps and breaks: a table for each group of screens.
///
/// Screens called "form technique: repaired" and "form technique: as published" are one group, a row
/// each claim and a column each screen.
struct Comparison: Hashable {
  struct Table: Hashable {
    var title: String
    var columns: [String]
    var rows: [Row]
  }

  struct Row: Hashable {
    var claim: String
    var cells: [String]
  }

  private(set) var tables: [Table] = []
  /// The smallest scenarios, in the order of their numbers from 1.
  private(set) var notes: [String] = []

  init(_ properties: [PropertyReport]) {
    for group in properties.map(\.group).uniqued() {
      add(group, properties.filter { $0.group == group })
    }
  }

  private mutating func add(_ group: String, _ properties: [PropertyReport]) {
    let columns = properties.map(\.technique).uniqued()
    let rows = properties.map(\.invariant).uniqued().map { claim in
      Row(
        claim: claim,
        cells: columns.map { column in
          cell(properties.first { $0.invariant == claim && $0.technique == column })
        }
      )
    }
    tables.append(Table(title: group, columns: columns, rows: rows))
  }

  private mutating func cell(_ property: PropertyReport?) -> String {
    guard let property else { return "–" }
    guard property.outcome != .holds else { return "holds" }
    guard let smallest = property.counterexample else { return property.outcome.rawValue }
    let words = smallest.words
    let known = notes.firstIndex(of: words)
    if known == nil { notes.append(words) }
    let number = (known ?? notes.count - 1) + 1
    return smallest.margin.map { "\(inPoints($0)) (\(number))" } ?? "broken (\(number))"
  }
}

extension Comparison {
  /// At most 100 columns wide, unless a group has too many screens for that.
  var text: String {
    (tables.map(\.text) + [legend]).joined(separator: "\n\n")
  }

  var markdown: String {
    let list = notes.enumerated().map { number, words in "\(number + 1). \(words)" }
    return (tables.map(\.markdown) + [list.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private var legend: String {
    let lines = notes.enumerated().map { number, words in
      wrapped("\("(\(number + 1))".padded(to: 4)) \(words)")
    }
    return (["cells: points by which the smallest case breaks the claim, and that case:"] + lines)
      .joined(separator: "\n")
  }
}

extension Comparison.Table {
  fileprivate var text: String {
    let letters = columns.indices.map { String(UnicodeScalar(UInt8(65 + $0 % 26))) }
    let key = zip(letters, columns).map { "\($0) \($1)" }.joined(separator: ", ")
    let widths = columns.indices.map { column in
      max(rows.map { $0.cells[column].count }.max() ?? 0, 5)
    }
    let room = max(100 - widths.reduce(0) { $0 + $1 + 2 }, 20)
    let first = min(rows.map(\.claim.count).max() ?? 0, room)
    let head = line("", letters, first, widths)
    let body = rows.map { row in
      let parts = row.claim.broken(at: first)
      let above = parts.dropLast()
      return (above + [line(parts.last ?? "", row.cells, first, widths)]).joined(separator: "\n")
    }
    return ([wrapped("\(title): \(key)"), head] + body).joined(separator: "\n")
  }

  private func line(_ start: String, _ cells: [String], _ first: Int, _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { "  " + $0.padded(to: $1) }
    return (start.padded(to: first) + padded.joined()).withoutTrailingSpaces
  }

  fileprivate var markdown: String {
    let head = "| \(title) | \(columns.joined(separator: " | ")) |"
    let rule = "|" + String(repeating: " --- |", count: columns.count + 1)
    let body = rows.map { "| \($0.claim) | \($0.cells.joined(separator: " | ")) |" }
    return ([head, rule] + body).joined(separator: "\n")
  }
}

extension PropertyReport {
  /// What stands before the colon of a screen's name; the whole name where there is none.
  fileprivate var group: String {
    let name = screen ?? name
    return name.firstRange(of: ": ").map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// What stands behind it.
  fileprivate var technique: String {
    let name = screen ?? name
    return name.firstRange(of: ": ").map { String(name[$0.upperBound...]) } ?? name
  }
}

extension String {
  /// Lines of at most `width`, broken between words; the further ones are indented.
  fileprivate func broken(at width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
    return lines
  }

  fileprivate var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension [String] {
  /// Each value once, in order.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
