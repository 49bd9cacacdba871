import LayoutSolver
import Testing

@Suite struct AlignmentTests {
  @Test(
    arguments: [
      (LayoutGuide.leading, 0.0), (.center, 20), (.trailing, 40),
      (.custom(id: 1, fraction: 0.25), 10),
    ]
  )
  func `a column puts its children's guides on one line`(_ guide: LayoutGuide, x: Double) throws {
    let column = Node.vStack(alignment: guide, spacing: 0, [.box("a", 60, 10), .box("b", 20, 10)])
    #expect(try column.frames(in: .plain(60, 20))["b"] == [x, 10, 20, 10])
  }

  @Test func `a guide pushes its view the other way and widens the column`() throws {
    let pushed = Node.box("b", 20, 10)
      .alignmentGuide(.leading, .horizontal, .fraction(0, plus: 15))
    let column = Node.vStack(alignment: .leading, spacing: 0, [.box("a", 20, 10), pushed])
    #expect(
      try column.frames(in: .plain(35, 20)) == ["a": [15, 0, 20, 10], "b": [0, 10, 20, 10]]
    )
  }

  @Test func `the line itself counts for the width`() throws {
    let pushed = Node.box("a", 20, 10)
      .alignmentGuide(.leading, .horizontal, .fraction(0, plus: -10))
    let column = Node.vStack(alignment: .leading, [pushed]).named("column")
    #expect(
      try column.frames(in: .plain(30, 10)) == ["column": [0, 0, 30, 10], "a": [10, 0, 20, 10]]
    )
  }

  @Test func `a guide that nobody aligns on moves nothing`() throws {
    let view = Node.box("a", 20, 10).alignmentGuide(.top, .vertical, .fraction(0, plus: 9))
    let column = Node.vStack(alignment: .leading, spacing: 0, [view, .box("b", 20, 10)])
    #expect(try column.frames(in: .plain(20, 20)) == ["a": [0, 0, 20, 10], "b": [0, 10, 20, 10]])
  }

  @Test(arguments: Example.all)
  func `a modifier carries the guide of its view`(_ example: Example) throws {
    let column = Node.vStack(
      alignment: .leading,
      spacing: 0,
      [example.node.named("view"), .box("mark", 2, 2)]
    )
    let frames = try column.frames(in: .plain(100, 100))
    let view = try #require(frames["view"])
    let mark = try #require(frames["mark"])
    #expect(mark[0] - view[0] == example.distance)
  }

  /// A view of 20 points whose leading guide is set to 5.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let distance: Double
    let node: Node

    init(_ name: String, _ distance: Double, _ change: (Node) -> Node) {
      testDescription = name
      self.distance = distance
      let view = Node.fixed(width: 20, height: 10)
      node = change(view.alignmentGuide(.leading, .horizontal, .fraction(0, plus: 5)))
    }

    static let all = [
      Example("itself", 5) { $0 },
      Example("padding", 15) { $0.padding(.leading, 10) },
      Example("frame", 15) { $0.frame(width: 40) },
      Example("frame that aligns the guide", 0) { $0.frame(width: 40, alignment: .leading) },
      Example("flexible frame", 15) { $0.frame(minWidth: 40, maxWidth: .length(40)) },
      Example("fixedSize", 5) { $0.fixedSize() },
      Example("layoutPriority", 5) { $0.layoutPriority(1) },
      Example("overlay", 5) { $0.overlay(.fixed(width: 1, height: 1)) },
      Example("background", 5) { $0.background(.fixed(width: 1, height: 1)) },
      Example("another guide", 5) {
        $0.alignmentGuide(.trailing, .horizontal, .fraction(0, plus: 3))
      },
      Example("the same guide again", 8) {
        $0.alignmentGuide(.leading, .horizontal, .fraction(0, plus: 8))
      },
      Example("row", 0) { .hStack([$0]) },
      Example("column", 0) { .vStack([$0]) },
      Example("layers", 0) { .zStack([$0]) },
      Example("ignoresSafeArea", 0) { $0.ignoresSafeArea() },
      Example("safeAreaInset", 0) { $0.safeAreaInset(.bottom, .empty) },
    ]
  }

  @Test func `a container's custom guide is the mean of those set in it`() throws {
    let guide = LayoutGuide.custom(id: 7, fraction: 0.5)
    let set = { (value: Double) -> Node in
      .fixed(width: 20, height: 10).alignmentGuide(guide, .horizontal, .fraction(0, plus: value))
    }
    let row = Node.hStack(spacing: 0, [set(2), .fixed(width: 20, height: 10), set(8)])
    let column = Node.vStack(alignment: guide, spacing: 0, [row.named("row"), .box("mark", 20, 2)])
    let frames = try column.frames(in: .plain(60, 12))
    #expect(frames == ["row": [0, 0, 60, 10], "mark": [15, 10, 20, 2]])
  }

  @Test func `a custom guide that nobody sets lies at its fraction`() throws {
    let guide = LayoutGuide.custom(id: 7, fraction: 0.75)
    let column = Node.vStack(
      alignment: guide,
      spacing: 0,
      [.hStack([.fixed(width: 80, height: 10)]).named("row"), .box("mark", 40, 2)]
    )
    let frames = try column.frames(in: .plain(80, 12))
    #expect(frames == ["row": [0, 0, 80, 10], "mark": [30, 10, 40, 2]])
  }

  @Test func `custom guides of different numbers do not mix`() throws {
    let other = Node.fixed(width: 20, height: 10)
      .alignmentGuide(.custom(id: 8, fraction: 0), .horizontal, .fraction(0, plus: 6))
    let guide = LayoutGuide.custom(id: 7, fraction: 0)
    let column = Node.vStack(alignment: guide, spacing: 0, [other.named("a"), .box("mark", 20, 2)])
    #expect(
      try column.frames(in: .plain(20, 12)) == ["a": [0, 0, 20, 10], "mark": [0, 10, 20, 2]]
    )
  }

  @Test func `a resolved guide is asked of the resolver with the view's size`() throws {
    let view = Node.fixed(width: 40, height: 10)
      .alignmentGuide(.leading, .horizontal, .resolved(3)).named("a")
    let column = Node.vStack(alignment: .leading, spacing: 0, [view, .box("mark", 20, 2)])
    let layout = try LayoutTree(column).solved(in: .plain(40, 12), with: GuideResolver())
    #expect(layout.frame(named: "a") == LayoutRect(x: 0, y: 0, width: 40, height: 10))
    #expect(layout.frame(named: "mark") == LayoutRect(x: 13, y: 10, width: 20, height: 2))
  }

  private struct GuideResolver: LayoutResolver {
    func guide(_ id: Int, in size: LayoutSize<Double>) -> Double { Double(id) + size.width / 4 }
  }
}

