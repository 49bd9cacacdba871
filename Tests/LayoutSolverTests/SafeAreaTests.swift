import LayoutSolver
import Testing

@Suite struct SafeAreaTests {
  @Test func `the root is centred in the safe area`() throws {
    #expect(try Node.box("a", 90, 63).frames(in: .phone()) == ["a": [150, 397, 90, 63]])
  }

  @Test func `a keyboard covers the home indicator and adds nothing to it`() throws {
    #expect(try Node.color("a").frames(in: .phone(keyboard: 336)) == ["a": [0, 47, 390, 461]])
  }

  @Test(arguments: MergeExample.all)
  func `a view grows out of the regions that lie outermost`(_ example: MergeExample) throws {
    let node = Node.color("a").ignoresSafeArea(example.regions, edges: .bottom)
    let frame = try node.frames(in: .phone(keyboard: example.keyboard))["a"]
    #expect(frame.map { $0[1] + $0[3] } == example.bottom)
  }

  /// The bottom edge of a view on a screen of 844 points, 34 of them unsafe.
  struct MergeExample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keyboard: Double
    let regions: SafeAreaRegions
    let bottom: Double

    init(_ keyboard: Double, _ regions: SafeAreaRegions, _ name: String, bottom: Double) {
      testDescription = "keyboard \(keyboard), ignoring \(name)"
      (self.keyboard, self.regions, self.bottom) = (keyboard, regions, bottom)
    }

    static let all = [
      MergeExample(0, .container, "container", bottom: 844),
      MergeExample(0, .keyboard, "keyboard", bottom: 810),
      MergeExample(0, .all, "all", bottom: 844),
      MergeExample(336, .container, "container", bottom: 508),
      MergeExample(336, .keyboard, "keyboard", bottom: 810),
      MergeExample(336, .all, "all", bottom: 844),
      MergeExample(35, .keyboard, "keyboard", bottom: 810),
      MergeExample(35, .container, "container", bottom: 809),
      MergeExample(34, .keyboard, "keyboard", bottom: 810),
      MergeExample(34, .container, "container", bottom: 844),
      MergeExample(20, .keyboard, "keyboard", bottom: 830),
      MergeExample(20, .container, "container", bottom: 844),
      MergeExample(20, .all, "all", bottom: 844),
    ]
  }

  @Test func `a keyboard lower than the home indicator changes nothing`() throws {
    #expect(try Node.color("a").frames(in: .phone(keyboard: 20)) == ["a": [0, 47, 390, 763]])
  }

  @Test(arguments: TouchExample.all)
  func `an edge in the unsafe band grows to the screen's edge`(_ example: TouchExample) throws {
    let moved = Node.reader(0).frame(width: 100, height: 100)
      .frame(maxWidth: .infinite, maxHeight: .infinite, alignment: .topLeading)
      .offset(x: 0, y: example.y - 47)
    let layout = try moved.solved(in: .phone())
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [example.insets])
  }

  /// A reader of 100 points, its top at `y`; safe from 47 to 810, and x from 0 to 390.
  struct TouchExample: CustomTestStringConvertible, Sendable {
    let y: Double
    let insets: [Double]

    var testDescription: String { "y \(y)" }

    static let all = [
      TouchExample(y: -1, insets: [0, 0, 0, 0]),
      TouchExample(y: 0, insets: [0, 0, 0, 0]),
      TouchExample(y: 20, insets: [20, 0, 0, 0]),
      TouchExample(y: 46.9, insets: [46.9, 0, 0, 0]),
      TouchExample(y: 47, insets: [47, 0, 0, 0]),
      TouchExample(y: 47.1, insets: [47.1, 0, 0, 0]),
      TouchExample(y: 47.5, insets: [0, 0, 0, 0]),
      TouchExample(y: 400, insets: [0, 0, 0, 0]),
      TouchExample(y: 709.5, insets: [0, 0, 0, 0]),
      TouchExample(y: 710, insets: [0, 0, 34, 0]),
      TouchExample(y: 730, insets: [0, 0, 14, 0]),
      TouchExample(y: 744, insets: [0, 0, 0, 0]),
      TouchExample(y: 760, insets: [0, 0, 0, 0]),
    ]
  }

  @Test func `a view that does not touch the band does not grow`() throws {
    let node = Node.box("a", 100, 100).ignoresSafeArea()
    #expect(try node.frames(in: .phone()) == ["a": [145, 378.5, 100, 100]])
  }

  @Test func `ignoring on some edges grows those only`() throws {
    let node = Node.color("a").ignoresSafeArea(edges: .top)
    #expect(try node.frames(in: .phone()) == ["a": [0, 0, 390, 810]])
  }

  @Test func `the layout around an ignoring view keeps its size`() throws {
    let row = Node.vStack(spacing: 0, [.color("a").ignoresSafeArea(), .box("b", 90, 63)])
    #expect(
      try row.named("column").frames(in: .phone())
        == ["column": [0, 47, 390, 763], "a": [0, 0, 390, 747], "b": [150, 747, 90, 63]]
    )
  }

  @Test func `a reader in an ignoring view reads what is left to ignore`() throws {
    let layout = try Node.reader(0).ignoresSafeArea(edges: .top).solved(in: .phone())
    #expect(layout.readers.map(\.frame.numbers) == [[0, 0, 390, 810]])
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [[0, 0, 34, 0]])
  }

  @Test func `an overlay on an ignoring view has the size without growth`() throws {
    let node = Node.color("a").ignoresSafeArea().overlay(.color("front"))
    #expect(
      try node.frames(in: .phone()) == ["a": [0, 0, 390, 844], "front": [0, 47, 390, 763]]
    )
  }
}

