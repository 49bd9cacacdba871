public import PropertyTesting

/// An invariant of a screen, as a property that can be run, and shown as a screen again.
public struct ScreenProperty: Sendable {
  /// "screen/invariant"; unique among the properties of a run.
  public var name: String { property.name }
  public let screen: String
  /// The invariant's sentence.
  public let invariant: String
  public let property: Property
  /// How many cases there are, where they can be counted: case *i* is the record of the one index
  /// *i*. `nil` where cases are drawn at random.
  public let caseCount: Int?
  private let reproduce: @Sendable (ChoiceRecord) throws -> ScreenCase?
  private let findOnDevices: @Sendable ([ChoiceRecord], DeviceCatalogue, Int) -> DeviceFinding
  private let claim: Invariant
  private let onEnvironments: @Sendable ([Invariant], [ScreenEnvironment]) -> ScreenProperty

  public var expectation: Property.Expectation { property.expectation }

  /// A claim about a screen, on random environments; ``on(_:)`` is the same on given ones.
  ///
  ///     let phones = Generator<ScreenEnvironment>.environments()
  ///       .filter { $0.size.width >= 320 }
  ///     let claim = try ScreenProperty(checkout, .staysAboveKeyboard("pay"), environments: phones)
  ///
  /// - Parameters:
  ///   - screen: What is shown, with a grid of one content or more.
  ///   - invariant: What is claimed of it.
  ///   - expectation: Whether the claim is known to be broken.
  ///   - catalogue: The devices whose screens are mixed with made-up ones, and whose keyboards come
  ///     up on their own screens.
  ///   - environments: Where the screen is at first; `nil` for those of the catalogue and made-up
  ///     ones, all without a keyboard at first. Keyboards come and go, and type sizes change, on
  ///     any of them.
  /// - Throws: ``GridProblem`` where the screen's grid is empty; ``NameProblem`` where the invariant
  ///   names an element that is not on the simplest screen; `LayoutProblem` where that can't be laid
  ///   out.
  public init<Content>(
    _ screen: ScreenUnderTest<Content>,
    _ invariant: Invariant,
    expectation: Property.Expectation = .holds,
    catalogue: DeviceCatalogue = .standard,
    environments: Generator<ScreenEnvironment>? = nil
  ) throws {
    guard !screen.grid.isEmpty else { throw GridProblem(screen: screen.name) }
    let scenarios = screen.scenarios(on: environments, from: catalogue)
    try screen.checkNames(of: invariant, in: scenarios)
    self.init(screen, invariant, scenarios, expectation)
  }

  /// A claim about a screen whose grid is not empty, and that may trap; the names that are claimed are
  /// looked up when it is checked: to make it lays nothing out.
  package init<Content>(
    trusted screen: ScreenUnderTest<Content>,
    _ invariant: Invariant,
    expectation: Property.Expectation = .holds,
    environments: Generator<ScreenEnvironment>? = nil
  ) {
    let scenarios = screen.scenarios(on: environments, from: .standard)
    self.init(screen, invariant, scenarios, expectation)
  }

  /// The case that `record` stands for, laid out; `nil` where its draws are rejected.
  public func screenCase(of record: ChoiceRecord) throws -> ScreenCase? {
    try reproduce(record)
  }

  /// Looks through the devices of `catalogue`, in its order, for one on which what happens in a case
  /// breaks the claim, too, with a keyboard that is documented for it.
  ///
  /// - Parameters:
  ///   - record: The case.
  ///   - original: The case that it was shrunk from; its content is tried, too, after those of the
  ///     screen's grid.
  ///   - catalogue: The devices; of those with equal screens and keyboards, the first is tried.
  ///   - limit: How many cases are tried at most.
  /// - Returns: The first that does, or how many did not.
  public func finding(
    of record: ChoiceRecord,
    shrunkFrom original: ChoiceRecord? = nil,
    in catalogue: DeviceCatalogue = .standard,
    atMost limit: Int = 500
  ) -> DeviceFinding {
    findOnDevices([record] + (original.map { [$0] } ?? []), catalogue, limit)
  }

  /// The same claim on each of `environments` with each content of the screen's grid, to be run
  /// case by case. The expectation is that of this property.
  public func on(_ environments: [ScreenEnvironment]) -> ScreenProperty {
    onEnvironments([claim], environments)
  }

  /// All of `properties`, which are about the same screen, as one on each of `environments` with each
  /// content of its grid: each case is laid out once for all of them. The expectation is that of
  /// the first; one alone is ``on(_:)``.
  ///
  /// - Returns: `nil` where there are none.
  public static func joined(
    _ properties: [ScreenProperty],
    on environments: [ScreenEnvironment]
  ) -> ScreenProperty? {
    properties.first?.onEnvironments(properties.map(\.claim), environments)
  }

