/// A few cases of a run that held, evenly spread, each run once more and then replayed from its record.
struct HealthSamples {
  private struct Sample {
    var caseIndex: Int
    var choices: Int
    var difference: String?
  }

  private var samples: [Sample] = []

  init(of property: Property, _ run: RangeReport, _ settings: RunSettings) {
    guard run.failure == nil, run.domainSize == nil, settings.healthSamples > 0 else { return }
    let count = min(settings.healthSamples, run.casesRun)
    for number in 0..<count where !settings.isOutOfTime() {
      let index = run.cases.lowerBound + number * run.casesRun / count
      let first = property.outcome(ofCase: index, settings, gate: nil)
      let second = replay(property, first.record, maximumChoices: settings.maximumChoices)
      samples.append(
        Sample(
          caseIndex: index,
          choices: first.record.indices.count,
          difference: Self.difference(between: first.verdict, and: second)
        )
      )
    }
  }

  private static func difference(between first: Verdict, and second: ReplayOutcome) -> String? {
    if second.misfit != nil { return "it made other choices" }
    guard first != second.verdict else { return nil }
    return "it \(first.word), then \(second.verdict.word)"
  }

  /// Says how many cases did not end twice in the same way; nil for none.
  var repeatRemark: String? {
    let different = samples.filter { $0.difference != nil }
    guard let first = different.first, let difference = first.difference else { return nil }
    return "\(dependsOnMore): of \(counted(samples.count, "case")) run twice "
      + "\(different.count) did not end the same way (case \(first.caseIndex): \(difference)); \(whatToTakeOut)"
  }

  /// Says so where later cases make many more choices than earlier ones; nil where they do not.
  var growthRemark: String? {
    let half = samples.count / 2
    guard half > 1 else { return nil }
    let early = samples.prefix(half).map(\.choices).reduce(0, +) / half
    let late = samples.suffix(half).map(\.choices).reduce(0, +) / half
    guard late >= 1000, late >= 4 * early else { return nil }
    return "cases grow: \(half) of the first half make \(early) choices on average, \(half) of the "
      + "second half \(late); bound the lists that are drawn"
  }
}

extension Verdict {
  fileprivate var word: String {
    switch self {
    case .holds(let margin): "held" + (margin.map { " by \($0)" } ?? "")
    case .broken(_, let margin): "broke" + (margin.map { " by \($0)" } ?? "")
    case .discarded: "was discarded"
    }
  }
}
