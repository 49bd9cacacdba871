import LayoutSolver
import Testing

/// Texts keep 10.5 above a plain view, 6.25 below one, 2 below another text.
@Suite struct SpacingTests {
  @Test(arguments: Example.all)
  func `two neighbours in a column choose their gap`(_ example: Example) throws {
    let column = Node.vStack([example.upper.named("upper"), example.lower.named("lower")])
    let frames = try column.frames(in: .plain(400, 400))
    let upper = try #require(frames["upper"])
    let lower = try #require(frames["lower"])
    #expect(lower[1] - (upper[1] + upper[3]) == example.gap)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let gap: Double
    let upper: Node
    let lower: Node

    init(_ name: String, _ gap: Double, _ upper: Node, _ lower: Node) {
      testDescription = name
      self.gap = gap
      self.upper = upper
      self.lower = lower
    }

    static let plain = Node.box("plain", 20, 20)
    static let text = Node.words(0, "text")
    static let all = plainPairs + textPairs + resets + stacks + spacers

    static let plainPairs = [
      Example("plain over plain", 8, plain, plain),
      Example("colour over plain", 8, .flexible, plain),
      Example("fixed over divider", 8, .fixed(width: 20, height: 20), .divider(thickness: 1)),
      Example("plain over layers", 8, plain, .zStack([plain, plain])),
      Example("plain over scroll region", 8, plain, .scroll(ScrollBehavior(), plain)),
    ]

    static let textPairs = [
      Example("text over plain", 10.5, text, plain),
      Example("plain over text", 6.25, plain, text),
      Example("text over text", 2, text, text),
      Example(
        "text over text of another leading",
        4,
        text,
        .text(0, spacing: TextSpacing(above: 1, below: 1, leading: 4))
      ),
      Example("text over colour", 10.5, text, .flexible),
    ]

    static let resets = [
      Example("text in a frame of fixed height over plain", 8, text.frame(height: 30), plain),
      Example("text in a frame of fixed width over plain", 10.5, text.frame(width: 90), plain),
      Example("text of flexible height over plain", 8, text.frame(minHeight: 30), plain),
      Example("text of flexible width over plain", 10.5, text.frame(maxWidth: .infinite), plain),
      Example("text padded below over plain", 8, text.padding(.bottom, 1), plain),
      Example("text padded above over plain", 10.5, text.padding(.top, 1), plain),
      Example("text padded by nothing over plain", 10.5, text.padding(.all, 0), plain),
      Example("plain over text padded above", 8, plain, text.padding(.top, 1)),
      Example("text padded below over text", 6.25, text.padding(.bottom, 1), text),
      Example("positioned text over plain", 8, text.position(), plain),
      Example("text ignoring the safe area over plain", 8, text.ignoresSafeArea(), plain),
      Example("text with a bar over plain", 8, text.safeAreaInset(.leading, plain), plain),
      Example("text with an overlay over plain", 10.5, text.overlay(plain), plain),
      Example("plain with a background of text over plain", 8, plain.background(text), plain),
      Example("text of a priority over plain", 10.5, text.layoutPriority(1), plain),
      Example("text moved over plain", 10.5, text.offset(x: 5), plain),
      Example("text of fixed size over plain", 10.5, text.fixedSize(), plain),
    ]

    static let stacks = [
      Example("row with text over plain", 10.5, .hStack([text, plain]), plain),
      Example("plain over row with text", 6.25, plain, .hStack([plain, text])),
      Example("row of plain views over plain", 8, .hStack([plain, plain]), plain),
      Example("column ending in text over plain", 10.5, .vStack([plain, text]), plain),
      Example("column beginning with text over plain", 8, .vStack([text, plain]), plain),
      Example("plain over column beginning with text", 6.25, plain, .vStack([text, plain])),
      Example("plain over column ending in text", 8, plain, .vStack([plain, text])),
      Example("row of texts over row of texts", 2, .hStack([text, text]), .hStack([text, text])),
      Example("plain over an empty column", 0, plain, .vStack([])),
      Example("an empty row over plain", 0, .hStack([]), plain),
      Example("text over an empty column", 0, text, .vStack([])),
    ]

    static let spacers = [
      Example("plain over spacer", 0, plain, .spacer()),
      Example("spacer over plain", 0, .spacer(), plain),
      Example("text over spacer", 0, text, .spacer()),
      Example("spacer over text", 0, .spacer(), text),
      Example("spacer over spacer", 0, .spacer(), .spacer()),
      Example("plain over spacer in a frame", 0, plain, .spacer().frame(height: 20)),
      Example("plain over column beginning with a spacer", 0, plain, .vStack([.spacer(), plain])),
      Example("plain over row with a spacer", 8, plain, .hStack([plain, .spacer()])),
    ]
  }

  @Test func `texts in a row are eight points apart`() throws {
    let row = Node.hStack([.words(0, "a"), .words(0, "b"), .box("c", 10, 10)])
    let frames = try row.frames(in: .plain(86, 20))
    #expect(
      frames == ["a": [0, 0, 30, 20], "b": [38, 0, 30, 20], "c": [76, 5, 10, 10]]
    )
  }

  @Test func `a spacer touches its neighbours in a row`() throws {
    let row = Node.hStack([.box("a", 10, 10), .spacer(), .box("b", 10, 10)])
    #expect(try row.size(nil, nil) == LayoutExtents(28, 10))
  }

  @Test func `a given spacing overrides every wish`() throws {
    let column = Node.vStack(spacing: 3, [.words(0, "a"), .box("b", 20, 20), .spacer()])
    #expect(try column.size(nil, nil) == LayoutExtents(30, 54))
  }
}
