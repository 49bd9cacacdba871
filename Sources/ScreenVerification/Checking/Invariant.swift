public import PropertyTesting

/// A claim about what a screen shows: a sentence, and by how much it holds or is broken.
///
/// Margins are points: 0 or more holds, below 0 is by how much the claim is broken. What differs
/// by less than ``tolerance`` counts as equal.
public struct Invariant: Sendable {
  /// In the present tense: "the button is never under the keyboard".
  public let sentence: String
  /// What else of a screen has to be seen.
  let comparisons: Story.Comparisons
  let check: @Sendable (Story) throws(NameProblem) -> Verdict

  /// A claim of one's own.
  ///
  ///     Invariant("the title shows") { observation in
  ///       let title = try observation.element("title")
  ///       return .that(title.visible != nil, otherwise: "the title is hidden")
  ///     }
  public init(
    _ sentence: String,
    check: @escaping @Sendable (Observation) throws -> Verdict
  ) {
    self.init(sentence, comparedWith: [], ofStory: { try check($0.end) })
  }

  /// A claim of one's own about all that happened on a screen.
  ///
  /// - Parameters:
  ///   - sentence: In the present tense.
  ///   - needsFresh: Whether the screen is to be made afresh in the last environment, too.
  ///   - check: What the claim says of the story.
  public init(
    _ sentence: String,
    needsFresh: Bool,
    ofStory check: @escaping @Sendable (Story) throws -> Verdict
  ) {
    self.init(sentence, comparedWith: needsFresh ? .fresh : [], ofStory: check)
  }

  /// A claim of one's own about all that happened on a screen.
  ///
  /// - Parameters:
  ///   - sentence: In the present tense.
  ///   - comparisons: What else is to be seen of the screen; each costs further runs.
  ///   - check: What the claim says of the story.
  public init(
    _ sentence: String,
    comparedWith comparisons: Story.Comparisons,
    ofStory check: @escaping @Sendable (Story) throws -> Verdict
  ) {
    self.sentence = sentence
    self.comparisons = comparisons
    self.check = { story throws(NameProblem) in
      do {
        return try check(story)
      } catch let problem as NameProblem {
        throw problem
      } catch {
        return .broken(reason: "threw \(error)")
      }
    }
  }

  /// Lengths that differ by less are equal: a hundredth of a point, far below a pixel and far above
  /// the rounding of sums.
  public static let tolerance = 0.01

  /// What the claim says of a screen; ``Verdict/discarded`` where it does not speak about it.
  ///
  /// - Throws: ``NameProblem`` where an element that the claim names is not on the screen.
  public func verdict(on observation: Observation) throws(NameProblem) -> Verdict {
    try check(Story(start: observation))
  }

  /// What the claim says of all that happened on a screen.
  ///
  /// - Throws: ``NameProblem`` where an element that the claim names is not on the screen.
  public func verdict(on story: Story) throws(NameProblem) -> Verdict {
    try check(story)
  }
}

extension Invariant {
  /// Whether the screen has to be made afresh, too, to be compared with.
  var needsFresh: Bool { comparisons.contains(.fresh) }
}

extension Verdict {
  /// Holds by `margin`, where less than the tolerance below 0 is 0; broken for `reason` elsewhere.
  static func margin(
    tolerant margin: Double,
    otherwise reason: @autoclosure () -> String
  ) -> Verdict {
    let isWithinTolerance = margin <= 0 && margin > -Invariant.tolerance
    return .margin(isWithinTolerance ? 0 : margin, otherwise: reason())
  }
}
