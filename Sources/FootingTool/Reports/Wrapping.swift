/// Lines of at most 80 columns, broken between words; what goes on stands deeper than its beginning.
///
/// A word that is too long, and a line to be pasted as it is ("replay: …", "again: …"), stay whole.
/// In front of the first line, `start` columns are taken.
func wrapped(_ text: String, after start: Int = 0) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().map { number, line in
    wrappedLine(line, after: number == 0 ? start : 0)
  }.joined(separator: "\n")
}

private let mostColumns = 80

private func wrappedLine(_ line: Substring, after start: Int) -> String {
  guard start + line.count > mostColumns, !line.isToBePasted else { return String(line) }
  let indent = line.prefix { $0 == " " }
  let further = String(repeating: " ", count: start + indent.count + 2)
  var finished: [String] = []
  var current = String(indent)
  var hasWord = false
  var columns = mostColumns - start
  for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
    if hasWord && current.count + 1 + word.count > columns {
      finished.append(current)
      (current, hasWord, columns) = (further, false, mostColumns)
    }
    current += hasWord ? " \(word)" : String(word)
    hasWord = true
  }
  return (finished + [current]).joined(separator: "\n")
}

extension Substring {
  fileprivate var isToBePasted: Bool {
    let words = drop { $0 == " " }
    return words.hasPrefix("replay: ") || words.hasPrefix("again: ")
  }
}
