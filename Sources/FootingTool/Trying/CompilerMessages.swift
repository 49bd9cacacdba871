/// What the compiler has to say about files that it can't compile.
struct CompilerMessages {
  let text: String

  /// The names that it does not know, each once, in the order in which it met them.
  ///
  /// Read off its messages: whatever else is wrong names nothing.
  var unknownNames: [String] {
    var seen: Set<String> = []
    return errors.compactMap(\.unknownName).filter { seen.insert($0).inserted }
  }

  /// The lines of `file` on which something is wrong.
  func faultyLines(of file: String) -> Set<Int> {
    Set(errors.filter { $0.file.hasSuffix(file) }.compactMap(\.line))
  }

  private var errors: [Message] {
    text.split(separator: "\n").compactMap(Message.init)
  }
}

/// A line such as "/a/View.swift:12:7: error: cannot find 'x' in scope".
private struct Message {
  var file: Substring
  var line: Int?
  var text: Substring

  init?(_ text: Substring) {
    guard let sign = text.firstRange(of: ": error: ") else { return nil }
    let place = text[..<sign.lowerBound].split(separator: ":")
    file = place.first ?? ""
    line = place.dropFirst().first.flatMap { Int($0) }
    self.text = text[sign.upperBound...]
  }

  var unknownName: String? {
    let words: [(before: String, after: String)] = [
      ("cannot find '", "' in scope"), ("cannot find type '", "' in scope"),
      ("has no member '", "'"), ("no such module '", "'"), ("unknown attribute '", "'"),
      ("no macro named '", "'"), ("has no dynamic member '", "'"),
      ("cannot infer contextual base in reference to member '", "'"),
    ]
    for (before, after) in words {
      guard let start = text.firstRange(of: before) else { continue }
      let rest = text[start.upperBound...]
      guard let end = rest.firstRange(of: after) else { continue }
      return String(rest[..<end.lowerBound])
    }
    return nil
  }
}
