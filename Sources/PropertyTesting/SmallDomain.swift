/// All cases that a property can draw, where these are few: a walk through the tree of its choices.
struct SmallDomain {
  /// The record of every case, the simplest first.
  let records: [ChoiceRecord]

  /// - Returns: nil when there are more cases than the limit, or when the property draws while it checks, so that
  /// its cases can't be counted without checking them.
  init?(of property: Property, _ settings: RunSettings) {
    guard property.drawsFirst, settings.exhaustiveLimit > 0 else { return nil }
    var records: [ChoiceRecord] = []
    var next: [UInt64]? = []
    while let record = next {
      let choices = property.choices(replaying: record, limit: settings.maximumChoices)
      guard choices.hasAtMost(settings.exhaustiveLimit - records.count - 1) else { return nil }
      records.append(ChoiceRecord(choices.map(\.index)))
      next = choices.successor
    }
    self.records = records
  }
}

extension Property {
  /// What the property draws from a record, without checking it.
  fileprivate func choices(replaying record: [UInt64], limit: Int) -> [Choice] {
    var source = ChoiceSource(replaying: record, limit: limit)
    source.gate = .closed
    _ = check(&source)
    return source.trace?.choices ?? []
  }
}

extension [Choice] {
  /// Whether at most `limit` indices are not yet taken on this path; each leads to one more case at least.
  fileprivate func hasAtMost(_ limit: Int) -> Bool {
    var rest = UInt64(Swift.max(limit, 0))
    for choice in self {
      let open = choice.domain.bound - choice.index
      if open > rest { return false }
      rest -= open
    }
    return limit >= 0
  }

  /// The beginning of the next record in lexicographic order; nil after the last.
  fileprivate var successor: [UInt64]? {
    guard let last = lastIndex(where: { $0.index < $0.domain.bound }) else { return nil }
    return self[..<last].map(\.index) + [self[last].index + 1]
  }
}

extension RangeReport {
  mutating func runAll(of domain: SmallDomain, _ property: Property, _ settings: RunSettings) {
    domainSize = domain.records.count
    for index in settings.cases.clamped(to: domain.records.indices) {
      guard !stops(settings) else { return }
      let record = domain.records[index]
      var source = ChoiceSource(replaying: record.indices, limit: settings.maximumChoices)
      source.caseIndex = index
      let verdict = property.check(&source)
      count(verdict, source)
      if verdict.isBroken { return fail(at: index, record, verdict) }
    }
  }
}
