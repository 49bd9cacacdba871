#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A share of the cases that is to carry a label.
public struct CoverageDemand: Codable, Hashable, Sendable {
  /// As the property puts it on cases.
  public var label: String
  /// From 0 to 1.
  public var share: Double

  public init(label: String, share: Double) {
    self.label = label
    self.share = share
  }

  /// What the counts of a run say about a demand.
  public enum Answer: Hashable, Sendable {
    case met
    /// The label is on less than nine tenths of the demanded share.
    case missed
    /// More cases are needed to tell.
    case undecided
  }

  /// Tells whether the label is on the demanded share or on less than nine tenths of it.
  ///
  /// A sequential test of the ratio of likelihoods: looking again after more cases does not make it err more
  /// often than one time in a million.
  public func answer(labelled: Int, of cases: Int) -> Answer {
    let demanded = min(max(share, 0.000_001), 0.999_999)
    let lower = 0.9 * demanded
    let forLabel = Double(labelled) * log(lower / demanded)
    let forOthers = Double(cases - labelled) * log((1 - lower) / (1 - demanded))
    let ratio = forLabel + forOthers
    let certainty = log(1_000_000.0)
    return ratio > certainty ? .missed : ratio < -certainty ? .met : .undecided
  }

  func answer(in run: RangeReport) -> Answer {
    let labelled = run.labels[label] ?? 0
    guard run.isExhaustive else { return answer(labelled: labelled, of: run.checked) }
    return Double(labelled) >= share * Double(run.checked) ? .met : .missed
  }
}

extension Property {
  /// The same claim, with the demand that `share` of the checked cases carry `label`.
  ///
  ///     property.covering("the list is empty", atLeast: 0.05)
  public func covering(_ label: String, atLeast share: Double) -> Property {
    precondition(share > 0 && share <= 1, "the share is \(share); give more than 0 and at most 1")
    var property = self
    property.demands.append(CoverageDemand(label: label, share: share))
    return property
  }

  /// More cases after those of `settings`, as many again each time, until every demand is answered.
  func runUntilCovered(_ settings: RunSettings) -> RangeReport {
    var report = run(self, settings)
    var next = settings
    for _ in 0..<8 where demands.contains(where: { $0.answer(in: report) == .undecided }) {
      guard report.ending == .allCasesRun, !report.isExhaustive else { break }
      next.cases = report.cases.upperBound..<(report.cases.upperBound + report.cases.count)
      guard let joined = try? report.joined(with: run(self, next)) else { break }
      report = joined
    }
    return report
  }

  /// A sentence for each demand that is not met.
  func complaints(about run: RangeReport) -> [String] {
    demands.compactMap { demand in
      let share = percentage(run.labels[demand.label] ?? 0, of: run.checked)
      let wanted = percentage(demand.share)
      return switch demand.answer(in: run) {
      case .met: nil
      case .missed: "only \(share) of the cases are \"\(demand.label)\", \(wanted) are demanded"
      case .undecided:
        "\(share) of the cases are \"\(demand.label)\", too few cases to tell from \(wanted)"
      }
    }
  }
}

extension ChoiceSource {
  /// Puts a label on the case, to be counted in the report.
  public mutating func label(_ text: String) {
    if !labels.contains(text) { labels.append(text) }
  }

  /// Puts a label on the case if `condition` holds.
  public mutating func classify(_ condition: Bool, _ text: @autoclosure () -> String) {
    if condition { label(text()) }
  }
}

extension Generator {
  /// The same values; the case is given the label that `text` makes of a value, if any.
  ///
  ///     .array(of: .booleans, count: 0...9).labelled { $0.isEmpty ? "empty" : nil }
  public func labelled(by text: @escaping @Sendable (Value) -> String?) -> Generator {
    let produce = produce
    return Generator(produce: { source in
      let value = produce(&source)
      if let label = value.flatMap(text) { source.label(label) }
      return value
    })
  }
}

extension RangeReport {
  /// How many cases were checked, that is, not discarded.
  public var checked: Int { casesRun - discarded }

  /// Every case that can be drawn was run.
  public var isExhaustive: Bool { domainSize.map { casesRun == $0 } ?? false }

  /// A line for each label with its share of the checked cases, the most frequent first.
  public var labelLines: [String] {
    labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { label, count in
      "\(percentage(count, of: checked)) \(label)"
    }
  }
}

private func percentage(_ count: Int, of total: Int) -> String {
  percentage(total == 0 ? 0 : Double(count) / Double(total))
}

/// "12.3 %".
private func percentage(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded())
  return "\(tenths / 10).\(tenths % 10) %"
}
