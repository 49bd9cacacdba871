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
  /// What showed when the last action was done once more, and the keyboard told of itself again;
  /// `nil` where nobody asked for it, and where doing it again is to do something else.
  public var repeated: Observation?
  /// The same story on hosts that do otherwise what Apple leaves open; empty where nobody asked
  /// for it.
  public var otherOrders: [Story] = []
  /// Whether another type size could have made a difference: whether anything asked for it.
  var dependsOnTypeSize = true

  public init(start: Observation, steps: [Step] = [], fresh: Observation? = nil) {
    self.start = start
    self.steps = steps
    self.fresh = fresh
  }

  /// What a story can be compared with.
  public struct Comparisons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// ``Story/fresh``
    public static let fresh = Comparisons(rawValue: 1)
    /// ``Story/repeated``
    public static let repeated = Comparisons(rawValue: 2)
    /// ``Story/otherOrders``: seven more runs.
    public static let otherOrders = Comparisons(rawValue: 4)
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
