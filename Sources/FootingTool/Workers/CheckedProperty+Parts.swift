import PropertyTesting

extension CheckedProperty {
  /// What comes of the cases of `settings`, up to the first one that breaks the claim.
  func part(_ settings: RunSettings, _ journal: CaseJournal? = nil) -> Part {
    let property = journalled(in: journal)
    return caseCount == nil
      ? Part(report: run(property, settings))
      : countedPart(of: property, settings)
  }

  /// The claim; each of its cases is written to the journal, if there is one, before it is checked.
  func journalled(in journal: CaseJournal?) -> Property {
    journal.map(property.journalled) ?? property
  }

  /// No case run, since time is over.
  func skippedPart(seed: UInt64, cases: Range<Int>) -> Part {
    Part(report: run(property, RunSettings(seed: seed, cases: cases, isOutOfTime: { true })))
  }

  /// Case *i* is the record of the one index *i*.
  private func countedPart(of property: Property, _ settings: RunSettings) -> Part {
    var settings = settings
    let cases = settings.cases
    settings.cases = cases.lowerBound..<cases.lowerBound
    var part = Part(report: run(property, settings))
    part.report.cases = cases
    for index in cases where part.incident == nil {
      guard !settings.isOutOfTime() else {
        part.report.ending = .outOfTime
        break
      }
      part.count(verdict(of: property, on: record(ofCase: index)), ofCase: index)
    }
    return part
  }

  /// The record of a case that can be counted.
  func record(ofCase index: Int) -> ChoiceRecord { ChoiceRecord([UInt64(index)]) }
}

extension Part {
  fileprivate mutating func count(_ verdict: Verdict, ofCase index: Int) {
    report.casesRun += 1
    report.evaluations += 1
    switch verdict {
    case .holds: break
    case .discarded: report.discarded += 1
    case .broken(let reason, _):
      incident = Incident(caseIndex: index, kind: .broken, reason: reason)
      report.ending = .failure
    }
  }

  /// What one run over the cases of both would have said; `later` begins where this one ends.
  func followed(by later: Part) -> Part {
    guard incident == nil else {
      var part = self
      part.report.cases = report.cases.lowerBound..<later.report.cases.upperBound
      return part
    }
    guard let joined = try? report.joined(with: later.report) else {
      preconditionFailure("the parts are not adjacent; join \(report.cases) with the next one")
    }
    return Part(report: joined, incident: report.failure == nil ? later.incident : nil)
  }
}
