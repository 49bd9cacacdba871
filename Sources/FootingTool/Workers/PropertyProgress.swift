import PropertyTesting
import ScreenVerification

/// How far the check of one property is: what is still to be handed out, and what came back.
///
/// The result is the same for whatever cut and order of the ranges: parts join to what one run would have
/// said, and only the lowest case that ends the run counts.
struct PropertyProgress {
  let property: CheckedProperty
  let seed: UInt64
  let cases: Range<Int>
  /// The lowest case that ends the run, so far.
  private(set) var stop: Int?
  var remarks: [String] = []
  private(set) var counterexample: Counterexample?
  private var nextCase: Int
  private let rangeLength: Int
  /// Whether a case that breaks the claim is made smaller, and not only found.
  private let shrinks: Bool
  /// To be handed out before anything else.
  var waiting: [WorkerTask.Work] = []
  /// How many tasks are at work below the stop.
  private var outstanding: [Range<Int>] = []
  private var parts: [Part] = []
  var shrinking = Shrinking.notBegun
  /// Cases that ended a worker once, and not when they were run again.
  var acquitted: Set<Int> = []

  enum Shrinking {
    case notBegun
    case atWork
    case done
  }

  init(_ property: CheckedProperty, seed: UInt64, cases: Range<Int>, shrinks: Bool = true) {
    self.shrinks = shrinks
    self.property = property
    self.seed = seed
    self.cases = cases
    nextCase = cases.lowerBound
    rangeLength = (cases.count / 64).clamped(to: 50...100_000)
  }

  /// Whether there is work to be handed out now.
  var hasWork: Bool {
    var copy = self
    return copy.next() != nil
  }

  /// The work to be done next; `nil` when there is none, for now or at all.
  mutating func next() -> WorkerTask.Work? {
    if let work = waiting.popLast() { return handedOut(work) }
    if nextCase < end {
      let range = nextCase..<min(nextCase + rangeLength, cases.upperBound)
      nextCase = range.upperBound
      return handedOut(.run(cases: range))
    }
    return nextShrink()
  }

  /// Whether the result is known.
  var isDone: Bool {
    areCasesDone && (!isShrinkable || shrinking == .done)
  }

  /// How many cases have come back.
  var casesDone: Int { parts.reduce(0) { $0 + $1.report.casesRun } }

  mutating func receive(_ part: Part, for work: WorkerTask.Work) {
    takeBack(work)
    keep(part)
    if case .trace(let range) = work, part.stop == nil, part.report.ending == .allCasesRun {
      remarks.append("a worker ended in \(range.words), and not when they were run again")
    }
  }

  mutating func receive(_ counterexample: Counterexample?) {
    self.counterexample = counterexample
    shrinking = .done
  }

  /// Nothing that has not been begun will be.
  mutating func skipRest() {
    if nextCase < end { keep(skipped(nextCase..<cases.upperBound)) }
    for work in waiting {
      if let range = work.cases { keep(skipped(range)) }
      if let remark = remark(onSkipped: work) { remarks.append(remark) }
    }
    waiting.removeAll { $0.cases != nil }
    nextCase = cases.upperBound
  }

  /// The joined parts, up to the stop.
  func result() -> Part {
    var whole = parts.first ?? skipped(cases)
    whole.report.cases = cases
    return whole
  }
}

extension PropertyProgress {
  /// Where handing out ends.
  private var end: Int { min(stop ?? cases.upperBound, cases.upperBound) }

  private var areCasesDone: Bool {
    waiting.isEmpty && nextCase >= end
      && outstanding.allSatisfy { $0.lowerBound > stop ?? cases.upperBound }
  }

  /// Whether there is a record to make smaller.
  private var isShrinkable: Bool {
    guard stop != nil else { return false }
    let result = result()
    let isBroken = shrinks && result.failingRecord(of: property) != nil
    return isBroken || result.fatalIncident != nil
  }

  private mutating func nextShrink() -> WorkerTask.Work? {
    guard stop != nil, areCasesDone, shrinking == .notBegun else { return nil }
    if let incident = result().fatalIncident {
      shrinking = .atWork
      return .shrinkIncident(incident)
    }
    guard shrinks, let failing = result().failingRecord(of: property) else { return nil }
    shrinking = .atWork
    return .shrink(
      record: failing.record,
      firstFailingCase: failing.caseIndex,
      evaluations: RunSettings(seed: seed).maximumShrinkEvaluations
    )
  }

  private mutating func handedOut(_ work: WorkerTask.Work) -> WorkerTask.Work {
    if let range = work.cases { outstanding.append(range) }
    return work
  }

  mutating func takeBack(_ work: WorkerTask.Work) {
    outstanding.removeAll { $0 == work.cases }
  }

  /// Joins the part with its neighbours.
  mutating func keep(_ part: Part) {
    parts.append(part)
    parts.sort { $0.report.cases.lowerBound < $1.report.cases.lowerBound }
    parts = parts.reduce(into: []) { joined, part in
      guard let last = joined.last, last.report.cases.upperBound == part.report.cases.lowerBound
      else { return joined.append(part) }
      joined[joined.count - 1] = last.followed(by: part)
    }
    if let found = part.stop { stop = min(stop ?? found, found) }
  }

  func skipped(_ range: Range<Int>) -> Part {
    property.skippedPart(seed: seed, cases: range)
  }
}

extension WorkerTask.Work {
  var cases: Range<Int>? {
    switch self {
    case .run(let cases), .trace(let cases), .judge(_, _, let cases): cases
    case .shrink, .shrinkIncident: nil
    }
  }
}

extension Range<Int> {
  /// "cases 0 to 49".
  var words: String { "cases \(lowerBound) to \(upperBound - 1)" }
}

extension Part {
  /// The case that ended its worker, where its choices are known.
  var fatalIncident: Incident? {
    incident.flatMap { $0.kind != .broken && $0.record != nil ? $0 : nil }
  }

  /// The record that breaks the claim, where it is known.
  func failingRecord(
    of property: CheckedProperty
  ) -> (record: ChoiceRecord, caseIndex: Int)? {
    if let failure = report.failure { return (failure.record, failure.caseIndex) }
    guard let incident, incident.kind == .broken else { return nil }
    return (property.record(ofCase: incident.caseIndex), incident.caseIndex)
  }
}