/// Texts are 20 points a line; the first baseline is 15 from the top, the last 5 from the bottom.
@Suite struct BaselineTests {
  @Test func `a row aligns first baselines`() throws {
    let row = Node.hStack(
      alignment: .firstTextBaseline,
      spacing: 0,
      [.words(0, "one line"), .words(1, "two lines").frame(width: 50), .box("plain", 10, 30)]
    )
    let frames = try row.frames(in: .plain(90, 55))
    #expect(
      frames
        == [
          "one line": [0, 15, 30, 20], "two lines": [30, 15, 50, 40], "plain": [80, 0, 10, 30],
        ]
    )
  }

  @Test func `a row aligns last baselines`() throws {
    let row = Node.hStack(
      alignment: .lastTextBaseline,
      spacing: 0,
      [.words(0, "one line"), .words(1, "two lines").frame(width: 50)]
    )
    let frames = try row.frames(in: .plain(80, 40))
    #expect(frames == ["one line": [0, 20, 30, 20], "two lines": [30, 0, 50, 40]])
  }

  @Test func `padding moves a baseline`() throws {
    let padded = Node.words(0, "padded").padding(.top, 10)
    let row = Node.hStack(alignment: .firstTextBaseline, spacing: 0, [padded, .words(0, "plain")])
    let frames = try row.frames(in: .plain(60, 30))
    #expect(frames == ["padded": [0, 10, 30, 20], "plain": [30, 10, 30, 20]])
  }

  @Test func `a column's first baseline is its highest`() throws {
    let column = Node.vStack(spacing: 0, [.words(0, "a"), .words(0, "b")])
    let row = Node.hStack(alignment: .firstTextBaseline, spacing: 0, [column, .words(0, "c")])
    #expect(try row.frames(in: .plain(60, 40))["c"] == [30, 0, 30, 20])
  }

  /// Rule 2.20: here Apple's documentation is followed, not OpenSwiftUI, which takes the highest.
  @Test func `a column's last baseline is its lowest`() throws {
    let column = Node.vStack(spacing: 0, [.words(0, "a"), .words(0, "b")])
    let row = Node.hStack(alignment: .lastTextBaseline, spacing: 0, [column, .words(0, "c")])
    #expect(try row.frames(in: .plain(60, 40))["c"] == [30, 20, 30, 20])
  }

  @Test func `a column without text has its baseline at the bottom`() throws {
    let column = Node.vStack(spacing: 0, [.box("a", 10, 20), .box("b", 10, 20)])
    let row = Node.hStack(alignment: .firstTextBaseline, spacing: 0, [column, .words(0, "c")])
    #expect(try row.frames(in: .plain(40, 45))["c"] == [10, 25, 30, 20])
  }
}