@Suite struct SafeAreaInsetTests {
  @Test func `two bars stack up, the later one nearer to the edge`() throws {
    let node = Node.reader(0)
      .safeAreaInset(.bottom, spacing: 0, .box("first", 390, 50))
      .safeAreaInset(.bottom, spacing: 0, .box("second", 390, 30))
    let layout = try node.solved(in: .phone())
    #expect(layout.frame(named: "first")?.numbers == [0, 730, 390, 50])
    #expect(layout.frame(named: "second")?.numbers == [0, 780, 390, 30])
    #expect(layout.readers.map(\.frame.numbers) == [[0, 47, 390, 683]])
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [[47, 0, 114, 0]])
  }

  @Test func `bars at top and bottom shrink the view between them`() throws {
    let node = Node.reader(0)
      .safeAreaInset(.bottom, spacing: 0, .box("low", 390, 50))
      .safeAreaInset(.top, spacing: 3, .box("high", 390, 30))
    let layout = try node.solved(in: .phone())
    #expect(layout.frame(named: "high")?.numbers == [0, 47, 390, 30])
    #expect(layout.readers.map(\.frame.numbers) == [[0, 80, 390, 680]])
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [[80, 0, 84, 0]])
  }

  @Test func `a bar reads the safe area around the pair`() throws {
    let bar = Node.reader(1).frame(height: 50)
    let layout = try Node.color("a").safeAreaInset(.bottom, spacing: 0, bar).solved(in: .phone())
    #expect(layout.readers.map(\.frame.numbers) == [[0, 760, 390, 50]])
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [[0, 0, 34, 0]])
  }

  @Test func `view and bar of fixed size are centred together`() throws {
    let node = Node.box("a", 100, 100).safeAreaInset(.bottom, .box("bar", 40, 50)).named("pair")
    #expect(
      try node.frames(in: .plain(100, 200))
        == ["pair": [0, 21, 100, 158], "a": [0, 21, 100, 100], "bar": [30, 129, 40, 50]]
    )
  }

  @Test func `a flexible bar takes what the view's minimum leaves`() throws {
    let node = Node.box("a", 100, 70).safeAreaInset(.bottom, spacing: 5, .color("bar"))
    #expect(
      try node.frames(in: .plain(100, 120)) == ["a": [0, 0, 100, 70], "bar": [0, 75, 100, 45]]
    )
  }

  @Test func `a pair without a proposal has both ideal lengths`() throws {
    let node = Node.flexible.safeAreaInset(.bottom, spacing: 4, .box("bar", 30, 20))
    #expect(try node.size(nil, nil) == LayoutExtents(30, 34))
  }

  @Test func `a wide bar makes the pair as wide, the view in its middle`() throws {
    let node = Node.box("a", 40, 100).safeAreaInset(.bottom, spacing: 0, .box("bar", 80, 20))
    #expect(
      try node.frames(in: .plain(80, 120)) == ["a": [20, 0, 40, 100], "bar": [0, 100, 80, 20]]
    )
  }

  @Test func `a bar aligns with the view, not with the screen`() throws {
    let node = Node.box("a", 80, 100)
      .safeAreaInset(.bottom, alignment: .trailing, spacing: 0, .box("bar", 30, 20))
    #expect(
      try node.frames(in: .plain(200, 120)) == ["a": [60, 0, 80, 100], "bar": [110, 100, 30, 20]]
    )
  }

  @Test func `an empty bar without spacing insets nothing`() throws {
    let node = Node.color("a").safeAreaInset(.bottom, spacing: 0, .empty)
    #expect(try node.frames(in: .phone()) == ["a": [0, 47, 390, 763]])
  }

  @Test func `a text keeps its own distance from a bar below`() throws {
    let node = Node.words(0, "text").safeAreaInset(.bottom, .box("bar", 30, 20))
    let frames = try node.frames(in: .plain(30, 50.5))
    #expect(frames == ["text": [0, 0, 30, 20], "bar": [0, 30.5, 30, 20]])
  }

  @Test func `a pair that ignores the container has its bar on the screen's edge`() throws {
    let node = Node.color("a").safeAreaInset(.bottom, spacing: 0, .box("bar", 390, 50))
      .ignoresSafeArea(.container, edges: .bottom)
    #expect(try node.frames(in: .phone())["bar"] == [0, 794, 390, 50])
  }

  @Test func `a pair that ignores the keyboard keeps its bar under it`() throws {
    let node = Node.color("a").safeAreaInset(.bottom, spacing: 0, .box("bar", 390, 50))
      .ignoresSafeArea(.keyboard)
    #expect(try node.frames(in: .phone(keyboard: 336))["bar"] == [0, 760, 390, 50])
  }

  @Test func `a view ignores the bar beside it and the home indicator under it`() throws {
    let node = Node.color("a").ignoresSafeArea(edges: .bottom)
      .safeAreaInset(.bottom, spacing: 0, .box("bar", 390, 50))
    #expect(try node.frames(in: .phone())["a"] == [0, 47, 390, 797])
  }

  @Test func `under a keyboard a view that ignores the container stops behind its bar`() throws {
    let node = Node.color("a").ignoresSafeArea(.container, edges: .bottom)
      .safeAreaInset(.bottom, spacing: 0, .box("bar", 390, 50))
    #expect(try node.frames(in: .phone(keyboard: 336))["a"] == [0, 47, 390, 461])
  }

  @Test func `safe area padding insets a reader on each edge`() throws {
    let node = Node.reader(0)
      .safeAreaPadding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let layout = try node.solved(in: .phone())
    #expect(layout.readers.map(\.frame.numbers) == [[2, 48, 384, 759]])
    #expect(layout.readers.map(\.safeAreaInsets.numbers) == [[48, 2, 37, 4]])
  }
}
