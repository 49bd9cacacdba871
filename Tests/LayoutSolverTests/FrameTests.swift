import LayoutSolver
import Testing

@Suite struct FrameTests {
  @Test func `a frame of negative width takes the view's width`() throws {
    let node = Node.fixed(width: 30, height: 20).frame(width: -1, height: 40)
    #expect(try node.size(.length(100), .length(100)) == LayoutExtents(30, 40))
  }

  @Test func `a frame proposes its own lengths and the other proposal`() throws {
    let node = Node.color("a").frame(width: 30)
    #expect(try node.frames(in: .plain(100, 50)) == ["a": [35, 0, 30, 50]])
  }

  @Test func `a view larger than its frame reaches out on the far side of the alignment`() throws {
    let node = Node.fixed(width: 50, height: 50).named("a")
      .frame(width: 20, height: 20, alignment: .topTrailing)
    #expect(try node.frames(in: .plain(20, 20)) == ["a": [-30, 0, 50, 50]])
  }

  @Test func `a frame aligns the guide that its view sets`() throws {
    let node = Node.box("a", 20, 20)
      .alignmentGuide(.leading, .horizontal, .fraction(0, plus: 5))
      .frame(width: 60, height: 20, alignment: .leading)
    #expect(try node.frames(in: .plain(60, 20)) == ["a": [-5, 0, 20, 20]])
  }

  @Test func `a least height alone does not let content make the frame taller`() throws {
    let node = Node.box("a", 20, 300).frame(minHeight: 50).named("frame")
    #expect(
      try node.frames(in: .plain(20, 100)) == ["frame": [0, 0, 20, 100], "a": [0, -100, 20, 300]]
    )
  }

  @Test func `in a scroll region a least height stretches spacers of short content`() throws {
    let column = Node.vStack(spacing: 0, [.box("a", 20, 20), .spacer(), .box("b", 20, 20)])
    let node = Node.scroll(ScrollBehavior(), column.frame(minHeight: 100))
    #expect(try node.frames(in: .plain(20, 100)) == ["a": [0, 0, 20, 20], "b": [0, 80, 20, 20]])
  }

  @Test func `in a scroll region a least height leaves tall content its ideal height`() throws {
    let column = Node.vStack(spacing: 0, [.box("a", 20, 80), .spacer(), .box("b", 20, 80)])
    let node = Node.scroll(ScrollBehavior(), column.frame(minHeight: 100))
    #expect(try node.frames(in: .plain(20, 100)) == ["a": [0, 0, 20, 80], "b": [0, 88, 20, 80]])
  }

  @Test func `an ideal height is proposed where nothing is`() throws {
    let node = Node.color("a").frame(idealHeight: 70).fixedSize(horizontal: false)
    #expect(try node.frames(in: .plain(20, 100)) == ["a": [0, 15, 20, 70]])
  }

  @Test func `a frame around its own minimum proposes the minimum`() throws {
    let node = Node.color("a").frame(minWidth: 80, maxWidth: .length(120))
    #expect(try node.frames(in: .plain(50, 10)) == ["a": [-15, 0, 80, 10]])
  }

  @Test func `a fixed size asks for the ideal length on its axes only`() throws {
    #expect(try Node.flexible.fixedSize().size(.length(50), .length(60)) == LayoutExtents(10, 10))
    #expect(
      try Node.flexible.fixedSize(vertical: false).size(.length(50), .length(60))
        == LayoutExtents(10, 60)
    )
  }
}

@Suite struct PaddingTests {
  @Test func `padding shrinks the proposal down to nothing`() throws {
    let node = Node.flexible.padding(.all, 30)
    #expect(try node.size(.length(40), .length(100)) == LayoutExtents(60, 100))
  }

  @Test func `padding leaves an ideal proposal as it is`() throws {
    #expect(try Node.flexible.padding(.horizontal, 5).size(nil, nil) == LayoutExtents(20, 10))
  }

