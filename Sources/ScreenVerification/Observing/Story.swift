/// What a person did on a running screen, and what showed after each step.
///
/// The steps are told by the names that the person would use.
public struct Story: Hashable, Sendable {
  /// Before the first step.
  public var start: Observation
  public var steps: [Step]
  /// The same screen made afresh in the environment that the story ends in; `nil` where nobody
  /// asked for it, and for layouts, which have no history.
  public var fresh: Observation?

  public init(start: Observation, steps: [Step] = [], fresh: Observation? = nil) {
    self.start = start
    self.steps = steps
    self.fresh = fresh
  }

  /// Something that was done.
  public struct Step: Hashable, Sendable {
    public var action: Action
    /// "focus “Email”, keyboard 336".
    public var words: String
    /// What showed once the screen had come to rest; the intermediate looks of a drag first.
    public var observations: [Observation]
  }

  public var end: Observation { steps.last?.observations.last ?? start }

  /// All that showed, in order.
  public var observations: [Observation] { [start] + steps.flatMap(\.observations) }
}
