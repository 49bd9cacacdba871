/// The names most like `name`, nearest first, at most five: those that begin alike or differ by few
/// letters.
func namesNear(_ name: String, among names: [String]) -> [String] {
  let wanted = name.lowercased()
  var distances: [String: Int] = [:]
  for other in names where distances[other] == nil {
    let candidate = other.lowercased()
    if let distance = nearness(wanted, candidate) { distances[other] = distance }
  }
  return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(5).map(\.key)
}

/// 0 for names that begin alike, else the edits from one to the other; `nil` for those too far.
private func nearness(_ wanted: String, _ candidate: String) -> Int? {
  guard !wanted.isEmpty, !candidate.isEmpty else { return nil }
  if candidate.hasPrefix(wanted) || wanted.hasPrefix(candidate) { return 0 }
  let distance = editDistance(Array(wanted), Array(candidate))
  return distance <= max(2, wanted.count / 3) ? distance : nil
}

/// How many letters have to be added, left out or changed.
private func editDistance(_ from: [Character], _ to: [Character]) -> Int {
  var row = Array(0...to.count)
  for (i, letter) in from.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in to.enumerated() {
      let changed = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[to.count]
}
