import LayoutSolver
import PropertyTesting
import ScreenVerification
import Testing

@Suite struct InvariantTests {
  /// A screen 100 × 200 with the home indicator in the last 10 points.
  static func observation(
    keyboard: Keyboard = .hidden,
    button: LayoutRect<Double>,
    scroll: ObservedScroll? = nil,
    root: LayoutRect<Double>? = nil
  ) -> Observation {
    let environment = ScreenEnvironment(
      size: LayoutSize(width: 100, height: 200),
      safeArea: LayoutInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
      keyboard: keyboard
    )
    let element = ObservedElement(
      name: "button",
      frame: button,
      visible: button,
      scroll: scroll == nil ? nil : 0
    )
    return Observation(
      environment: environment,
      elements: [element],
      scrolls: [scroll].compactMap(\.self),
      root: root
    )
  }

  static func region(
    height: Double,
    content: Double,
    range: Double,
    offset: Double = 0
  ) -> ObservedScroll {
    let frame = LayoutRect<Double>(x: 0, y: 20, width: 100, height: height)
    return ObservedScroll(
      viewport: frame,
      bounds: frame,
      contentSize: LayoutSize(width: 100, height: content),
      offset: LayoutPoint(x: 0, y: offset),
      maximumOffset: LayoutPoint(x: 0, y: range)
    )
  }

  struct Example: CustomTestStringConvertible {
    var what: String
    var invariant: Invariant
    var observation: Observation
    var verdict: Verdict

    var testDescription: String { what }
  }

  static let examples = [
    Example(
      what: "a button on the safe edge",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(button: LayoutRect(x: 0, y: 150, width: 50, height: 40)),
      verdict: .holds(margin: 0)
    ),
    Example(
      what: "a button a hair off the safe edge",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(button: LayoutRect(x: 0, y: 150.004, width: 50, height: 40)),
      verdict: .holds(margin: 0)
    ),
    Example(
      what: "a button above the safe edge",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(button: LayoutRect(x: 0, y: 134, width: 50, height: 40)),
      verdict: .broken(
        reason: "the button ends at 174, 16 pt above the safe edge at 190",
        margin: -16
      )
    ),
    Example(
      what: "a button below the keyboard's edge",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 101.5, width: 50, height: 40)
      ),
      verdict: .broken(
        reason: "the button ends at 141.5, 1.5 pt below the safe edge at 140",
        margin: -1.5
      )
    ),
    Example(
      what: "content that is too tall for the safe area",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(button: LayoutRect(x: 0, y: 10, width: 50, height: 171)),
      verdict: .discarded
    ),
    Example(
      what: "content whose padding is too tall for the safe area",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(
        button: LayoutRect(x: 0, y: 134, width: 50, height: 40),
        root: LayoutRect(x: 0, y: 20, width: 100, height: 171)
      ),
      verdict: .discarded
    ),
    Example(
      what: "a button a gap above the safe edge",
      invariant: .restsOnSafeEdge("button", gap: 16),
      observation: observation(
        button: LayoutRect(x: 0, y: 134, width: 50, height: 40),
        root: LayoutRect(x: 0, y: 20, width: 100, height: 170)
      ),
      verdict: .holds(margin: 0)
    ),
    Example(
      what: "a button that leaves too small a gap",
      invariant: .restsOnSafeEdge("button", gap: 16),
      observation: observation(button: LayoutRect(x: 0, y: 140, width: 50, height: 40)),
      verdict: .broken(
        reason: "the button ends at 180, 10 pt above the safe edge at 190 instead of 16 above",
        margin: -6
      )
    ),
    Example(
      what: "content that scrolls",
      invariant: .restsOnSafeEdge("button"),
      observation: observation(
        button: LayoutRect(x: 0, y: 300, width: 50, height: 40),
        scroll: region(height: 170, content: 320, range: 150)
      ),
      verdict: .discarded
    ),
    Example(
      what: "a range of exactly the overflow",
      invariant: .scrollsByTheOverflow,
      observation: observation(
        button: LayoutRect(x: 0, y: 300, width: 50, height: 40),
        scroll: region(height: 170, content: 320, range: 150)
      ),
      verdict: .holds(margin: 0)
    ),
    Example(
      what: "a dead end",
      invariant: .scrollsByTheOverflow,
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 150, width: 50, height: 40),
        scroll: region(height: 170, content: 170, range: 0)
      ),
      verdict: .broken(
        reason: "content 170 high in a room of 120 can be scrolled by 0 pt instead of 50",
        margin: -50
      )
    ),
    Example(
      what: "a phantom range",
      invariant: .scrollsByTheOverflow,
      observation: observation(
        button: LayoutRect(x: 0, y: 150, width: 50, height: 40),
        scroll: region(height: 170, content: 100, range: 7)
      ),
      verdict: .broken(
        reason: "content 100 high in a room of 170 can be scrolled by 7 pt instead of 0",
        margin: -7
      )
    ),
    Example(
      what: "too much content and no region",
      invariant: .scrollsByTheOverflow,
      observation: observation(button: LayoutRect(x: 0, y: 10, width: 50, height: 171)),
      verdict: .broken(
        reason: """
          the content is 171 high in a safe area of 170, and nothing scrolls: 1 pt stay out of reach
          """,
        margin: -1
      )
    ),
    Example(
      what: "a button above the keyboard",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 90, width: 50, height: 40)
      ),
      verdict: .holds(margin: 10)
    ),
    Example(
      what: "a button under the keyboard",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 117, width: 50, height: 40)
      ),
      verdict: .broken(
        reason: "the button ends at 157, the keyboard begins at 140: 17 pt stay covered",
        margin: -17
      )
    ),
    Example(
      what: "a button that can be scrolled up far enough",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 300, width: 50, height: 40),
        scroll: region(height: 120, content: 330, range: 210, offset: 3)
      ),
      verdict: .holds(margin: 7)
    ),
    Example(
      what: "a button that can't be scrolled up far enough",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 150, width: 50, height: 40),
        scroll: region(height: 170, content: 170, range: 10)
      ),
      verdict: .broken(
        reason: """
          the button ends at 190, the keyboard begins at 140: 40 pt stay covered when all is \
          scrolled up
          """,
        margin: -40
      )
    ),
    Example(
      what: "a button that is taller than the room above the keyboard",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .docked(height: 60),
        button: LayoutRect(x: 0, y: 60, width: 50, height: 121)
      ),
      verdict: .discarded
    ),
    Example(
      what: "no keyboard",
      invariant: .staysAboveKeyboard("button"),
      observation: observation(
        keyboard: .floating,
        button: LayoutRect(x: 0, y: 180, width: 50, height: 40)
      ),
      verdict: .discarded
    ),
  ]

  @Test(arguments: examples)
  func `an invariant says by how much, and why`(_ example: Example) throws {
    #expect(try example.invariant.verdict(on: example.observation) == example.verdict)
  }

  @Test func `a gap is part of the sentence, and none is not`() {
    #expect(
      Invariant.restsOnSafeEdge("button").sentence
        == "the button's bottom is on the safe edge when the content fits"
    )
    #expect(
      Invariant.restsOnSafeEdge("button", gap: 16).sentence
        == "the button's bottom is 16 above the safe edge when the content fits"
    )
  }

  @Test func `a misspelt name is answered with near names`() {
    let observation = Self.observation(button: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    let problem = NameProblem(kind: "element", name: "buton", among: ["button"])
    #expect(throws: problem) {
      try Invariant.restsOnSafeEdge("buton").verdict(on: observation)
    }
    #expect(
      problem.description == "no element is called \"buton\"; did you mean \"button\"?"
    )
  }
}
