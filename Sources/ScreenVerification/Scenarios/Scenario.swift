/// One case of a screen: where it is shown, what is on it, and what happens to it.
public struct Scenario<Content: Sendable>: Sendable {
  /// As it is at first.
  public var environment: ScreenEnvironment
  public var content: Content
  public var actions: [Action]

  public init(environment: ScreenEnvironment, content: Content, actions: [Action] = []) {
    self.environment = environment
    self.content = content
    self.actions = actions
  }

  /// The environment after all actions: what the screen is laid out in.
  public var finalEnvironment: ScreenEnvironment {
    actions.reduce(into: environment) { environment, action in action.change(&environment) }
  }
}

extension Scenario: CustomStringConvertible {
  public var description: String {
    let shown = content is Void ? "" : "\(content)"
    let story = actions.map(\.description).joined(separator: ", then ")
    return [environment.description, shown, story].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension Scenario: Equatable where Content: Equatable {}
extension Scenario: Hashable where Content: Hashable {}
