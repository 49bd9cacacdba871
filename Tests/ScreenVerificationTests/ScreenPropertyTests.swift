import LayoutSolver
import PropertyTesting
import ScreenVerification
import Testing

@Suite struct ScreenPropertyTests {
  struct Page: Sendable {
    var title: Int
    var button: Int
  }

  static let pages = zip(.integers(in: 0...300), .integers(in: 1...100)).map(Page.init)

  /// A title, a spacer and a button, in a scroll region where `scrolls` says so.
  static func screen(
    scrolls: Bool = false,
    change: @escaping @Sendable (LayoutNode<Double>, ScreenEnvironment) -> LayoutNode<Double>
  ) -> ScreenUnderTest<Page> {
    ScreenUnderTest(
      "page",
      content: pages,
      grid: [Page(title: 40, button: 30), Page(title: 400, button: 30)]
    ) { page, environment in
      let column = LayoutNode<Double>.vStack(
        spacing: 0,
        [
          .fixed(width: 1, height: Double(page.title)).named("title"),
          .spacer(minLength: 0),
          .fixed(width: 1, height: Double(page.button)).named("button"),
        ]
      )
      let filling = column.frame(minHeight: environment.safeHeight, alignment: .top)
      let body = scrolls ? LayoutNode.scroll(ScrollBehavior(), filling) : column
      return ScreenLayout(change(body, environment))
    }
  }

  struct Fault: CustomTestStringConvertible {
    var what: String
    var invariant: Invariant
    var screen: ScreenUnderTest<Page>
    var smallest: String
    var margin: Double

    var testDescription: String { what }
  }

  static let faults = [
    Fault(
      what: "from 100 points of height on, the page ends 3 points early",
      invariant: .restsOnSafeEdge("button"),
      screen: screen { body, environment in
        body.padding(.bottom, environment.size.height >= 100 ? 3 : 0)
      },
      smallest: "1 × 100, no safe area, no keyboard; title 0, button 1",
      margin: -3
    ),
    Fault(
      what: "under a keyboard of 50 points, the scroll region reaches 5 points too far",
      invariant: .scrollsByTheOverflow,
      screen: screen(scrolls: true) { body, environment in
        body.padding(.bottom, environment.keyboard.height >= 50 ? -5 : 0)
      },
      smallest: "1 × 50, no safe area, no keyboard; title 0, button 1; show keyboard 50",
      margin: -1
    ),
    Fault(
      what: "a keyboard of 50 points covers 2 points of the page",
      invariant: .staysAboveKeyboard("button"),
      screen: screen(scrolls: true) { body, environment in
        body.offset(y: environment.keyboard.height >= 50 ? 2 : 0)
      },
      smallest: "1 × 51, no safe area, no keyboard; title 0, button 1; show keyboard 50",
      margin: -2
    ),
  ]

  @Test(arguments: faults)
  func `an invariant catches a wrong layout by its smallest screen`(_ fault: Fault) throws {
    let property = try ScreenProperty(fault.screen, fault.invariant, expectation: .broken)
    for seed in UInt64(1)...5 {
      let report = property.property.check(RunSettings(seed: seed))
      let record = try #require(report.counterexample?.record)
      let smallest = try #require(try property.screenCase(of: record))
      #expect(smallest.description == fault.smallest, "seed \(seed)")
      #expect(smallest.verdict.margin == fault.margin, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      Invariant.restsOnSafeEdge("button"), .scrollsByTheOverflow, .staysAboveKeyboard("button"),
    ].map(\.sentence)
  )
  func `the same page without a fault holds in a scroll region`(_ sentence: String) throws {
    let invariants = [
      Invariant.restsOnSafeEdge("button"), .scrollsByTheOverflow, .staysAboveKeyboard("button"),
    ]
    let invariant = try #require(invariants.first { $0.sentence == sentence })
    let property = try ScreenProperty(Self.screen(scrolls: true) { body, _ in body }, invariant)
    let report = property.property.check(RunSettings(seed: 1, cases: 0..<200))
    #expect(report.outcome == .holds, "\(report)")
  }

