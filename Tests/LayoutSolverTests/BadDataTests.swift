import LayoutSolver
import Testing

@Suite struct BadDataTests {
  @Test(arguments: Example.all)
  func `data that can't be laid out is named with its path`(_ example: Example) {
    #expect(throws: LayoutProblem(path: example.path, reason: example.reason)) {
      try LayoutTree(example.node)
    }
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let node: Node
    let path: [String]
    let reason: LayoutProblem.Reason

    init(_ name: String, _ node: Node, _ path: [String], _ reason: LayoutProblem.Reason) {
      testDescription = name
      (self.node, self.path, self.reason) = (node, path, reason)
    }

    static let all = leaves + frames + modifiers + containers

    static let leaves = [
      Example(
        "fixed height without end",
        .fixed(width: 10, height: .infinity),
        ["fixed[0]"],
        .unusable(length: .infinity, what: "height")
      ),
      Example(
        "fixed width below 0",
        .fixed(width: -1, height: 0),
        ["fixed[0]"],
        .negative(length: -1, what: "width")
      ),
      Example(
        "absurd width",
        .fixed(width: 1e300, height: 0),
        ["fixed[0]"],
        .unusable(length: 1e300, what: "width")
      ),
      Example(
        "spacer",
        .spacer(minLength: .infinity),
        ["spacer[0]"],
        .unusable(length: .infinity, what: "least length")
      ),
      Example(
        "divider",
        .divider(thickness: -0.5),
        ["divider[0]"],
        .negative(length: -0.5, what: "thickness")
      ),
      Example(
        "text",
        .text(0, spacing: TextSpacing(above: -.infinity, below: 0, leading: 0)),
        ["text[0]"],
        .unusable(length: -.infinity, what: "spacing above")
      ),
    ]

    static let frames = [
      Example(
        "frame",
        .vStack([.flexible, .flexible.frame(width: .infinity)]),
        ["vStack[0]", "frame[1]"],
        .unusable(length: .infinity, what: "width")
      ),
      Example(
        "flexible frame's minimum",
        .flexible.frame(minHeight: 1e300),
        ["frame[0]"],
        .unusable(length: 1e300, what: "least height")
      ),
      Example(
        "flexible frame's maximum",
        .flexible.frame(maxWidth: .length(.infinity)),
        ["frame[0]"],
        .unusable(length: .infinity, what: "greatest width")
      ),
    ]

    static let modifiers = [
      Example(
        "padding",
        .hStack([.flexible, .vStack([.flexible.padding(.bottom, 1e10)]).named("chat")]),
        ["hStack[0]", "chat", "padding[0]"],
        .unusable(length: 1e10, what: "bottom padding")
      ),
      Example(
        "offset",
        .flexible.offset(x: -.infinity),
        ["offset[0]"],
        .unusable(length: -.infinity, what: "x")
      ),
      Example(
        "position",
        .flexible.position(y: .infinity),
        ["position[0]"],
        .unusable(length: .infinity, what: "y")
      ),
      Example(
        "ratio of 0",
        .flexible.aspectRatio(0, .fit),
        ["aspectRatio[0]"],
        .outOfRange(constant: 0, what: "aspect ratio", allowed: 1e-6...1e6)
      ),
      Example(
        "ratio below 0",
        .flexible.aspectRatio(-2, .fill),
        ["aspectRatio[0]"],
        .outOfRange(constant: -2, what: "aspect ratio", allowed: 1e-6...1e6)
      ),
      Example(
        "guide",
        .flexible.alignmentGuide(.top, .vertical, .fraction(.infinity, plus: 0)),
        ["alignmentGuide[0]"],
        .outOfRange(constant: .infinity, what: "fraction", allowed: -1e3...1e3)
      ),
    ]

