import LayoutSolver
import Testing

@Suite struct ScrollTests {
  @Test func `content is proposed its ideal height and the region's width`() throws {
    let node = Node.scroll(ScrollBehavior(), .color("a"))
    #expect(try node.frames(in: .plain(100, 200)) == ["a": [0, 0, 100, 10]])
  }

  @Test func `a region is as high as proposed and as wide as its content`() throws {
    let node = Node.scroll(ScrollBehavior(), .box("a", 40, 500)).named("scroll")
    #expect(
      try node.frames(in: .plain(100, 200)) == [
        "scroll": [30, 0, 40, 200], "a": [30, 0, 40, 500],
      ]
    )
  }

  @Test func `a region without a proposal is as high as its content`() throws {
    #expect(
      try Node.scroll(ScrollBehavior(), .box("a", 40, 500)).size(nil, nil)
        == LayoutExtents(40, 500)
    )
  }

  @Test func `a region of nothing is as high as proposed`() throws {
    let node = Node.scroll(ScrollBehavior(), .empty)
    #expect(try node.size(.length(100), .length(200)) == LayoutExtents(0, 200))
  }

  @Test func `a region that fills both axes does not hug its content`() throws {
    let node = Node.scroll(ScrollBehavior(fillsBothAxes: true), .box("a", 40, 50))
    #expect(try node.size(.length(100), .length(200)) == LayoutExtents(100, 200))
  }

  @Test func `a horizontal region scrolls sideways only`() throws {
    let behavior = ScrollBehavior<Double>([.horizontal], offset: LayoutPoint(x: 30, y: 30))
    let node = Node.scroll(behavior, .box("a", 300, 50))
    let layout = try node.solved(in: .plain(100, 50))
    #expect(layout.frame(named: "a")?.numbers == [-30, 0, 300, 50])
    #expect(layout.scrolls.map(\.maximumOffset.numbers) == [[200, 0]])
    #expect(layout.scrolls.map { $0.isScrollable(.horizontal) } == [true])
    #expect(layout.scrolls.map { $0.isScrollable(.vertical) } == [false])
  }

  @Test func `a region inside another of the same axis is as high as its content`() throws {
    let inner = Node.scroll(ScrollBehavior(), .box("a", 40, 500)).named("inner")
    let layout = try Node.scroll(ScrollBehavior(), inner).solved(in: .plain(40, 200))
    #expect(layout.frame(named: "inner")?.numbers == [0, 0, 40, 500])
    #expect(layout.scrolls.map { $0.isScrollable(.vertical) } == [true, false])
  }

  @Test(arguments: RangeExample.all)
  func `content scrolls by what is longer than the viewport`(_ example: RangeExample) throws {
    let behavior = ScrollBehavior<Double>(offset: LayoutPoint(x: 0, y: example.wanted))
    let content = Node.box("a", 40, example.content)
    let layout = try Node.scroll(behavior, content).solved(in: .plain(40, 200))
    #expect(layout.scrolls.map(\.maximumOffset.numbers) == [[0, example.maximum]])
    #expect(layout.scrolls.map(\.offset.numbers) == [[0, example.offset]])
    #expect(layout.scrolls.map { $0.isScrollable(.vertical) } == [example.maximum > 0])
    #expect(layout.frame(named: "a")?.minY == -example.offset)
  }

  struct RangeExample: CustomTestStringConvertible, Sendable {
    let content: Double
    let wanted: Double
    let maximum: Double
    let offset: Double

    var testDescription: String { "content \(content), scrolled by \(wanted)" }

    static let all = [
      RangeExample(content: 0, wanted: 10, maximum: 0, offset: 0),
      RangeExample(content: 199, wanted: 10, maximum: 0, offset: 0),
      RangeExample(content: 200, wanted: 10, maximum: 0, offset: 0),
      RangeExample(content: 201, wanted: 0, maximum: 1, offset: 0),
      RangeExample(content: 201, wanted: 10, maximum: 1, offset: 1),
      RangeExample(content: 500, wanted: 120, maximum: 300, offset: 120),
      RangeExample(content: 500, wanted: -5, maximum: 300, offset: 0),
    ]
  }

  @Test func `a region reaches under bars and keyboard by the insets of its content`() throws {
    let node = Node.scroll(ScrollBehavior(), .box("a", 390, 1000))
    let layout = try node.solved(in: .phone(keyboard: 336))
    #expect(layout.scrolls.map(\.frame.numbers) == [[0, 47, 390, 461]])
    #expect(layout.scrolls.map(\.safeAreaInsets.numbers) == [[47, 0, 336, 0]])
    #expect(layout.scrolls.map(\.bounds.numbers) == [[0, 0, 390, 844]])
    #expect(layout.scrolls.map(\.maximumOffset.numbers) == [[0, 539]])
  }

  @Test func `a bar beside a region adds to the insets of its content`() throws {
    let node = Node.scroll(ScrollBehavior(), .box("a", 390, 1000))
      .safeAreaInset(.bottom, spacing: 0, .box("bar", 390, 50))
    let layout = try node.solved(in: .phone())
    #expect(layout.scrolls.map(\.frame.numbers) == [[0, 47, 390, 713]])
    #expect(layout.scrolls.map(\.safeAreaInsets.numbers) == [[47, 0, 84, 0]])
  }

  @Test func `a region apart from the edges has no insets`() throws {
    let node = Node.scroll(ScrollBehavior(), .box("a", 390, 1000)).padding(.all, 20)
    let layout = try node.solved(in: .phone())
    #expect(layout.scrolls.map(\.safeAreaInsets.numbers) == [[0, 0, 0, 0]])
    #expect(layout.scrolls.map(\.frame.numbers) == [[0, 67, 390, 723]])
  }

  @Test func `short content rests at the top`() throws {
    let layout = try Node.scroll(ScrollBehavior(), .box("a", 390, 100)).solved(in: .phone())
    #expect(layout.frame(named: "a")?.numbers == [0, 47, 390, 100])
  }

  @Test func `short content rests where the anchor says`() throws {
    let behavior = ScrollBehavior<Double>(restingFraction: LayoutPoint(x: 0, y: 1))
    let layout = try Node.scroll(behavior, .box("a", 390, 100)).solved(in: .phone())
    #expect(layout.frame(named: "a")?.numbers == [0, 710, 390, 100])
  }

  @Test func `margins inset the content and shorten the viewport`() throws {
    let margins = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let node = Node.scroll(ScrollBehavior(margins: margins, fillsBothAxes: true), .color("a"))
    let layout = try node.solved(in: .plain(200, 100))
    #expect(layout.frame(named: "a")?.numbers == [20, 10, 140, 10])
    #expect(layout.scrolls.map(\.viewport.numbers) == [[20, 10, 140, 60]])
  }

  @Test func `margins lengthen the range`() throws {
    let margins = Insets(top: 10, leading: 0, bottom: 30, trailing: 0)
    let node = Node.scroll(ScrollBehavior(margins: margins), .box("a", 40, 150))
    let layout = try node.solved(in: .plain(40, 100))
    #expect(layout.scrolls.map(\.maximumOffset.numbers) == [[0, 90]])
  }
}