  private init<Content>(
    _ screen: ScreenUnderTest<Content>,
    _ invariant: Invariant,
    _ scenarios: Generator<Scenario<Content>>,
    _ expectation: Property.Expectation
  ) {
    self.init(
      "\(screen.name)/\(invariant.sentence)",
      ScreenClaim(screen: screen, invariant: invariant),
      scenarios,
      expectation,
      caseCount: nil
    )
  }

  private init<Content>(
    _ name: String,
    _ claim: ScreenClaim<Content>,
    _ scenarios: Generator<Scenario<Content>>,
    _ expectation: Property.Expectation,
    caseCount: Int?
  ) {
    screen = claim.screen.name
    invariant = claim.invariant.sentence
    self.claim = claim.invariant
    property = Property(name, scenarios, expectation: expectation) { scenario in
      try claim.verdict(on: scenario)
    }
    self.caseCount = caseCount
    reproduce = { record in try scenarios.value(replaying: record).map(claim.screenCase) }
    findOnDevices = { records, catalogue, limit in
      let scenarios = records.compactMap { scenarios.value(replaying: $0) }
      return claim.finding(telling: scenarios, in: catalogue, atMost: limit)
    }
    onEnvironments = { claims, environments in
      precondition(!environments.isEmpty, "there are no environments; give one or more")
      let screen = claim.screen.remembering
      let invariant =
        claims.count == 1 ? claims[0] : .first(of: claims, sentence: "all its claims")
      return ScreenProperty(
        "\(screen.name)/\(invariant.sentence) on given screens",
        ScreenClaim(screen: screen, invariant: invariant),
        .scenarios(on: environments, with: screen.grid),
        expectation,
        caseCount: environments.count * screen.grid.count
      )
    }
  }
}

/// A screen without contents to be tried on given environments.
public struct GridProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var screen: String

  public init(screen: String) {
    self.screen = screen
  }

  public var description: String { "\(screen): the grid is empty; give one content or more" }
}

/// A case of a screen, laid out: all that a report or a drawing needs.
public struct ScreenCase: Sendable {
  /// Before any action.
  public var environment: ScreenEnvironment
  public var content: [ContentValue]
  public var actions: [Action]
  /// What was done, by the names on the screen.
  public var story: [String]
  /// After all actions.
  public var observation: Observation
  public var verdict: Verdict

  public var keyboard: Keyboard { observation.environment.keyboard }
}

extension ScreenCase: CustomStringConvertible {
  /// The scenario in words.
  public var description: String {
    let content = content.map(\.description).joined(separator: ", ")
    let story = story.joined(separator: ", then ")
    return [environment.description, content, story].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

/// A screen and what is claimed of it.
struct ScreenClaim<Content: Sendable>: Sendable {
  var screen: ScreenUnderTest<Content>
  var invariant: Invariant

  func verdict(on scenario: Scenario<Content>) throws -> Verdict {
    try screen.verdict(of: invariant, in: scenario)
  }

  func screenCase(_ scenario: Scenario<Content>) throws -> ScreenCase {
    let story = try screen.observe(scenario, invariant.comparisons)
    let steps = story.steps
    return ScreenCase(
      environment: scenario.environment,
      content: ContentValue.values(of: scenario.content),
      actions: scenario.actions,
      story: steps.isEmpty ? scenario.actions.map(\.description) : steps.map(\.words),
      observation: story.end,
      verdict: try invariant.verdict(on: story)
    )
  }
}

extension ScreenUnderTest {
  /// What may happen to the screen; on `environments`, or on those of the catalogue and made-up ones.
  fileprivate func scenarios(
    on environments: Generator<ScreenEnvironment>?,
    from catalogue: DeviceCatalogue
  ) -> Generator<Scenario<Content>> {
    ScreenVerification.scenarios(
      of: content,
      on: .screens(on: environments, from: catalogue),
      acting: actions
    )
  }

  /// Asks the invariant about the simplest scenario, for the names that it uses.
  fileprivate func checkNames(
    of invariant: Invariant,
    in scenarios: Generator<Scenario<Content>>
  ) throws {
    guard let simplest = scenarios.value(replaying: ChoiceRecord([])) else { return }
    _ = try invariant.verdict(on: observe(simplest, invariant.comparisons))
  }
}

extension Generator {
  /// Each content on each environment, one content after the other; the choice is the index.
  fileprivate static func scenarios<Content>(
    on environments: [ScreenEnvironment],
    with grid: [Content]
  ) -> Generator where Value == Scenario<Content> {
    Generator<Int>.integers(in: 0...environments.count * grid.count - 1).map { index in
      let (content, environment) = index.quotientAndRemainder(dividingBy: environments.count)
      return Scenario(environment: environments[environment], content: grid[content])
    }
  }
}
