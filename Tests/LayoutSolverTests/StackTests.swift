import LayoutSolver
import Testing

@Suite struct StackTests {
  @Test func `a stack of nothing has no size`() throws {
    #expect(try Node.vStack([]).size(.length(100), .length(100)) == LayoutExtents(0, 0))
  }

  @Test func `a stack of empty views has no size and no gap`() throws {
    let stack = Node.vStack([.empty, .empty, .empty])
    #expect(try stack.size(.length(100), .length(100)) == LayoutExtents(0, 0))
  }

  @Test func `an empty view between two leaves one gap`() throws {
    let stack = Node.vStack([.box("a", 20, 20), .empty, .box("b", 20, 20)])
    #expect(try stack.frames(in: .plain(20, 48)) == ["a": [0, 0, 20, 20], "b": [0, 28, 20, 20]])
  }

  @Test func `one child has the whole stack`() throws {
    #expect(try Node.hStack([.color("a")]).frames(in: .plain(50, 40)) == ["a": [0, 0, 50, 40]])
  }

  @Test func `two equally flexible children share the length without the gap`() throws {
    let stack = Node.hStack([.color("a"), .color("b")])
    #expect(
      try stack.frames(in: .plain(100, 40)) == ["a": [0, 0, 46, 40], "b": [54, 0, 46, 40]]
    )
  }

  @Test func `the less flexible child is served first wherever it stands`() throws {
    let limited = Node.flexible.frame(maxWidth: .length(20)).named("limited")
    let stack = Node.hStack(spacing: 0, [.color("a"), limited, .color("b")])
    #expect(
      try stack.frames(in: .plain(120, 10))
        == ["a": [0, 0, 50, 10], "limited": [50, 0, 20, 10], "b": [70, 0, 50, 10]]
    )
  }

  @Test func `of two endless children the one with the larger minimum is served first`() throws {
    let wide = Node.flexible.frame(minWidth: 80).named("wide")
    let stack = Node.hStack(spacing: 0, [.color("a"), wide])
    #expect(
      try stack.frames(in: .plain(100, 10)) == ["a": [0, 0, 20, 10], "wide": [20, 0, 80, 10]]
    )
  }

  @Test func `children too long for a stack overflow it on both sides`() throws {
    let stack = Node.vStack(spacing: 0, [.box("a", 10, 60), .box("b", 10, 60)]).named("stack")
    #expect(
      try stack.frames(in: .plain(10, 100))
        == ["stack": [0, -10, 10, 120], "a": [0, -10, 10, 60], "b": [0, 50, 10, 60]]
    )
  }

  @Test func `a negative spacing lets children overlap`() throws {
    let stack = Node.vStack(spacing: -5, [.box("a", 10, 20), .box("b", 10, 20)])
    #expect(try stack.frames(in: .plain(10, 35)) == ["a": [0, 0, 10, 20], "b": [0, 15, 10, 20]])
  }

  @Test func `an ideal length makes colours ten points long`() throws {
    let stack = Node.vStack(spacing: 1, [.flexible, .spacer(), .flexible])
    #expect(try stack.size(nil, nil) == LayoutExtents(10, 30))
  }

  @Test func `an endless proposal makes a stack with a colour endless`() throws {
    let stack = Node.hStack(spacing: 0, [.flexible, .box("a", 20, 20)])
    #expect(
      try stack.size(.infinite, .length(50))
        == LayoutExtents(width: .infinite, height: .length(50))
    )
  }

  @Test func `an endless proposal leaves fixed children as they are`() throws {
    let stack = Node.hStack(spacing: 5, [.box("a", 20, 10), .box("b", 30, 20)])
    #expect(try stack.size(.infinite, .infinite) == LayoutExtents(55, 20))
  }

  @Test func `a divider in a stack of ideal width is as wide as the widest child`() throws {
    let stack = Node.vStack([.box("a", 60, 20), .divider(thickness: 0.5).named("line")])
    #expect(
      try stack.fixedSize().frames(in: .plain(60, 28.5))
        == ["a": [0, 0, 60, 20], "line": [0, 28, 60, 0.5]]
    )
  }

  @Test func `a divider in a row stands upright`() throws {
    let stack = Node.hStack([.box("a", 20, 20), .divider(thickness: 1).named("line")])
    #expect(
      try stack.frames(in: .plain(29, 40)) == ["a": [0, 10, 20, 20], "line": [28, 0, 1, 40]]
    )
  }

  @Test func `a divider with modifiers still stands upright in a row`() throws {
    let line = Node.divider(thickness: 1).named("line").frame(height: 20)
    let stack = Node.hStack([.box("a", 20, 20), line])
    #expect(
      try stack.frames(in: .plain(29, 40)) == ["a": [0, 10, 20, 20], "line": [28, 10, 1, 20]]
    )
  }

  @Test func `a spacer with modifiers still has no width in a column`() throws {
    let space = Node.spacer().frame(height: 20)
    let column = Node.vStack([.box("a", 30, 10), space, .box("b", 30, 10)])
    #expect(try column.size(.length(100), .length(100)) == LayoutExtents(30, 40))
  }

  @Test func `a spacer outside of stacks fills both axes`() throws {
    #expect(try Node.spacer().named("s").frames(in: .plain(30, 40)) == ["s": [0, 0, 30, 40]])
  }

  @Test func `a spacer is never shorter than its minimum`() throws {
    let stack = Node.hStack([.box("a", 50, 10), .spacer(minLength: 30), .box("b", 50, 10)])
    #expect(try stack.size(.length(100), .length(10)) == LayoutExtents(130, 10))
  }

  @Test func `a stack keeps a gap before and after a spacer where the spacing is given`() throws {
    let stack = Node.vStack(spacing: 5, [.box("a", 10, 10), .spacer(), .box("b", 10, 10)])
    #expect(try stack.size(nil, nil) == LayoutExtents(10, 38))
  }

  @Test func `a column proposes its final width where it has an ideal one`() throws {
    let stack = Node.vStack(spacing: 0, [.box("a", 60, 20), .color("b")])
    let frames = try stack.fixedSize().frames(in: .plain(60, 30))
    #expect(frames["b"] == [0, 20, 60, 10])
  }

  @Test func `wrapping text is offered its share before endless children`() throws {
    let row = Node.hStack([.color("a"), .words(0, "text"), .color("b")])
    #expect(
      try row.frames(in: .plain(196, 100), texts: ["Hello, world"])
        == ["a": [0, 0, 60, 100], "text": [68, 30, 60, 40], "b": [136, 0, 60, 100]]
    )
  }
}

