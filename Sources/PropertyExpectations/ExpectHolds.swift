public import PropertyTesting
public import Testing

/// Expects that no case of `property` breaks its claim; records one issue with the smallest counterexample when
/// one does.
///
/// The issue ends with a line of Swift which replays the counterexample. A replay that passes records an issue,
/// too, so that it can't be left in the test. With a store, a case that ends the process (a trap, a signal, a kill
/// while it hangs) is in the store's folder, and the next run records an issue with it and runs nothing.
///
/// - Parameters:
///   - property: The claim.
///   - token: The case to run instead of random ones.
///   - store: A folder whose failure of an earlier run is tried first, and in which a new one is kept, and the case
///     that is at work; problems with it are warnings, and the run goes on.
///   - settings: Seed and budgets; without them, 1000 cases of a seed made from the property's name. When the task is
///     cancelled, no further case is begun.
///   - sourceLocation: Where the issue is recorded.
public func expectHolds(
  _ property: Property,
  replaying token: String? = nil,
  store: FailureStore? = nil,
  settings: RunSettings? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let settings = RunSettings.cancellable(settings, for: property.name)
  let found =
    token.map { complaint(replaying: $0, property, settings) }
    ?? complaint(checking: property, store, settings, sourceLocation)
  if let found {
    Issue.record(Comment(rawValue: found), sourceLocation: sourceLocation)
  }
}

/// Expects that some case of `property` breaks its claim, as where a fault was planted.
///
/// - Returns: The smallest counterexample; nil, with an issue recorded, when there is none.
@discardableResult
public func expectBroken(
  _ property: Property,
  settings: RunSettings? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Counterexample? {
  let settings = RunSettings.cancellable(settings, for: property.name)
  let report = property.check(settings)
  if report.counterexample == nil {
    Issue.record(
      "\(report.description), and was expected to be broken",
      sourceLocation: sourceLocation
    )
  }
  return report.counterexample
}

private func complaint(
  checking property: Property,
  _ store: FailureStore?,
  _ settings: RunSettings,
  _ sourceLocation: SourceLocation
) -> String? {
  if let entry = store?.takeInterruptedCases(of: property.name).first {
    return property.complaint(about: entry)
  }
  let report =
    store.map { property.checkJournalled(settings, in: $0) } ?? property.check(settings)
  if report.outcome == .holds && store != nil { warn(of: report.remarks, sourceLocation) }
  return report.complaint
}

extension Report {
  /// What is to be said, with the line that replays it; nil where the claim holds.
  var complaint: String? {
    guard outcome != .holds else { return nil }
    return counterexample.map { "\(self)\n  \(replayLine($0.token))" } ?? "\(self)"
  }
}

private func complaint(
  replaying text: String,
  _ property: Property,
  _ settings: RunSettings
) -> String? {
  do {
    let outcome = try replay(
      property,
      Token(parsing: text),
      maximumChoices: settings.maximumChoices
    )
    return outcome.complaint(about: property.name)
  } catch {
    return "\"\(property.name)\" can't be replayed: \(error)"
  }
}

extension ReplayOutcome {
  func complaint(about name: String) -> String {
    let values = values.map { "\n  \($0.label ?? "value"): \($0.text)" }.joined()
    let misfit = misfit.map { "\n  \($0)" } ?? ""
    switch verdict {
    case .broken(let reason, _):
      return "\"\(name)\" is broken\(values)\n  reason: \(reason)\(misfit)"
    case .holds, .discarded:
      return "\"\(name)\" holds for the replayed case; remove the token\(values)\(misfit)"
    }
  }
}

extension RunSettings {
  /// The settings, or the same cases in every run; ended when the test is cancelled.
  static func cancellable(_ settings: RunSettings?, for name: String) -> RunSettings {
    var settings = settings ?? RunSettings(seed: stableSeed(for: name))
    let isOutOfTime = settings.isOutOfTime
    settings.isOutOfTime = { Task.isCancelled || isOutOfTime() }
    return settings
  }
}

/// What a claim that holds leaves to be said does not fail its test.
func warn(of remarks: [String], _ sourceLocation: SourceLocation) {
  for remark in remarks {
    Issue.record(Comment(rawValue: remark), severity: .warning, sourceLocation: sourceLocation)
  }
}
