import PropertyTesting

extension PropertyProgress {
  /// A worker ended at `work`, after it had begun `lastCase`; its journal says how far it was in it.
  mutating func lose(
    _ work: WorkerTask.Work,
    lastCase: Int?,
    _ kind: Incident.Kind,
    _ reason: String,
    journal entry: CaseJournal.Entry? = nil
  ) {
    takeBack(work)
    let known = entry.flatMap(caseIndex).flatMap { work.cases?.contains($0) == true ? $0 : nil }
    var incident = Incident(
      caseIndex: lastCase ?? known ?? work.cases?.lowerBound ?? 0,
      kind: kind,
      reason: reason,
      record: entry?.record,
      values: entry?.values ?? [],
      isDrawn: entry?.isDrawn ?? false
    )
    switch work {
    case .run(let range): suspect(incident, isKnown: known != nil, of: range)
    case .trace(let range): blame(incident, of: range)
    case .judge(let record, let index, let range):
      (incident.caseIndex, incident.record) = (index, record)
      blame(incident, of: range)
    case .shrink(let record, let firstFailingCase, let evaluations):
      remarks.append("shrinking was cut short: a worker ended by \(reason)\(place(of: incident))")
      guard evaluations > 0 else { return shrinking = .done }
      waiting.append(
        .shrink(record: record, firstFailingCase: firstFailingCase, evaluations: 0)
      )
    case .shrinkIncident:
      remarks.append("shrinking was cut short: a worker ended by \(reason)")
      shrinking = .done
    }
  }

  /// A case that ended a worker has come back when it was run again, alone.
  mutating func acquit(_ work: WorkerTask.Work) {
    takeBack(work)
    guard case .judge(let record, let index, let range) = work else { return }
    acquitted.insert(index)
    remarks.append(
      "a worker ended in case \(index), and not when it was run again: "
        + "\(Token(property: property.name, record: record))"
    )
    waiting.append(.run(cases: range))
  }

  func remark(onSkipped work: WorkerTask.Work) -> String? {
    switch work {
    case .trace(let range):
      "a worker ended in \(range.words); time was over before the case was known"
    case .judge(let record, let index, _):
      "a worker ended in case \(index); time was over before it was run again: "
        + "\(Token(property: property.name, record: record))"
    case .run, .shrink, .shrinkIncident: nil
    }
  }

  /// The case is run again before it is blamed, unless that was in vain before.
  private mutating func suspect(_ incident: Incident, isKnown: Bool, of range: Range<Int>) {
    guard let record = incident.record, isKnown else {
      return waiting.append(.trace(cases: range))
    }
    guard !acquitted.contains(incident.caseIndex) else { return blame(incident, of: range) }
    waiting.append(.judge(record: record, case: incident.caseIndex, of: range))
  }

  /// The place of a case that is known to a journal; where cases can be counted, the record says it. The process that
  /// ended may have written anything there.
  private func caseIndex(of entry: CaseJournal.Entry) -> Int? {
    entry.caseIndex
      ?? property.caseCount.flatMap { _ in entry.record.indices.first.map { Int(clamping: $0) } }
  }

  /// ": TOKEN", where the choices are known.
  private func place(of incident: Incident) -> String {
    incident.record.map { ": \(Token(property: property.name, record: $0))" } ?? ""
  }

  /// The cases before the one to blame are run once more, since their counts were lost with the worker.
  private mutating func blame(_ incident: Incident, of range: Range<Int>) {
    let culprit = incident.caseIndex
    if range.lowerBound < culprit { waiting.append(.run(cases: range.lowerBound..<culprit)) }
    var part = skipped(culprit..<culprit + 1)
    part.incident = incident
    part.report.casesRun = 1
    part.report.evaluations = 1
    part.report.ending = .failure
    keep(part)
  }
}
