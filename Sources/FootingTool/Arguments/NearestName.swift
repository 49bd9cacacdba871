/// The one of `names` that takes the fewest edits from `word`; `nil` where none is similar.
///
/// Similar is what takes at most one edit for three letters of the longer one, or a single edit.
func nearest(to word: String, among names: [String]) -> String? {
  let word = Array(word.lowercased().prefix(200))
  let ranked = names.map { name in
    let letters = Array(name.lowercased())
    return (name: name, edits: edits(from: word, to: letters), length: letters.count)
  }
  let similar = ranked.filter { $0.edits <= max(1, max($0.length, word.count) / 3) }
  return similar.min { $0.edits < $1.edits }?.name
}

/// How many letters are to be inserted, removed, replaced or swapped with the next one.
func edits(from source: [Character], to target: [Character]) -> Int {
  var last: [Int] = []
  var previous = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      var fewest = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == target[column - 1], other == source[row - 1] {
        fewest = min(fewest, last[column - 1] + 1)
      }
      current.append(fewest)
    }
    (last, previous) = (previous, current)
  }
  return previous[target.count]
}
