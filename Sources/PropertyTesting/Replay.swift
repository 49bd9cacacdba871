/// What happened when a case was run again.
public struct ReplayOutcome: Hashable, Sendable {
  /// What the check says now.
  public var verdict: Verdict
  /// The values of the case, as text.
  public var values: [NotedValue]
  /// How the record no longer fits what the property draws; nil when it fits.
  public var misfit: Misfit?
}

/// Runs the case of `token` again.
///
/// - Throws: ``TokenProblem/otherProperty(slug:expected:)`` when the token was made for another property.
public func replay(
  _ property: Property,
  _ token: Token,
  maximumChoices: Int = RunSettings.standardChoiceLimit
) throws(TokenProblem) -> ReplayOutcome {
  guard token.belongs(to: property.name) else {
    throw .otherProperty(slug: token.slug, expected: property.name)
  }
  return replay(property, token.record, maximumChoices: maximumChoices)
}

/// Runs the case of `record` again, as well as it fits.
public func replay(
  _ property: Property,
  _ record: ChoiceRecord,
  maximumChoices: Int = RunSettings.standardChoiceLimit
) -> ReplayOutcome {
  var source = ChoiceSource(replaying: record.indices, limit: maximumChoices)
  source.notes = []
  let verdict = property.check(&source)
  return ReplayOutcome(
    verdict: verdict,
    values: source.notes ?? [],
    misfit: source.finalMisfit
  )
}

/// What the check says of the case of `record`, as well as it fits; no value is described, so that it is as fast as
/// a case of a run.
public func verdict(
  of property: Property,
  on record: ChoiceRecord,
  maximumChoices: Int = RunSettings.standardChoiceLimit
) -> Verdict {
  var source = ChoiceSource(
    replaying: record.indices,
    limit: maximumChoices,
    isRecording: false
  )
  return property.check(&source)
}

extension Misfit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .aboveBound(let place):
      "the record no longer fits: choice \(place) is above what can be drawn now"
    case .tooShort: "the record no longer fits: more is drawn now than was recorded"
    case .tooLong: "the record no longer fits: less is drawn now than was recorded"
    }
  }
}
