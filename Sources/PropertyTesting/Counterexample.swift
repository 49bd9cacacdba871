/// The simplest case found that breaks a property, and how it was reached.
public struct Counterexample: Codable, Hashable, Sendable {
  /// What ended the shrink.
  public enum Ending: String, Codable, Hashable, Sendable {
    /// No simpler failing case was found by any step.
    case minimal
    case outOfEvaluations
    case outOfTime
    /// Many evaluations in a row found nothing simpler, with steps left to try.
    case stalled
  }

  /// The property's name.
  public var property: String
  /// The choices that make up the case.
  public var record: ChoiceRecord
  /// Replays the case without a seed.
  public var token: Token
  /// The values of the case, as text.
  public var values: [NotedValue]
  /// How the claim is broken, in the words of the property.
  public var reason: String
  /// By how much the claim is broken, below 0; nil where that has no measure.
  public var margin: Double?
  /// The values of the case that shrinking started from.
  public var original: [NotedValue]
  /// The choices that shrinking started from.
  public var originalRecord: ChoiceRecord
  /// How many simpler failing cases were found, one after the other.
  public var shrinks: Int
  /// How often shrinking evaluated the property.
  public var evaluations: Int
  /// The case of the run that broke the claim first; nil when it came from a token.
  public var firstFailingCase: Int?
  /// What ended the shrink.
  public var ending: Ending
}

/// The simplest record that breaks `property`, looked for from `record` on; the same for the same arguments.
///
/// With `keepingKind`, only failures count whose reason differs from the first one's in numbers alone. Where a check
/// may end its process, `judge` checks a record elsewhere and says what came of it; the property here then only
/// draws, so that this needs one that is made of a generator.
///
/// - Returns: nil when `record` does not break the property.
public func shrink(
  _ property: Property,
  from record: ChoiceRecord,
  firstFailingCase: Int? = nil,
  keepingKind: Bool = false,
  judge: ((ChoiceRecord) -> Verdict)? = nil,
  _ settings: RunSettings
) -> Counterexample? {
  var shrinker = Shrinker(property, settings, keepsKind: keepingKind, judge: judge)
  guard shrinker.start(from: record) else { return nil }
  let original = shrinker.best.record
  shrinker.minimise()
  guard case .broken(let reason, let margin) = shrinker.verdict else { return nil }
  let noted = property.noted(replaying: shrinker.best.record, settings, isChecked: judge == nil)
  var explanation = Explanation(of: property, shrinker.best, noted.parts, settings)
  let budget = judge == nil ? settings.explanationBudget : 0
  return Counterexample(
    property: property.name,
    record: shrinker.best.record,
    token: Token(property: property.name, record: shrinker.best.record),
    values: explanation.marked(noted.values, budget: budget),
    reason: reason,
    margin: margin,
    original: property.noted(replaying: original, settings, isChecked: judge == nil).values,
    originalRecord: original,
    shrinks: shrinker.shrinks,
    evaluations: shrinker.evaluations,
    firstFailingCase: firstFailingCase,
    ending: shrinker.ending
  )
}

/// Goes on shrinking from the case of `token`, as where an earlier shrink was cut short.
///
/// - Returns: nil where the case no longer breaks the property.
/// - Throws: ``TokenProblem/otherProperty(slug:expected:)`` when the token was made for another property.
public func shrink(
  _ property: Property,
  from token: Token,
  _ settings: RunSettings
) throws(TokenProblem) -> Counterexample? {
  guard token.belongs(to: property.name) else {
    throw .otherProperty(slug: token.slug, expected: property.name)
  }
  return shrink(property, from: token.record, settings)
}

extension Property {
  /// What the case of `record` drew, as text.
  package func values(
    replaying record: ChoiceRecord,
    _ settings: RunSettings,
    isChecked: Bool
  ) -> [NotedValue] {
    noted(replaying: record, settings, isChecked: isChecked).values
  }

  /// What the case of `record` drew, as text, and the parts of it.
  func noted(
    replaying record: ChoiceRecord,
    _ settings: RunSettings,
    isChecked: Bool
  ) -> (values: [NotedValue], parts: [NotedPart]) {
    var source = ChoiceSource(replaying: record.indices, limit: settings.maximumChoices)
    source.notes = []
    source.parts = PartNotes()
    if !isChecked { source.gate = .closed }
    _ = check(&source)
    return (source.notes ?? [], source.parts?.parts ?? [])
  }
}