  @Test func `negative padding lets a fixed view reach out`() throws {
    let node = Node.box("a", 20, 20).padding(.all, -5).named("padded")
    #expect(
      try node.frames(in: .plain(10, 10)) == ["padded": [0, 0, 10, 10], "a": [-5, -5, 20, 20]]
    )
  }

  @Test func `negative padding proposes more than there is`() throws {
    let node = Node.color("a").padding(.horizontal, -10)
    #expect(try node.frames(in: .plain(100, 40)) == ["a": [-10, 0, 120, 40]])
  }

  @Test func `negative padding never makes a negative size`() throws {
    #expect(try Node.box("a", 4, 4).padding(.all, -5).size(nil, nil) == LayoutExtents(0, 0))
  }

  @Test func `padding without a length is sixteen points on its edges`() throws {
    let node = Node.box("a", 20, 20).padding(.top)
    #expect(try node.size(nil, nil) == LayoutExtents(20, 36))
  }
}

@Suite struct PlacingTests {
  @Test func `an offset moves the view and what is in it, not its neighbours`() throws {
    let moved = Node.vStack([.box("a", 20, 20)]).offset(x: 5, y: -3)
    let column = Node.vStack(spacing: 0, [moved, .box("b", 20, 20)])
    #expect(
      try column.frames(in: .plain(20, 40)) == ["a": [5, -3, 20, 20], "b": [0, 20, 20, 20]]
    )
  }

  @Test func `a positioned view fills the proposal and centres on its point`() throws {
    let node = Node.box("a", 20, 10).position(x: 30, y: 40).named("room")
    #expect(
      try node.frames(in: .plain(100, 100)) == ["room": [0, 0, 100, 100], "a": [20, 35, 20, 10]]
    )
  }

  @Test func `a positioned view without a proposal has the view's size`() throws {
    #expect(try Node.box("a", 20, 10).position(x: 3, y: 4).size(nil, nil) == LayoutExtents(20, 10))
  }

  @Test(arguments: Example.all)
  func `an aspect ratio shapes the proposal`(_ example: Example) throws {
    let answer = try example.node.size(example.width, example.height)
    #expect(answer == LayoutExtents(example.answer[0], example.answer[1]))
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let node: Node
    let width: Extent<Double>?
    let height: Extent<Double>?
    let answer: [Double]

    init(
      _ name: String,
      _ node: Node,
      _ width: Extent<Double>?,
      _ height: Extent<Double>?,
      _ answer: [Double]
    ) {
      testDescription = name
      (self.node, self.width, self.height, self.answer) = (node, width, height, answer)
    }

    static let all = [
      Example("fit, wide", .flexible.aspectRatio(2, .fit), .length(100), .length(20), [40, 20]),
      Example("fit, high", .flexible.aspectRatio(2, .fit), .length(20), .length(100), [20, 10]),
      Example("fill, wide", .flexible.aspectRatio(2, .fill), .length(100), .length(20), [100, 50]),
      Example(
        "fill, high",
        .flexible.aspectRatio(2, .fill),
        .length(20),
        .length(100),
        [200, 100]
      ),
      Example("fit, height alone", .flexible.aspectRatio(2, .fit), nil, .length(50), [100, 50]),
      Example("fit, width alone", .flexible.aspectRatio(2, .fit), .length(50), nil, [50, 25]),
      Example("fit, ideal", .flexible.aspectRatio(2, .fit), nil, nil, [10, 10]),
      Example(
        "fit, endless width",
        .flexible.aspectRatio(2, .fit),
        .infinite,
        .length(50),
        [100, 50]
      ),
      Example(
        "fit, the view's own shape",
        .flexible.frame(idealWidth: 30, idealHeight: 10).aspectRatio(nil, .fit),
        .length(60),
        .length(60),
        [60, 20]
      ),
      Example(
        "fixed views ignore it",
        .fixed(width: 30, height: 30).aspectRatio(2, .fit),
        .length(100),
        .length(100),
        [30, 30]
      ),
    ]
  }

  @Test func `the first view that fits is shown`() throws {
    let node = Node.viewThatFits([.box("a", 100, 10), .box("b", 60, 10), .box("c", 20, 10)])
    #expect(try node.frames(in: .plain(80, 20)) == ["b": [10, 5, 60, 10]])
  }

  @Test func `the last view is shown where none fits`() throws {
    let node = Node.viewThatFits([.box("a", 100, 10), .box("b", 60, 10)])
    #expect(try node.frames(in: .plain(40, 10)) == ["b": [-10, 0, 60, 10]])
  }

  @Test func `an axis that is not tested does not count`() throws {
    let node = Node.viewThatFits(vertical: false, [.box("a", 40, 100), .box("b", 40, 10)])
    #expect(try node.frames(in: .plain(40, 20)) == ["a": [0, -40, 40, 100]])
  }
}
