import Foundation
import LayoutSolver
import Testing

/// One known layout: a tree on a screen, and what is known of its frames.
struct Fixture: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  /// How well the numbers are founded. N: measured on Apple's SwiftUI and published. T: the tree is
  /// from a test that compares with Apple's SwiftUI, the numbers follow from the rules. U: a test of
  /// OpenSwiftUI states them. D: they follow from the rules alone.
  let evidence: String
  let source: String
  /// Why the golden number is held to be wrong; `nil` for a case that must agree.
  let disagrees: String?
  let screen: LayoutScreen<Double>
  let root: LayoutNode<Double>
  /// Texts and readers' contents; a text's or reader's number is its place here.
  let texts: [String]
  let contents: [LayoutNode<Double>]
  let expected: Expectation

  var testDescription: String { "\(id) [\(evidence)] \(source)" }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(
      decoder,
      known: [
        "id", "class", "source", "disagrees", "screen", "root", "texts", "contents", "expected",
      ]
    )
    id = try fields.needed("id")
    evidence = try fields.needed("class")
    source = try fields.needed("source")
    disagrees = try fields.value("disagrees")
    screen = try fields.needed("screen", ScreenNotation.self).screen
    root = try fields.needed("root", ViewNotation.self).node
    texts = try fields.value("texts") ?? []
    contents = try fields.value("contents", [ViewNotation].self)?.map(\.node) ?? []
    expected = try fields.needed("expected")
  }
}

extension Fixture {
  /// All cases, in the order of the files' names.
  static func all() throws -> [Fixture] {
    let folder = Bundle.module.bundleURL.appending(path: "Fixtures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try files.flatMap { file in
      let data = try Data(contentsOf: folder.appending(path: file))
      return try JSONDecoder().decode([Fixture].self, from: data)
    }
  }

  /// Each way in which the solver's answers are not the expected ones.
  func differences() throws -> [String] {
    let tree = try LayoutTree(root)
    let resolver = FixtureResolver(texts: texts, contents: try contents.map { try LayoutTree($0) })
    let layout = try tree.solved(in: screen, with: resolver)
    return try expected.differences(from: layout)
      + expected.answers.flatMap { try $0.differences(from: tree, resolver) }
  }
}

/// `{"size": [390, 844], "safeArea": {"top": 47, "bottom": 34}, "keyboard": 336}`.
private struct ScreenNotation: Decodable {
  let screen: LayoutScreen<Double>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder, known: ["size", "safeArea", "keyboard", "isMirrored"])
    screen = LayoutScreen(
      size: try fields.needed("size", PairNotation.self).size,
      safeArea: try fields.value("safeArea", InsetsNotation.self)?.insets ?? .zero,
      keyboardHeight: try fields.value("keyboard") ?? 0,
      isMirrored: try fields.value("isMirrored") ?? false
    )
  }
}
