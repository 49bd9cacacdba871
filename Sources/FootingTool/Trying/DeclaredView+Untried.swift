extension [DeclaredView] {
  /// Which of them can't be tried, and why: a line for each reason.
  var untried: [String] {
    let reasons: [(DeclaredView.Making, String)] = [
      (.takesValues, "made from values"), (.wantsObject, "want an object of the environment"),
      (.isPrivate, "private"), (.isGeneric, "generic"),
      (.failing, "can't be made alone"),
    ]
    return reasons.compactMap { making, words in
      let names = filter { $0.making == making }.map(\.name)
      guard !names.isEmpty else { return nil }
      return "\(names.joined(separator: ", ")): \(words); show them in a #Preview"
    }
  }
}
