import HeadlessCombine
public import HeadlessUI
public import LayoutSolver
public import PropertyTesting

/// A screen to be verified: what can be on it, and what shows of it.
public struct ScreenUnderTest<Content: Sendable>: Sendable {
  /// In a few words: "filling scroll view".
  public var name: String
  public var content: Generator<Content>
  /// Contents to be tried on given environments, where nothing is left to chance; one or more.
  public var grid: [Content]
  /// What happens to the screen. A layout knows of keyboards and type sizes alone.
  public var actions: ActionMix
  let observe: @Sendable (Scenario<Content>, Story.Comparisons) throws -> Story

  /// A screen of views, which a person uses.
  ///
  ///     ScreenUnderTest("order", content: .integers(in: 0...50), grid: [0, 3, 50]) { rows in
  ///       OrderScreen(rows: rows)
  ///     }
  ///
  /// Views run on the main actor: what is made of the screen has to be checked there.
  ///
  /// - Parameters:
  ///   - name: In a few words.
  ///   - content: What can be on it.
  ///   - grid: Contents to be tried on every device; one or more.
  ///   - actions: What happens to it.
  ///   - settings: How the host behaves where Apple leaves it open.
  ///   - view: The screen with a content.
  public init<Root: View>(
    _ name: String,
    content: Generator<Content>,
    grid: [Content],
    actions: ActionMix = .personal,
    settings: HostSettings = HostSettings(),
    @ViewBuilder view: @escaping @MainActor @Sendable (Content) -> Root
  ) {
    self.init(
      name,
      content: content,
      grid: grid,
      actions: actions,
      settings: { _ in settings },
      view: view
    )
  }

  /// A screen of views on hosts that behave as its content says.
  package init<Root: View>(
    _ name: String,
    content: Generator<Content>,
    grid: [Content],
    actions: ActionMix = .personal,
    settings: @escaping @Sendable (Content) -> HostSettings,
    @ViewBuilder view: @escaping @MainActor @Sendable (Content) -> Root
  ) {
    self.name = name
    self.content = content
    self.grid = grid
    self.actions = actions
    observe = { scenario, comparisons in
      precondition(
        runsOnMainExecutor(),
        "\(name): views run on the main actor; check this in a test or a function of the main actor"
      )
      return MainActor.assumeIsolated {
        scenario.story(comparisons, settings(scenario.content)) { AnyView(view($0)) }
      }
    }
  }

  /// A screen that is nothing but a layout.
  public init(
    _ name: String,
    content: Generator<Content>,
    grid: [Content],
    layout: @escaping @Sendable (Content, ScreenEnvironment) -> ScreenLayout
  ) {
    self.name = name
    self.content = content
    self.grid = grid
    actions = .environmental
    observe = { scenario, _ in
      let environment = scenario.finalEnvironment
      let layout = layout(scenario.content, environment)
      let tree = try LayoutTree(layout.root)
      let solved = try tree.solved(in: environment.screen, with: layout.resolver)
      return Story(start: Observation(solved, in: environment))
    }
  }
}

extension ScreenUnderTest {
  init(
    name: String,
    content: Generator<Content>,
    grid: [Content],
    actions: ActionMix,
    observe: @escaping @Sendable (Scenario<Content>, Story.Comparisons) throws -> Story
  ) {
    self.name = name
    self.content = content
    self.grid = grid
    self.actions = actions
    self.observe = observe
  }
}

/// A layout and what answers for it.
public struct ScreenLayout {
  public var root: LayoutNode<Double>
  public var resolver: any LayoutResolver<Double>

  public init(
    _ root: LayoutNode<Double>,
    resolver: any LayoutResolver<Double> = NoResolver()
  ) {
    self.root = root
    self.resolver = resolver
  }
}

extension ScreenUnderTest {
  /// What shows at the end of `scenario`.
  ///
  /// - Throws: `LayoutProblem` where a layout's numbers can't be used.
  public func observation(of scenario: Scenario<Content>) throws -> Observation {
    try observe(scenario, []).end
  }

  /// What `invariant` says of all that happens in `scenario`.
  ///
  /// - Throws: ``NameProblem`` where an element that the claim names is not on the screen;
  ///   `LayoutProblem` where a layout's numbers can't be used.
  public func verdict(of invariant: Invariant, in scenario: Scenario<Content>) throws -> Verdict {
    try invariant.verdict(on: observe(scenario, invariant.comparisons))
  }
}

extension Scenario {
  @MainActor
  fileprivate func story(
    _ comparisons: Story.Comparisons,
    _ settings: HostSettings,
    _ view: (Content) -> AnyView
  ) -> Story {
    let run = ScreenRun(environment, settings: settings, root: view(content))
    var story = run.story(of: actions)
    story.dependsOnTypeSize = run.hasAskedForTypeSize
    if comparisons.contains(.repeated) { story.repeated = run.repeating(story.steps.last?.action) }
    // Nothing has happened that could differ.
    if comparisons.contains(.fresh), !actions.isEmpty {
      let fresh = ScreenRun(story.end.environment, settings: settings, root: view(content))
      story.fresh = fresh.observation
    }
    if comparisons.contains(.otherOrders) {
      story.otherOrders = settings.otherOrders.map { self.story([], $0, view) }
    }
    return story
  }
}

extension HostSettings {
  /// These, with each other combination of what Apple leaves open.
  fileprivate var otherOrders: [HostSettings] {
    (1..<8).map { changes in
      var other = self
      if changes & 1 > 0 { other.sizesComeFirst.toggle() }
      if changes & 2 > 0 { other.automaticScrollComesFirst.toggle() }
      if changes & 4 > 0 { other.equalAnchorsCallBack.toggle() }
      return other
    }
  }
}