@Suite struct PriorityTests {
  @Test func `a higher priority takes all but the others' minima`() throws {
    let low = Node.flexible.frame(minWidth: 30).named("low")
    let row = Node.hStack(spacing: 0, [low, .flexible.layoutPriority(1).named("high")])
    #expect(
      try row.frames(in: .plain(100, 10)) == ["low": [0, 0, 30, 10], "high": [30, 0, 70, 10]]
    )
  }

  @Test func `three priorities are served from the highest`() throws {
    let row = Node.hStack(
      spacing: 0,
      [
        .flexible.frame(maxWidth: .length(50)).layoutPriority(1).named("middle"),
        .flexible.frame(minWidth: 10, maxWidth: .length(20)).named("low"),
        .flexible.frame(maxWidth: .length(40)).layoutPriority(2).named("high"),
      ]
    )
    #expect(
      try row.frames(in: .plain(70, 10))
        == ["middle": [0, 0, 20, 10], "low": [20, 0, 10, 10], "high": [30, 0, 40, 10]]
    )
  }

  @Test func `a priority below zero is served after the rest`() throws {
    let row = Node.hStack(
      spacing: 0,
      [.flexible.layoutPriority(-1).named("late"), .box("a", 30, 10), .color("b")]
    )
    #expect(
      try row.frames(in: .plain(100, 10))
        == ["late": [0, 0, 0, 10], "a": [0, 0, 30, 10], "b": [30, 0, 70, 10]]
    )
  }

  @Test(arguments: Example.all)
  func `a modifier passes the priority on, or not`(_ example: Example) throws {
    let row = Node.hStack(spacing: 0, [.color("a"), example.node])
    #expect(try row.frames(in: .plain(100, 10))["a"]?[2] == example.restWidth)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let restWidth: Double
    let node: Node

    init(_ name: String, _ restWidth: Double, _ change: (Node) -> Node) {
      testDescription = name
      self.restWidth = restWidth
      node = change(.flexible.layoutPriority(1))
    }

    static let all = [
      Example("itself", 0) { $0 },
      Example("fixedSize(vertical)", 0) { $0.fixedSize(horizontal: false) },
      Example("overlay", 0) { $0.overlay(.empty) },
      Example("background", 0) { $0.background(.empty) },
      Example("alignmentGuide", 0) { $0.alignmentGuide(.top, .vertical, .fraction(0, plus: 0)) },
      Example("offset", 0) { $0.offset(x: 1) },
      Example("padding", 50) { $0.padding(.vertical, 1) },
      Example("frame", 50) { $0.frame(height: 5) },
      Example("flexible frame", 50) { $0.frame(maxHeight: .length(5)) },
      Example("position", 50) { $0.position() },
      Example("aspectRatio", 50) { $0.aspectRatio(100, .fit) },
      Example("stack", 50) { .vStack([$0]) },
      Example("ignoresSafeArea", 50) { $0.ignoresSafeArea() },
      Example("safeAreaInset", 50) { $0.safeAreaInset(.bottom, .empty) },
    ]
  }

  @Test func `spacers are served last`() throws {
    let row = Node.hStack([.spacer().named("s"), .color("a")])
    #expect(try row.frames(in: .plain(100, 10)) == ["s": [0, 5, 8, 0], "a": [8, 0, 92, 10]])
  }

  @Test func `a spacer with a priority of its own shares`() throws {
    let row = Node.hStack([.spacer().layoutPriority(0).named("s"), .color("a")])
    let frames = try row.frames(in: .plain(100, 10))
    #expect(frames == ["s": [0, 5, 50, 0], "a": [50, 0, 50, 10]])
  }
}