  @Test func `a misspelt name fails before anything is run`() throws {
    let problem = NameProblem(kind: "element", name: "botton", among: ["button", "title"])
    #expect(throws: problem) {
      try ScreenProperty(Self.screen { body, _ in body }, .restsOnSafeEdge("botton"))
    }
  }

  @Test func `a screen without contents to try is answered with what is missing`() throws {
    var screen = Self.screen { body, _ in body }
    screen.grid = []
    let problem = GridProblem(screen: "page")
    #expect(throws: problem) { try ScreenProperty(screen, .scrollsByTheOverflow) }
    #expect(problem.description == "page: the grid is empty; give one content or more")
  }

  @Test func `screens are drawn from the environments that are asked for`() throws {
    let large = Generator<ScreenEnvironment>.environments().filter { $0.size.width >= 320 }
    let property = try ScreenProperty(
      Self.screen { body, _ in body },
      .scrollsByTheOverflow,
      expectation: .broken,
      environments: large
    )
    for seed in UInt64(1)...5 {
      let report = property.property.check(RunSettings(seed: seed))
      let record = try #require(report.counterexample?.record)
      let smallest = try #require(try property.screenCase(of: record))
      #expect(smallest.environment.size == LayoutSize(width: 320, height: 1), "seed \(seed)")
      #expect(smallest.verdict.isBroken, "seed \(seed)")
    }
  }

  @Test func `a screen that is asked for has its device's keyboards`() throws {
    let name = "iPhone 15, upright, iOS 15-18"
    let phone = try #require(
      DeviceCatalogue.standard.screens.first { $0.environment.device == name }
    )
    let isRare = Invariant("the keyboard is not 336 high") { observation in
      .that(observation.environment.keyboard.height != 336, otherwise: "it is")
    }
    let property = try ScreenProperty(
      Self.screen { body, _ in body },
      isRare,
      expectation: .broken,
      environments: .constant(phone.environment)
    )
    let report = property.property.check(RunSettings(seed: 1))
    let record = try #require(report.counterexample?.record)
    let smallest = try #require(try property.screenCase(of: record))
    #expect(smallest.environment == phone.environment)
    #expect(smallest.actions == [.show(.docked(height: 336))])
  }

  @Test func `a property names its screen and its invariant`() throws {
    let property = try ScreenProperty(Self.screen { body, _ in body }, .scrollsByTheOverflow)
    #expect(
      property.name == "page/the screen scrolls when it does not fit, by exactly the overflow"
    )
    #expect(property.screen == "page")
    #expect(
      property.invariant == "the screen scrolls when it does not fit, by exactly the overflow"
    )
    #expect(property.caseCount == nil)
  }

  @Test func `given environments are visited case by case`() throws {
    let phone = ScreenEnvironment(
      size: LayoutSize(width: 393, height: 852),
      safeArea: LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    )
    var typing = phone
    typing.keyboard = .docked(height: 430)
    let property = try ScreenProperty(
      Self.screen { body, _ in body },
      .scrollsByTheOverflow,
      expectation: .broken
    )
    .on([phone, typing])
    #expect(property.name.hasSuffix("by exactly the overflow on given screens"))
    #expect(property.caseCount == 4)
    let cases = try (0..<4).map { index in
      try #require(try property.screenCase(of: ChoiceRecord([UInt64(index)])))
    }
    #expect(cases.map(\.verdict.margin) == [0, 0, 0, -67])
    #expect(
      cases[3].description
        == "393 × 852, safe area top 59 bottom 34, keyboard 430; title 400, button 30"
    )
    #expect(cases[3].keyboard == .docked(height: 430))
    let outcome = replay(property.property, ChoiceRecord([3]))
    #expect(outcome.verdict.isBroken)
  }

  @Test func `a case knows where everything is`() throws {
    let property = try ScreenProperty(
      Self.screen(scrolls: true) { body, _ in body },
      .scrollsByTheOverflow
    )
    let environment = ScreenEnvironment(
      size: LayoutSize(width: 100, height: 200),
      keyboard: .docked(height: 80)
    )
    let shown = try #require(
      try property.on([environment]).screenCase(of: ChoiceRecord([1]))
    )
    #expect(
      shown.content == [
        ContentValue(name: "title", value: .number(400)),
        ContentValue(name: "button", value: .number(30)),
      ]
    )
    let button = try shown.observation.element("button")
    #expect(button.frame == LayoutRect(x: 49.5, y: 400, width: 1, height: 30))
    #expect(button.visible == nil)
    #expect(button.scroll == 0)
    #expect(button.hasArea)
    var title = try shown.observation.element("title")
    #expect(title.visible == LayoutRect(x: 49.5, y: 0, width: 1, height: 120))
    title.frame.size.width = 0
    #expect(!title.hasArea)
    let region = try #require(shown.observation.scroll(around: button))
    #expect(region.maximumOffset.y == 310)
    #expect(shown.observation.keyboardTop == 120)
  }
}
