/// The lines that run something of a report again, as a user types them.
struct TypedLines {
  /// How the tool is typed.
  var tool: String
  /// What `try` was given; empty for a report of the tool's own properties.
  var files: [String] = []

  /// Runs the case of a token.
  func replay(_ token: String) -> String {
    files.isEmpty
      ? "\(tool) replay \(shellQuoted(token))"
      : "\(tool) try --replay \(shellQuoted(token)) \(typedFiles)"
  }

  /// Runs a case of the seed; `try` runs all of them.
  func again(_ name: String, seed: String, case index: Int) -> String {
    files.isEmpty
      ? "\(tool) check \(shellQuoted(name)) --seed \(seed) --case \(index)"
      : "\(tool) try --seed \(seed) \(typedFiles)"
  }

  private var typedFiles: String { files.map(shellQuoted).joined(separator: " ") }
}
