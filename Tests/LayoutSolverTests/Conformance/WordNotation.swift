import LayoutSolver

/// A value that fixtures write as one word.
protocol WordNotation: Decodable {
  associatedtype Meaning
  static var meanings: [String: Meaning] { get }
  var meaning: Meaning { get }
  init(_ meaning: Meaning)
}

extension WordNotation {
  init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    guard let meaning = Self.meanings[word] else {
      throw decoder.mistake("nobody knows \"\(word)\"; give one of \(Self.meanings.keys.sorted())")
    }
    self.init(meaning)
  }
}

struct GuideNotation: WordNotation {
  static let meanings: [String: LayoutGuide] = [
    "leading": .leading, "center": .center, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline, "custom": .custom(id: 1, fraction: 0),
  ]
  let meaning: LayoutGuide

  init(_ meaning: LayoutGuide) { self.meaning = meaning }
}

struct AlignmentNotation: WordNotation {
  static let meanings: [String: LayoutAlignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
    "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
    "bottomTrailing": .bottomTrailing,
  ]
  let meaning: LayoutAlignment

  init(_ meaning: LayoutAlignment) { self.meaning = meaning }
}

struct EdgeNotation: WordNotation {
  static let meanings: [String: LayoutEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
  let meaning: LayoutEdge

  init(_ meaning: LayoutEdge) { self.meaning = meaning }
}

struct RegionsNotation: WordNotation {
  static let meanings: [String: SafeAreaRegions] = [
    "all": .all, "container": .container, "keyboard": .keyboard,
    "allButContainer": .all.subtracting(.container), "allButKeyboard": .all.subtracting(.keyboard),
  ]
  let meaning: SafeAreaRegions

  init(_ meaning: SafeAreaRegions) { self.meaning = meaning }
}

struct AspectNotation: WordNotation {
  static let meanings: [String: AspectMode] = ["fit": .fit, "fill": .fill]
  let meaning: AspectMode

  init(_ meaning: AspectMode) { self.meaning = meaning }
}