/// A region of 200 points over content of 1000, scrolled by 300.
@Suite struct ScrollingTests {
  @Test(arguments: Example.all)
  func `showing a view scrolls as little as needed`(_ example: Example) throws {
    let scroll = try scroll()
    let rect = LayoutRect(x: 0, y: example.start - 300, width: 40, height: example.length)
    #expect(scroll.offset(showing: rect).y == example.offset)
  }

  /// A view from `start` of the content.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: Double
    let length: Double
    let offset: Double

    init(_ name: String, _ start: Double, _ length: Double, offset: Double) {
      (testDescription, self.start, self.length, self.offset) = (name, start, length, offset)
    }

    static let all = [
      Example("visible", 350, 50, offset: 300),
      Example("just visible above", 300, 50, offset: 300),
      Example("just visible below", 450, 50, offset: 300),
      Example("above", 250, 20, offset: 250),
      Example("partly above", 290, 50, offset: 290),
      Example("below", 600, 50, offset: 450),
      Example("partly below", 490, 50, offset: 340),
      Example("as long as the viewport", 310, 200, offset: 310),
      Example("longer than the viewport", 350, 400, offset: 350),
      Example("longer on both sides", 200, 500, offset: 200),
      Example("the very end", 990, 10, offset: 800),
      Example("past the end", 1050, 10, offset: 800),
      Example("before the start", -50, 10, offset: 0),
      Example("of no height", 600, 0, offset: 400),
    ]
  }

  @Test(arguments: [
    (500.0, 0.0, 500.0), (500, 0.5, 425), (500, 1, 350), (900, 0, 800), (20, 1, 0),
  ])
  func `aligning puts the same points together`(
    _ start: Double,
    _ fraction: Double,
    offset: Double
  ) throws {
    let rect = LayoutRect<Double>(x: 0, y: start - 300, width: 40, height: 50)
    let aligned = try scroll().offset(aligning: rect, at: LayoutPoint(x: 0, y: fraction))
    #expect(aligned.y == offset)
  }

  private func scroll() throws -> ScrollGeometry<Double> {
    let behavior = ScrollBehavior<Double>(offset: LayoutPoint(x: 0, y: 300))
    let layout = try Node.scroll(behavior, .box("a", 40, 1000)).solved(in: .plain(40, 200))
    return try #require(layout.scrolls.first)
  }
}
