import LayoutSolver
import Testing

@Suite struct RepeatingTests {
  @Test(arguments: try Fixture.all())
  func `measuring twice gives the same`(_ fixture: Fixture) throws {
    let (tree, resolver) = try fixture.parts()
    for proposal in [Proposal.unspecified, Proposal(fixture.screen.size)] {
      let first = try tree.size(for: proposal, with: resolver)
      #expect(try tree.size(for: proposal, with: resolver) == first)
    }
  }

  @Test(arguments: try Fixture.all())
  func `solving again into the same layout equals a fresh solve`(_ fixture: Fixture) throws {
    let (tree, resolver) = try fixture.parts()
    let screens = [
      fixture.screen, .phone(), .plain(320, 568), fixture.screen, .phone(keyboard: 336),
    ]
    var layout = SolvedLayout<Double>()
    for screen in screens {
      try tree.solve(in: screen, with: resolver, into: &layout)
      let fresh = try tree.solved(in: screen, with: resolver)
      #expect(layout.frames == fresh.frames)
      #expect(layout.elements == fresh.elements)
      #expect(layout.scrolls == fresh.scrolls)
      #expect(layout.readers == fresh.readers)
    }
  }

  @Test func `a layout can be filled by one tree after another`() throws {
    let fixtures = try Fixture.all()
    var layout = SolvedLayout<Double>()
    for fixture in fixtures + fixtures.reversed() {
      let (tree, resolver) = try fixture.parts()
      try tree.solve(in: fixture.screen, with: resolver, into: &layout)
      let fresh = try tree.solved(in: fixture.screen, with: resolver)
      #expect(layout.frames == fresh.frames, "\(fixture.id)")
      #expect(layout.elements == fresh.elements, "\(fixture.id)")
      #expect(layout.scrolls == fresh.scrolls, "\(fixture.id)")
      #expect(layout.readers == fresh.readers, "\(fixture.id)")
    }
  }

  @Test func `a layout is right again after a problem`() throws {
    let tree = try LayoutTree(Node.vStack([.box("a", 20, 20), .spacer(), .box("b", 20, 20)]))
    var layout = SolvedLayout<Double>()
    #expect(throws: LayoutProblem.self) { try tree.solve(in: .plain(.nan, 1), into: &layout) }
    try tree.solve(in: .plain(20, 100), into: &layout)
    #expect(layout.frame(named: "b")?.numbers == [0, 80, 20, 20])
  }

  @Test(arguments: try Fixture.all())
  func `a mirrored screen swaps leading and trailing`(_ fixture: Fixture) throws {
    guard !fixture.screen.isMirrored else { return }
    let (tree, resolver) = try fixture.parts()
    var mirrored = fixture.screen
    mirrored.isMirrored = true
    let plain = try tree.solved(in: fixture.screen, with: resolver).frames
    let swapped = try tree.solved(in: mirrored, with: resolver).frames
    let width = fixture.screen.size.width
    #expect(
      swapped.map(\.numbers)
        == plain.map { [width - $0.minX - $0.size.width, $0.minY, $0.size.width, $0.size.height] }
    )
  }
}

extension Fixture {
  fileprivate func parts() throws -> (LayoutTree<Double>, FixtureResolver) {
    let contents = try contents.map { try LayoutTree($0) }
    return (try LayoutTree(root), FixtureResolver(texts: texts, contents: contents))
  }
}

@Suite struct MirroringTests {
  @Test func `a mirrored row begins on the right`() throws {
    var screen = Screen.plain(100, 20)
    screen.isMirrored = true
    let row = Node.hStack(spacing: 0, [.box("a", 30, 20), .color("b")])
    #expect(try row.frames(in: screen) == ["a": [70, 0, 30, 20], "b": [0, 0, 70, 20]])
  }

  @Test func `a mirrored offset and position count from the right`() throws {
    var screen = Screen.plain(100, 20)
    screen.isMirrored = true
    let moved = Node.box("a", 20, 20).position(x: 10, y: 10)
    #expect(try moved.frames(in: screen) == ["a": [80, 0, 20, 20]])
  }

  @Test func `a mirrored reader's content is mirrored with it`() throws {
    var screen = Screen.plain(100, 20)
    screen.isMirrored = true
    let row = Node.hStack(spacing: 0, [.reader(0).frame(width: 60), .color("rest")])
    let frames = try row.frames(in: screen, contents: [.box("inside", 10, 10)])
    #expect(frames == ["inside": [90, 0, 10, 10], "rest": [0, 0, 40, 20]])
  }

  @Test func `the safe area's leading side is on the right of a mirrored screen`() throws {
    let screen = Screen(
      size: LayoutSize(width: 100, height: 20),
      safeArea: Insets(top: 0, leading: 10, bottom: 0, trailing: 0),
      isMirrored: true
    )
    #expect(try Node.color("a").frames(in: screen) == ["a": [0, 0, 90, 20]])
  }
}

@Suite struct RoundingTests {
  @Test(arguments: [
    Example(frame: [0.5, 0, 10, 10], scale: 1, rounded: [1, 0, 10, 10]),
    Example(frame: [0.49, 0, 10, 10], scale: 1, rounded: [0, 0, 10, 10]),
    Example(frame: [-0.5, 0, 10, 10], scale: 1, rounded: [0, 0, 10, 10]),
    Example(frame: [0.4, 0.4, 0.4, 0.2], scale: 1, rounded: [0, 0, 1, 1]),
    Example(frame: [0.25, 0, 10.25, 0], scale: 2, rounded: [0.5, 0, 10, 0]),
    Example(frame: [1, 2, 3, 4], scale: 3, rounded: [1, 2, 3, 4]),
  ])
  func `both corners go to the nearest pixel, ties up`(_ example: Example) {
    let rect = LayoutRect<Double>(
      x: example.frame[0],
      y: example.frame[1],
      width: example.frame[2],
      height: example.frame[3]
    )
    #expect(rect.rounded(scale: example.scale).numbers == example.rounded)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let frame: [Double]
    let scale: Double
    let rounded: [Double]

    var testDescription: String { "\(frame) at \(scale)" }
  }

  @Test func `solved frames are not rounded`() throws {
    let row = Node.hStack(spacing: 0, [.color("a"), .flexible])
    #expect(try row.frames(in: .plain(100.25, 10))["a"] == [0, 0, 50.125, 10])
  }
}
