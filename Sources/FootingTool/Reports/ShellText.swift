/// How the tool at `path` is typed: by its path, or as the package's own where it is that one.
func typedCommand(at path: String) -> String {
  isPackageTool(path) ? "swift run -c release footing" : shellQuoted(path)
}

/// A word as a shell takes it for itself: quoted where it has more than letters, digits and `./_-`.
func shellQuoted(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "/", "_", "-": true
    default: false
    }
  }
  guard !isPlain || word.isEmpty else { return word }
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

/// Whether the path ends in `.build/release/footing` or `.build/<triple>/release/footing`.
private func isPackageTool(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard parts.suffix(2) == ["release", "footing"] else { return false }
  return parts.dropLast(2).suffix(2).contains(".build")
}
