import LayoutSolver
import ScreenVerification
import Testing

@testable import FootingTool

@Suite struct DrawingTests {
  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var observation: Observation
    var text: String

    init(_ description: String, _ observation: Observation, _ text: String) {
      testDescription = description
      self.observation = observation
      self.text = text
    }
  }

  @Test(arguments: examples)
  func `a screen is drawn as a whole`(_ example: Example) {
    #expect(drawing(of: example.observation) == example.text)
  }

  @Test(arguments: [(1, 1), (1, 3000), (3000, 1), (1366, 3000), (320, 17), (0.001, 0.001)])
  func `no line is wider than 80 columns, no picture higher than 32 rows`(
    _ width: Double,
    _ height: Double
  ) {
    let size = LayoutSize(width: width, height: height)
    let element = ObservedElement(
      name: String(repeating: "long name ", count: 20),
      frame: LayoutRect(x: 0, y: 0, width: width, height: height),
      visible: nil
    )
    let observation = Observation(
      environment: ScreenEnvironment(size: size, keyboard: .docked(height: height / 2)),
      elements: Array(repeating: element, count: 100),
      scrolls: []
    )
    let lines = drawing(of: observation).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count <= 32 + 3 + 25)
  }

  private static let examples: [Example] = [
    Example(
      "phone",
      phone,
      """
      ┌────────────────────────────┐ 0
      │::::::::::::::::::::::::::::│
      │::::::::::::::::::::::::::::│
      │aaaaaaaaaa title aaaaaaaaaaa│ safe from 47
      │aaaaaaaaaaaaaaaaaaaaaaaaaaaa│
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │                            │
      │bbbbbbbbbbb Pay bbbbbbbbbbbb│
      │#b#b#b#b#b#b#b#b#b#b#b#b#b#b│ keyboard from 508
      │############################│
      │#c#c#c#c#c#c#c#c#c#c#c#c#c#c│
      │############################│
      │############################│
      │############################│
      │############################│
      │############################│
      │############################│
      │############################│
      │############################│
      │############################│ safe to 810
      └────────────────────────────┘ 844
      390 × 844 pt; a column is 13.93 pt, a row 28.13 pt
      :  outside of the safe area
      #  keyboard 336
      a  title  x 0  y 47   w 390  h 60
      b  Pay    x 0  y 490  w 390  h 50  32 pt under the keyboard
      c  Later  x 0  y 550  w 390  h 50  under the keyboard
      """
    ),
    Example(
      "low",
      low,
      """
      ┌────────────────────────────────────────────┐ 0
      │aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa│
      │aaaaaaaaaaaaaaaaaa a name aaaaaaaaaaaaaaaaaa│
      │aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa│
      │                                            │
      │                                            │
      │ccccccc button ccccccc                      │
      └────────────────────────────────────────────┘ 17
      320 × 17 pt; a column is 7.27 pt, a row 2.83 pt
      a  a name  x 0  y 0    w 320  h 8.5
      b  empty   x 0  y 8.5  w 320  h 0    no area
      c  button  x 0  y 16   w 160  h 1
      """
    ),
    Example(
      "scrolled",
      scrolled,
      """
      ┌────────────────────────────────────────────┐ 0
      ↑bbbbbbbbbbbbbbbbbb second bbbbbbbbbbbbbbbbbb↑
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ╎                                            ╎
      ↓                                            ↓
      │dddddddddddddddddddddddddddddddddddddddddddd│
      │dddddddddddddddddddddddddddddddddddddddddddd│
      │dddddddddddddddddd footer dddddddddddddddddd│
      │dddddddddddddddddddddddddddddddddddddddddddd│
      │dddddddddddddddddddddddddddddddddddddddddddd│
      └────────────────────────────────────────────┘ 400
      400 × 400 pt; a column is 9.09 pt, a row 18.18 pt
      ╎  form: viewport y 0 to 300, content 460 high, scrolled by 80 of 160
      a  first   x 0  y -80  w 400  h 40   scrolled out above
      b  second  x 0  y -20  w 400  h 40   20 pt cut off
      c  last    x 0  y 320  w 400  h 40   beyond the viewport
      d  footer  x 0  y 300  w 400  h 100
      e  gone    x 0  y 500  w 400  h 10   off the screen
      """
    ),
  ]

  private static let phone = Observation(
    environment: ScreenEnvironment(
      size: LayoutSize(width: 390, height: 844),
      safeArea: LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      keyboard: .docked(height: 336)
    ),
    elements: [
      element("title", y: 47, height: 60),
      element("Pay", y: 490, height: 50, visible: 18),
      element("Later", y: 550, height: 50, visible: 0),
    ],
    scrolls: []
  )

  private static let low = Observation(
    environment: ScreenEnvironment(size: LayoutSize(width: 320, height: 17)),
    elements: [
      element("a name", y: 0, height: 8.5, width: 320),
      element("empty", y: 8.5, height: 0, width: 320, visible: 0),
      element("button", y: 16, height: 1, width: 160),
    ],
    scrolls: []
  )

  private static let scrolled = Observation(
    environment: ScreenEnvironment(size: LayoutSize(width: 400, height: 400)),
    elements: [
      element("first", y: -80, height: 40, width: 400, visible: 0, scroll: 0),
      element("second", y: -20, height: 40, width: 400, visible: 20, scroll: 0),
      element("last", y: 320, height: 40, width: 400, visible: 0, scroll: 0),
      element("footer", y: 300, height: 100, width: 400),
      element("gone", y: 500, height: 10, width: 400, visible: 0),
    ],
    scrolls: [
      ObservedScroll(
        name: "form",
        viewport: LayoutRect(x: 0, y: 0, width: 400, height: 300),
        bounds: LayoutRect(x: 0, y: 0, width: 400, height: 300),
        contentSize: LayoutSize(width: 400, height: 460),
        offset: LayoutPoint(x: 0, y: 80),
        maximumOffset: LayoutPoint(x: 0, y: 160)
      )
    ]
  )

  /// An element of which so much shows at its top.
  private static func element(
    _ name: String,
    y: Double,
    height: Double,
    width: Double = 390,
    visible: Double? = nil,
    scroll: Int? = nil
  ) -> ObservedElement {
    let shown = visible ?? height
    return ObservedElement(
      name: name,
      frame: LayoutRect(x: 0, y: y, width: width, height: height),
      visible: shown > 0 ? LayoutRect(x: 0, y: max(y, 0), width: width, height: shown) : nil,
      scroll: scroll
    )
  }
}
