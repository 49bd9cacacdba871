/// A name that nothing has.
public struct NameProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was looked for: "element", "device".
  public var kind: String
  public var name: String
  /// The most similar names there are, the nearest first.
  public var near: [String]

  public init(kind: String, name: String, among names: [String]) {
    self.kind = kind
    self.name = name
    near = nearest(to: name, among: names)
  }

  public var description: String {
    let advice =
      near.isEmpty
      ? "there is none" : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    return "no \(kind) is called \"\(name)\"; \(advice)"
  }
}

/// Up to three of `names`, by the fewest edits from `name`, then in their own order.
func nearest(to name: String, among names: [String]) -> [String] {
  let ranked = names.enumerated().map { position, candidate in
    let edits = edits(from: name.lowercased(), to: candidate.lowercased())
    return (edits: edits, position: position, candidate: candidate)
  }
  let sorted = ranked.sorted { ($0.edits, $0.position) < ($1.edits, $1.position) }
  return sorted.prefix(3).map(\.candidate)
}

/// How many letters are to be inserted, removed or replaced.
private func edits(from source: String, to target: String) -> Int {
  let target = Array(target)
  var previous = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[target.count]
}
