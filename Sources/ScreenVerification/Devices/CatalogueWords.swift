import LayoutSolver

/// The words of one line of a catalogue, read from the front.
struct CatalogueWords {
  let line: Int
  private var words: ArraySlice<Substring>

  init(_ text: Substring, line: Int) {
    self.line = line
    words = text.split(separator: " ")[...]
  }

  var isEmpty: Bool { words.isEmpty }

  func problem(_ reason: CatalogueProblem.Reason) -> CatalogueProblem {
    CatalogueProblem(line: line, reason: reason)
  }

  mutating func word(_ what: String) throws(CatalogueProblem) -> String {
    guard let word = words.popFirst() else { throw problem(.missing(what)) }
    return String(word)
  }

  /// All that is left, as one text.
  mutating func rest(_ what: String) throws(CatalogueProblem) -> String {
    guard !words.isEmpty else { throw problem(.missing(what)) }
    defer { words = [] }
    return words.joined(separator: " ")
  }

  /// A number of points that is finite, 0 or more, and no larger than any screen.
  mutating func length(_ what: String) throws(CatalogueProblem) -> Double {
    let word = try word(what)
    guard let length = Double(word), length >= 0, length <= 10_000 else {
      throw problem(.unusable(number: word, what: what))
    }
    return length
  }

  /// A length, or `nil` for `-`.
  mutating func reading(_ what: String) throws(CatalogueProblem) -> Double? {
    if words.first == "-" {
      words.removeFirst()
      return nil
    }
    return try length(what)
  }

  /// Lengths up to the next word that is none; none for `-`.
  mutating func lengths(_ what: String) throws(CatalogueProblem) -> [Double] {
    var lengths: [Double] = []
    if words.first == "-" { words.removeFirst() }
    while let word = words.first, Double(word) != nil { lengths.append(try length(what)) }
    return lengths
  }

  mutating func size() throws(CatalogueProblem) -> LayoutSize<Double> {
    let size = LayoutSize(width: try length("width"), height: try length("height"))
    for (axis, what) in [(Axis.horizontal, "width"), (.vertical, "height")] where size[axis] == 0 {
      throw problem(.unusable(number: "0", what: what))
    }
    return size
  }

  mutating func insets() throws(CatalogueProblem) -> LayoutInsets<Double> {
    LayoutInsets(
      top: try length("top inset"),
      leading: try length("leading inset"),
      bottom: try length("bottom inset"),
      trailing: try length("trailing inset")
    )
  }

  mutating func skip(_ expected: String) throws(CatalogueProblem) {
    let word = try word("word \"\(expected)\"")
    guard word == expected else {
      throw problem(.unknown(word: word, what: "word that fits here", known: [expected]))
    }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ what: String
  ) throws(CatalogueProblem) -> Choice {
    let word = try word(what)
    guard let choice = Choice(rawValue: word) else {
      throw problem(.unknown(word: word, what: what, known: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  mutating func flag(_ what: String, yes: String, no: String) throws(CatalogueProblem) -> Bool {
    let word = try word(what)
    guard word == yes || word == no else {
      throw problem(.unknown(word: word, what: what, known: [yes, no]))
    }
    return word == yes
  }

  mutating func version(_ what: String) throws(CatalogueProblem) -> Int {
    let word = try word(what)
    guard let version = Int(word), (15...99).contains(version) else {
      throw problem(.unusable(number: word, what: what))
    }
    return version
  }

  mutating func evidence(
    knowing sources: [String: String]
  ) throws(CatalogueProblem) -> Evidence {
    let confidence: Evidence.Confidence = try choice("confidence")
    let names = words.map(String.init)
    words = []
    for name in names where sources[name] == nil { throw problem(.unknownSource(name)) }
    return Evidence(confidence, names)
  }

  func end() throws(CatalogueProblem) {
    if let word = words.first { throw problem(.unexpected(word: String(word))) }
  }
}
