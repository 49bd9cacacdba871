public import PropertyTesting
public import Testing

/// Expects that no case of `property` breaks its claim; ``expectHolds(_:replaying:store:settings:sourceLocation:)`` for
/// a check that waits.
///
/// Nothing else waits with it: no thread is blocked, and cases run one after the other.
public func expectHolds(
  _ property: AsyncProperty,
  replaying token: String? = nil,
  store: FailureStore? = nil,
  settings: RunSettings? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let settings = RunSettings.cancellable(settings, for: property.name)
  var found: String?
  if let token {
    found = await complaint(replaying: token, property, settings)
  } else {
    found = await complaint(checking: property, store, settings, sourceLocation)
  }
  if let found {
    Issue.record(Comment(rawValue: found), sourceLocation: sourceLocation)
  }
}

private func complaint(
  checking property: AsyncProperty,
  _ store: FailureStore?,
  _ settings: RunSettings,
  _ sourceLocation: SourceLocation
) async -> String? {
  if let entry = store?.takeInterruptedCases(of: property.name).first {
    return property.drawing.complaint(about: entry)
  }
  guard let store else { return await property.check(settings).complaint }
  let report = await property.checkJournalled(settings, in: store)
  if report.outcome == .holds { warn(of: report.remarks, sourceLocation) }
  return report.complaint
}

private func complaint(
  replaying text: String,
  _ property: AsyncProperty,
  _ settings: RunSettings
) async -> String? {
  do {
    let outcome = try await replay(
      property,
      Token(parsing: text),
      maximumChoices: settings.maximumChoices
    )
    return outcome.complaint(about: property.name)
  } catch {
    return "\"\(property.name)\" can't be replayed: \(error)"
  }
}

extension AsyncProperty {
  fileprivate func checkJournalled(
    _ settings: RunSettings,
    in store: FailureStore
  ) async -> Report {
    do {
      let journal = try store.beginJournal(for: name)
      defer { journal.removeFile() }
      return await journalled(in: journal).check(settings, store: store)
    } catch {
      var report = await check(settings, store: store)
      report.remarks.append("\(error)")
      return report
    }
  }
}
