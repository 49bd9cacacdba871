import LayoutSolver

/// What a fixture knows of a layout.
struct Expectation: Decodable, Sendable {
  /// By name, in root coordinates.
  let frames: [String: RectNotation]
  /// By number.
  let readers: [String: ReaderExpectation]
  /// The scroll regions, outer ones first, none being left out; `nil` where nothing is said of them.
  let scrolls: [ScrollExpectation]?
  let answers: [AnswerExpectation]

  /// Half of the last digit of the numbers in the fixtures, and a bit.
  static let tolerance = 0.0006

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder, known: ["frames", "readers", "scrolls", "answers"])
    frames = try fields.value("frames") ?? [:]
    readers = try fields.value("readers") ?? [:]
    scrolls = try fields.value("scrolls")
    answers = try fields.value("answers") ?? []
    guard scrolls != nil || frames.count + readers.count + answers.count > 0 else {
      throw fields.mistake("nothing is expected")
    }
  }

  func differences(from layout: SolvedLayout<Double>) -> [String] {
    frames.sorted { $0.key < $1.key }.flatMap { name, frame in
      difference(name, frame.rect.numbers, layout.frame(named: name)?.numbers)
    }
      + readers.sorted { $0.key < $1.key }.flatMap { id, reader in
        reader.differences(id, from: layout.readers.first { "\($0.id)" == id })
      }
      + scrollDifferences(from: layout)
  }

  private func scrollDifferences(from layout: SolvedLayout<Double>) -> [String] {
    guard let scrolls else { return [] }
    return difference("scroll regions", [Double(scrolls.count)], [Double(layout.scrolls.count)])
      + zip(scrolls, layout.scrolls).flatMap { $0.differences(from: $1, in: layout) }
  }
}

/// What a geometry reader reads.
struct ReaderExpectation: Decodable, Sendable {
  let frame: RectNotation?
  let insets: InsetsNotation?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder, known: ["frame", "insets"])
    frame = try fields.value("frame")
    insets = try fields.value("insets")
  }

  func differences(_ id: String, from reader: ReaderGeometry<Double>?) -> [String] {
    let name = "reader \(id)"
    return (frame.map { difference(name, $0.rect.numbers, reader?.frame.numbers) } ?? [])
      + (insets.map {
        difference("\(name)'s insets", $0.insets.numbers, reader?.safeAreaInsets.numbers)
      } ?? [])
  }
}

/// A scroll region's range, and the offset after it has shown a view.
struct ScrollExpectation: Decodable, Sendable {
  let viewport: PairNotation?
  let maximumOffset: PairNotation?
  let offset: PairNotation?
  let view: String?
  let offsetShowingView: PairNotation?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(
      decoder,
      known: ["viewport", "maximumOffset", "offset", "view", "offsetShowingView"]
    )
    viewport = try fields.value("viewport")
    maximumOffset = try fields.value("maximumOffset")
    offset = try fields.value("offset")
    view = try fields.value("view")
    offsetShowingView = try fields.value("offsetShowingView")
  }

  func differences(
    from scroll: ScrollGeometry<Double>,
    in layout: SolvedLayout<Double>
  ) -> [String] {
    let size = scroll.viewport.size
    let rect = view.flatMap { layout.frame(named: $0) }
    let shown = rect.map { scroll.offset(showing: $0) }
    return difference("viewport", viewport?.numbers, [size.width, size.height])
      + difference("maximum offset", maximumOffset?.numbers, scroll.maximumOffset.numbers)
      + difference("offset", offset?.numbers, scroll.offset.numbers)
      + difference("offset showing \(view ?? "")", offsetShowingView?.numbers, shown?.numbers)
  }
}

/// What the root answers to a proposal, `null` asking for the ideal length.
struct AnswerExpectation: Decodable, Sendable {
  let proposal: [ExtentNotation?]
  let width: ExtentNotation?
  let height: ExtentNotation?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder, known: ["proposal", "width", "height"])
    proposal = try fields.needed("proposal")
    width = try fields.value("width")
    height = try fields.value("height")
    guard proposal.count == 2 else { throw fields.mistake("propose a width and a height") }
  }

  func differences(
    from tree: LayoutTree<Double>,
    _ resolver: FixtureResolver
  ) throws -> [String] {
    let (width, height) = (proposal[0]?.extent, proposal[1]?.extent)
    let answer = try tree.size(for: Proposal(width: width, height: height), with: resolver)
    let place = "\(width.map(\.number) ?? .nan) × \(height.map(\.number) ?? .nan)"
    return difference("width for \(place)", self.width?.numbers, [answer.width.number])
      + difference("height for \(place)", self.height?.numbers, [answer.height.number])
  }
}

/// Says what is wrong; nothing where nothing is expected, or as many numbers are near.
func difference(_ name: String, _ expected: [Double]?, _ got: [Double]?) -> [String] {
  guard let expected else { return [] }
  guard let got else { return ["\(name): expected \(expected), got none"] }
  let isNear =
    expected.count == got.count
    && zip(expected, got).allSatisfy {
      $0 == $1 || ($0 - $1).magnitude <= Expectation.tolerance
    }
  return isNear ? [] : ["\(name): expected \(expected), got \(got)"]
}

extension PairNotation {
  fileprivate var numbers: [Double] { [first, second] }
}

extension ExtentNotation {
  fileprivate var numbers: [Double] { [extent.number] }
}

extension Extent<Double> {
  fileprivate var number: Double { length ?? .infinity }
}
