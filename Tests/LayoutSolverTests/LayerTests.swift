import LayoutSolver
import Testing

@Suite struct LayerTests {
  @Test func `layers of nothing have no size`() throws {
    #expect(try Node.zStack([]).size(.length(50), .length(50)) == LayoutExtents(0, 0))
  }

  @Test func `one layer is as large as its view`() throws {
    #expect(try Node.zStack([.box("a", 20, 30)]).size(nil, nil) == LayoutExtents(20, 30))
  }

  @Test func `layers are as wide as the widest and as high as the highest`() throws {
    let node = Node.zStack([.box("a", 20, 60), .box("b", 50, 10)])
    #expect(try node.size(nil, nil) == LayoutExtents(50, 60))
  }

  @Test func `layers of ideal size propose their size to a colour behind`() throws {
    let node = Node.zStack([.color("back"), .box("front", 60, 40)]).fixedSize()
    #expect(
      try node.frames(in: .plain(60, 40)) == ["back": [0, 0, 60, 40], "front": [0, 0, 60, 40]]
    )
  }

  @Test func `the layers of the highest priority decide on the size`() throws {
    let node = Node.zStack([.color("back"), .box("front", 60, 40).layoutPriority(1)])
    #expect(
      try node.frames(in: .plain(100, 100)) == [
        "back": [20, 30, 60, 40], "front": [20, 30, 60, 40],
      ]
    )
  }

  @Test func `the largest guide of the deciding layers is the common line`() throws {
    let low = Node.box("b", 20, 20).alignmentGuide(.top, .vertical, .fraction(0, plus: 10))
    let node = Node.zStack(alignment: .top, [.box("a", 20, 40), low])
    #expect(try node.frames(in: .plain(20, 40)) == ["a": [0, 10, 20, 40], "b": [0, 0, 20, 20]])
  }

  @Test func `a spacer among layers fills both axes`() throws {
    let node = Node.zStack([.spacer().named("s"), .box("a", 10, 10).layoutPriority(-.infinity)])
    #expect(try node.frames(in: .plain(50, 40))["s"] == [0, 0, 50, 40])
  }

  @Test func `an overlay may be larger than its view without moving anything`() throws {
    let first = Node.box("a", 20, 20).overlay(.box("front", 40, 10))
    let column = Node.vStack(spacing: 0, [first, .box("b", 20, 20)])
    #expect(
      try column.frames(in: .plain(20, 40))
        == ["a": [0, 0, 20, 20], "front": [-10, 5, 40, 10], "b": [0, 20, 20, 20]]
    )
  }

  @Test func `a background is proposed its view's size`() throws {
    let node = Node.box("a", 20, 30).background(.color("back"))
    #expect(
      try node.frames(in: .plain(100, 100)) == ["a": [40, 35, 20, 30], "back": [40, 35, 20, 30]]
    )
  }

  @Test func `an overlay shares its view's own guide`() throws {
    let view = Node.box("a", 40, 40).alignmentGuide(.leading, .horizontal, .fraction(0.5, plus: 0))
    let node = view.overlay(alignment: .leading, .box("front", 10, 10))
    #expect(
      try node.frames(in: .plain(40, 40)) == ["a": [0, 0, 40, 40], "front": [20, 15, 10, 10]]
    )
  }
}
