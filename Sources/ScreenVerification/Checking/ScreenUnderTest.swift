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
  let actions: ActionMix
  let observe: @Sendable (Scenario<Content>, Bool) throws -> Story

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
    self.name = name
    self.content = content
    self.grid = grid
    self.actions = actions
    observe = { scenario, needsFresh in
      precondition(
        runsOnMainExecutor(),
        "\(name): views run on the main actor; check this in a test or a function of the main actor"
      )
      return MainActor.assumeIsolated {
        scenario.story(needsFresh, settings) { AnyView(view($0)) }
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
    try observe(scenario, false).end
  }

  /// What `invariant` says of one scenario.
  ///
  /// - Throws: ``NameProblem`` where an element that the invariant names is not on the screen;
  ///   `LayoutProblem` where a layout's numbers can't be used.
  public func verdict(
    of invariant: Invariant,
    on scenario: Scenario<Content>
  ) throws -> Verdict {
    try invariant.verdict(on: observe(scenario, invariant.needsFresh))
  }
}

extension Scenario {
  @MainActor
  fileprivate func story(
    _ needsFresh: Bool,
    _ settings: HostSettings,
    _ view: (Content) -> AnyView
  ) -> Story {
    let run = ScreenRun(environment, settings: settings, root: view(content))
    var story = run.story(of: actions)
    guard needsFresh else { return story }
    let fresh = ScreenRun(story.end.environment, settings: settings, root: view(content))
    story.fresh = fresh.observation
    return story
  }
}
