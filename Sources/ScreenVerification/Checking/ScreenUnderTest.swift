public import LayoutSolver
public import PropertyTesting

/// A screen to be verified: what can be on it, and how that is laid out.
public struct ScreenUnderTest<Content: Sendable>: Sendable {
  /// In a few words: "filling scroll view".
  public var name: String
  public var content: Generator<Content>
  /// Contents to be tried on given environments, where nothing is left to chance; one or more.
  public var grid: [Content]
  public var layout: @Sendable (Content, ScreenEnvironment) -> ScreenLayout

  public init(
    _ name: String,
    content: Generator<Content>,
    grid: [Content],
    layout: @escaping @Sendable (Content, ScreenEnvironment) -> ScreenLayout
  ) {
    self.name = name
    self.content = content
    self.grid = grid
    self.layout = layout
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
  public func observation(of scenario: Scenario<Content>) throws(LayoutProblem) -> Observation {
    let environment = scenario.finalEnvironment
    let layout = layout(scenario.content, environment)
    let tree = try LayoutTree(layout.root)
    let solved = try tree.solved(in: environment.screen, with: layout.resolver)
    return Observation(solved, in: environment)
  }
}