    static let containers = [
      Example(
        "stack's spacing",
        .zStack([.vStack(spacing: .infinity, [.flexible])]),
        ["zStack[0]", "vStack[0]"],
        .unusable(length: .infinity, what: "spacing")
      ),
      Example(
        "bar's spacing",
        .flexible.safeAreaInset(.bottom, spacing: .infinity, .flexible),
        ["safeAreaInset[0]"],
        .unusable(length: .infinity, what: "spacing")
      ),
      Example(
        "bar",
        .flexible.safeAreaInset(.bottom, .fixed(width: -3, height: 1)),
        ["safeAreaInset[0]", "fixed[1]"],
        .negative(length: -3, what: "width")
      ),
      Example(
        "scroll offset",
        .scroll(ScrollBehavior(offset: LayoutPoint(x: 0, y: .infinity)), .flexible),
        ["scroll[0]"],
        .unusable(length: .infinity, what: "offset")
      ),
      Example(
        "empty children count in places",
        .vStack([.empty, .flexible, .flexible.frame(height: .infinity)]),
        ["vStack[0]", "frame[2]"],
        .unusable(length: .infinity, what: "height")
      ),
    ]
  }

  @Test(arguments: [
    Node.fixed(width: .nan, height: 1), .flexible.frame(width: .nan),
    .flexible.frame(minWidth: .nan), .flexible.padding(.all, .nan), .flexible.offset(y: .nan),
    .flexible.position(x: .nan), .flexible.aspectRatio(.nan, .fit),
    .flexible.layoutPriority(.nan), .vStack(spacing: .nan, []), .spacer(minLength: .nan),
    .flexible.safeAreaPadding(Insets(all: .nan)),
    .scroll(ScrollBehavior(margins: Insets(all: .nan)), .flexible),
    .scroll(ScrollBehavior(restingFraction: LayoutPoint(x: .nan, y: 0)), .flexible),
    .vStack(alignment: .custom(id: 1, fraction: .nan), []),
    .zStack(alignment: nowhere, [.flexible]), .flexible.frame(width: 1, alignment: nowhere),
    .flexible.frame(minWidth: 1, alignment: nowhere),
    .flexible.overlay(alignment: nowhere, .flexible),
    .flexible.background(alignment: nowhere, .flexible),
    .flexible.safeAreaInset(.bottom, alignment: nowhere.horizontal, .flexible),
    .flexible.alignmentGuide(.top, .vertical, .fraction(0, plus: .nan)),
    .flexible.alignmentGuide(.custom(id: 1, fraction: .nan), .vertical, .fraction(0, plus: 1)),
  ])
  func `not a number is a problem wherever it stands`(_ node: Node) {
    #expect(throws: LayoutProblem.self) { try LayoutTree(node) }
  }

  private static let nowhere = LayoutAlignment(
    horizontal: .custom(id: 1, fraction: .nan),
    vertical: .top
  )

  @Test(arguments: [
    (Screen.plain(.infinity, 1), LayoutProblem.Reason.unusable(length: .infinity, what: "width")),
    (.plain(1, -1), .negative(length: -1, what: "height")),
    (.plain(1e300, 1), .unusable(length: 1e300, what: "width")),
    (.phone(keyboard: -1), .negative(length: -1, what: "keyboard's height")),
    (.phone(keyboard: .infinity), .unusable(length: .infinity, what: "keyboard's height")),
    (
      Screen(size: LayoutSize(width: 1, height: 1), safeArea: Insets(all: -2)),
      .negative(length: -2, what: "top inset")
    ),
    (Screen(size: LayoutSize(width: 1, height: 1), scale: 0), .unusable(length: 0, what: "scale")),
  ])
  func `a screen that can't be is a problem`(_ screen: Screen, reason: LayoutProblem.Reason) throws
  {
    let tree = try LayoutTree(Node.flexible)
    #expect(throws: LayoutProblem(path: ["screen"], reason: reason)) {
      try tree.solved(in: screen)
    }
  }

  @Test func `a screen smaller than its safe area is laid out`() throws {
    let screen = Screen(size: LayoutSize(width: 10, height: 20), safeArea: Insets(all: 30))
    let frames = try Node.color("a").frames(in: screen)
    #expect(frames["a"]?[2...] == [0, 0])
  }

  @Test func `a keyboard taller than the screen leaves no height`() throws {
    let frames = try Node.color("a").frames(in: .phone(keyboard: 5000))
    #expect(frames["a"]?[2...] == [390, 0])
  }

  @Test func `a tree ten thousand deep is too deep`() {
    let node = nested(10_000)
    #expect(throws: LayoutProblem.self) { try LayoutTree(node) }
  }

  @Test func `the path to what is too deep goes down to the last node allowed`() {
    let deep = nested(LayoutLimits.depth)
    let path = Array(repeating: "padding[0]", count: LayoutLimits.depth)
    #expect(throws: LayoutProblem(path: path, reason: .tooDeep)) { try LayoutTree(deep) }
  }

  @Test func `a tree as deep as is allowed is laid out`() throws {
    let frames = try nested(LayoutLimits.depth - 1).frames(in: .plain(10, 1000))
    #expect(frames == ["leaf": [0, 399, 10, 601]])
  }

  @Test func `stacks as deep as is allowed are laid out in time`() throws {
    let node = (0..<LayoutLimits.depth - 1).reduce(Node.color("leaf")) { inner, level in
      level.isMultiple(of: 2) ? .hStack([inner, .spacer()]) : .vStack([inner, .spacer()])
    }
    let frames = try node.frames(in: .plain(100, 100))
    #expect(frames["leaf"] != nil)
  }

  @Test func `more nodes than are allowed are a problem`() {
    let row = Node.hStack(Array(repeating: .flexible, count: 1_000))
    let node = Node.vStack(Array(repeating: row, count: 1_000))
    #expect(throws: LayoutProblem.self) { try LayoutTree(node) }
  }

  @Test func `a stack of twenty thousand children is laid out`() throws {
    let row = Node.fixed(width: 1, height: 0.5)
    let column = Node.vStack(spacing: 0.5, Array(repeating: row, count: 19_999) + [.color("last")])
    let frames = try column.frames(in: .plain(10, 40_000))
    #expect(frames["last"] == [0, 19_999, 10, 20_001])
  }

  @Test func `the longest lengths allowed add up to finite frames`() throws {
    let long = Node.fixed(width: 1, height: LayoutLimits.length)
    let column = Node.vStack(spacing: 0, Array(repeating: long, count: 1_000))
    #expect(try column.size(nil, nil) == LayoutExtents(1, 1e12))
  }

  @Test(arguments: [
    Node.empty, .vStack([]), .hStack([.empty]), .zStack([]), .viewThatFits([]),
    .custom(0, []), .reader(0), .empty.padding(), .empty.frame(width: 10),
    .scroll(ScrollBehavior(), .empty), .empty.overlay(.empty), .empty.background(.empty),
    .empty.safeAreaInset(.bottom, .empty), .empty.ignoresSafeArea(), .empty.position(),
    .empty.aspectRatio(nil, .fit), .empty.aspectRatio(1, .fill), .empty.fixedSize(),
    .vStack([]).aspectRatio(nil, .fill),
  ])
  func `a tree of nothing is laid out`(_ node: Node) throws {
    let frames = try node.named("root").frames(in: .phone())
    #expect(frames["root"]?.allSatisfy { $0.isFinite } == true)
  }

  @Test(arguments: Odd.all)
  func `an answer that can't be used is named with its node`(_ odd: Odd) throws {
    let text = Node.text(0, spacing: TextSpacing(above: 0, below: 0, leading: 0))
    let tree = try LayoutTree(Node.vStack([.flexible, .hStack([text]).named("title")]))
    let problem = LayoutProblem(path: ["vStack[0]", "title", "text[0]"], reason: odd.reason)
    #expect(throws: problem) { try tree.solved(in: .phone(), with: odd) }
  }

  /// Answers texts of one width.
  struct Odd: LayoutResolver, CustomTestStringConvertible, Sendable {
    let width: Double
    let reason: LayoutProblem.Reason

    var testDescription: String { "\(width)" }

    static let all = [
      Odd(width: .infinity, reason: .unusable(length: .infinity, what: "text's answer")),
      Odd(width: 1e300, reason: .unusable(length: 1e300, what: "text's answer")),
      Odd(width: -1, reason: .negative(length: -1, what: "text's answer")),
    ]

    func size(ofText id: Int, for proposal: Proposal<Double>) -> TextSize<Double> {
      let size = LayoutSize(width: width, height: 20)
      return TextSize(size: size, firstBaseline: 0, lastBaseline: 0)
    }
  }

  @Test func `a text whose size is not a number is a problem`() throws {
    let tree = try LayoutTree(Node.text(0, spacing: TextSpacing(above: 0, below: 0, leading: 0)))
    let odd = Odd(width: .nan, reason: .tooDeep)
    #expect(throws: LayoutProblem.self) { try tree.solved(in: .phone(), with: odd) }
  }

  @Test func `a reader whose content holds the same reader again is a problem`() throws {
    let tree = try LayoutTree(Node.reader(0))
    let endless = Endless(content: try LayoutTree(Node.reader(0).padding(.all, 1)))
    #expect(throws: LayoutProblem.self) { try tree.solved(in: .phone(), with: endless) }
  }

  private struct Endless: LayoutResolver {
    let content: LayoutTree<Double>

    func content(ofReader id: Int, in geometry: ReaderGeometry<Double>) -> LayoutTree<Double> {
      content
    }
  }

  /// Data that is allowed and huge: a problem or finite frames, one of the two.
  @Test(arguments: [
    Node.flexible.aspectRatio(1e-300, .fill).aspectRatio(1e300, .fill),
    .vStack(alignment: .custom(id: 1, fraction: 1e300), [.flexible, .box("a", 5, 5)]),
    .flexible.alignmentGuide(.leading, .horizontal, .fraction(1e308, plus: 0))
      .frame(width: 1e9, alignment: .leading),
    .zStack(
      alignment: LayoutAlignment(horizontal: .custom(id: 1, fraction: -1e308), vertical: .top),
      [.flexible.frame(width: 1e9), .box("a", 5, 5)]
    ),
    .scroll(ScrollBehavior(restingFraction: LayoutPoint(x: 0, y: 1e308)), .box("a", 5, 5)),
    .box("a", 1, 1).offset(x: 1e9, y: -1e9).offset(x: 1e9, y: -1e9),
    .box("a", 1, 1).padding(.all, -1e9).padding(.all, 1e9),
    .hStack(spacing: -1e9, [.flexible, .flexible, .flexible]),
  ])
  func `huge data is a problem or has finite frames`(_ node: Node) throws {
    guard let layout = try? node.solved(in: .phone()) else { return }
    #expect(layout.frames.flatMap(\.numbers).filter { !$0.isFinite } == [])
  }

  @Test func `a problem says where, what, and what to do`() {
    let problem = LayoutProblem(
      path: ["chat", "composer"],
      reason: .unusable(length: .infinity, what: "width")
    )
    #expect(
      problem.description
        == "chat/composer: the width is inf; give a finite number of at most 1000000000.0 points"
    )
  }

  /// A colour under `depth` paddings of one point.
  private func nested(_ depth: Int) -> Node {
    (0..<depth).reduce(Node.color("leaf")) { node, _ in node.padding(.top, 1) }
  }
}
