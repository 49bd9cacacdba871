import LayoutSolver
import PropertyTesting
import ScreenVerification

extension PropertyReport {
  /// What came of a property whose check is done.
  init(_ progress: PropertyProgress) {
    let part = progress.result()
    let property = progress.property
    let counterexample = progress.counterexample
    let report = Report(
      run: part.report,
      expectation: property.property.expectation,
      counterexample: counterexample,
      maximumDiscardRatio: RunSettings(seed: 0).maximumDiscardRatio
    )
    self.init(
      name: property.name,
      screen: property.screenName,
      invariant: property.sentence,
      expected: property.property.expectation,
      outcome: Outcome(report, part.incident?.kind),
      cases: part.report.casesRun,
      discarded: part.report.discarded,
      evaluations: part.report.evaluations,
      isOutOfTime: part.report.ending == .outOfTime,
      counterexample: CounterexampleReport(counterexample, part, of: property),
      incident: part.incident.flatMap(IncidentReport.init),
      remarks: progress.remarks.isEmpty ? nil : progress.remarks
    )
  }
}

extension PropertyReport.Outcome {
  /// A run that was over before its first case says nothing.
  fileprivate init(_ report: Report, _ incident: Incident.Kind?) {
    let isEmpty = report.run.casesRun == 0 && report.run.ending == .outOfTime
    switch (incident, report.outcome) {
    case (.crashed, _): self = .crashed
    case (.timedOut, _): self = .timedOut
    case (.broken, _), (nil, .broken): self = .broken
    case (nil, .holds): self = isEmpty ? .gaveUp : .holds
    case (nil, .gaveUp): self = .gaveUp
    }
  }
}

extension IncidentReport {
  /// `nil` for a case that came back.
  fileprivate init?(_ incident: Incident) {
    guard incident.kind != .broken else { return nil }
    self.init(firstFailingCase: incident.caseIndex, reason: incident.reason)
  }
}

extension CounterexampleReport {
  /// The smallest case, or the one that was found first where shrinking came to nothing.
  fileprivate init?(
    _ counterexample: Counterexample?,
    _ part: Part,
    of property: CheckedProperty
  ) {
    if let incident = part.fatalIncident {
      self =
        counterexample.map(CounterexampleReport.init(fatal:))
        ?? CounterexampleReport(incident, of: property)
    } else if let counterexample {
      self.init(counterexample, of: property)
    } else if let failure = part.report.failure {
      self.init(failure, of: property)
    } else {
      return nil
    }
  }

  /// A case that ends its process, and so is not laid out here.
  fileprivate init(fatal counterexample: Counterexample) {
    let record = counterexample.record
    let original = counterexample.originalRecord
    self.init(
      token: "\(counterexample.token)",
      values: counterexample.values,
      reason: counterexample.reason,
      shrinks: counterexample.shrinks,
      shrinkEvaluations: counterexample.evaluations,
      firstFailingCase: counterexample.firstFailingCase,
      shrunkFrom: counterexample.original.words ?? original.words,
      isCutShort: counterexample.ending != .minimal,
      words: counterexample.values.words ?? record.words
    )
  }

  /// A case that ends its process, as it was found.
  private init(_ incident: Incident, of property: CheckedProperty) {
    let record = incident.record ?? ChoiceRecord([])
    let words = incident.values.words ?? record.words
    self.init(
      token: "\(Token(property: property.name, record: record))",
      values: incident.values,
      reason: incident.reason,
      shrinks: 0,
      shrinkEvaluations: 0,
      firstFailingCase: incident.caseIndex,
      shrunkFrom: words,
      isCutShort: true,
      words: words
    )
  }

  fileprivate init(_ counterexample: Counterexample, of property: CheckedProperty) {
    let screenCase = property.screenCase(of: counterexample.record)
    self.init(
      token: "\(counterexample.token)",
      scenario: screenCase.map(ScenarioReport.init),
      values: screenCase == nil ? counterexample.values : nil,
      margin: counterexample.margin,
      reason: counterexample.reason,
      shrinks: counterexample.shrinks,
      shrinkEvaluations: counterexample.evaluations,
      firstFailingCase: counterexample.firstFailingCase,
      shrunkFrom: property.words(for: counterexample.originalRecord, counterexample.original),
      isCutShort: counterexample.ending != .minimal,
      words: property.words(for: counterexample.record, counterexample.values)
    )
  }

  /// A failure that could not be made smaller, since its workers died.
  fileprivate init(_ failure: RangeReport.Failure, of property: CheckedProperty) {
    let words = property.words(for: failure.record, [])
    self.init(
      token: "\(Token(property: property.name, record: failure.record))",
      scenario: property.screenCase(of: failure.record).map(ScenarioReport.init),
      margin: failure.margin,
      reason: failure.reason,
      shrinks: 0,
      shrinkEvaluations: 0,
      firstFailingCase: failure.caseIndex,
      shrunkFrom: words,
      isCutShort: true,
      words: words
    )
  }
}

extension CheckedProperty {
  /// A case in one line.
  func words(for record: ChoiceRecord, _ values: [NotedValue]) -> String {
    screenCase(of: record).map(\.description) ?? values.words ?? ""
  }
}

extension [NotedValue] {
  /// In one line: "first 3, second true"; `nil` where there is none.
  var words: String? {
    guard !isEmpty else { return nil }
    return map { ($0.label.map { "\($0) " } ?? "") + $0.text }.joined(separator: ", ")
  }
}

extension ChoiceRecord {
  /// What can be said of a case whose values are not known.
  var words: String { "the choices \(self)" }
}

extension ScenarioReport {
  init(_ screenCase: ScreenCase) {
    self.init(
      device: Device(screenCase.environment),
      content: Dictionary(screenCase.content.map { ($0.name, Value($0.value)) }) { $1 },
      actions: screenCase.actions.map(\.description),
      keyboard: screenCase.keyboard.height
    )
  }
}

extension ScenarioReport.Value {
  fileprivate init(_ value: ContentValue.Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}

extension ScenarioReport.Device {
  fileprivate init(_ environment: ScreenEnvironment) {
    self.init(
      name: environment.device,
      width: environment.size.width,
      height: environment.size.height,
      safeArea: ScenarioReport.Edges(environment.safeArea),
      typeSize: environment.typeSize.rawValue,
      scale: environment.scale,
      isMirrored: environment.isMirrored
    )
  }
}

extension ScenarioReport.Edges {
  fileprivate init(_ insets: LayoutInsets<Double>) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}
