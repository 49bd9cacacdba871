import Foundation
import PropertyTesting
import ScreenVerification

/// Checks the claims of a trial: all of a screen as one, and each for itself where one is broken.
struct TrialCheck {
  let seed: UInt64
  private let trial: Trial
  private let settings: TrySettings
  private let start = ContinuousClock.now

  init(_ trial: Trial, _ settings: TrySettings) {
    self.trial = trial
    self.settings = settings
    seed = settings.seed ?? UInt64(UInt32.random(in: 1...UInt32.max))
  }

  /// Passes on that all claims of a screen hold, or what came of each that does not.
  ///
  /// - Throws: ``SpawnProblem`` when no worker can be started.
  func run(
    done: (PropertyReport) -> Void,
    tick: (Coordinator.Tally) -> Void
  ) throws(SpawnProblem) {
    var suspects = trial.screens.flatMap { [Suspect($0.random), Suspect($0.onDevices)] }
    var open = Array(suspects.indices)
    while !open.isEmpty {
      open = try suspectsWithFurtherBreak(among: open, &suspects, done: done, tick: tick)
    }
    var found: [String: PropertyReport] = [:]
    try run(suspects.flatMap(\.properties), shrinks: true, tick: tick) { progress in
      found[progress.property.name] = PropertyReport(progress)
    }
    for screen in stride(from: 0, to: suspects.count, by: 2).map({ suspects[$0..<$0 + 2] }) {
      for position in screen.reduce(Set<Int>(), { $0.union($1.known) }).sorted() {
        let breaks = screen.compactMap { found[$0.claims.claim(position).name] }
        breaks.smallest.map(done)
      }
    }
  }

  /// Looks for one more broken claim of each suspect; passes on what is no break of a claim.
  ///
  /// - Returns: Those of which one was found.
  private func suspectsWithFurtherBreak(
    among open: [Int],
    _ suspects: inout [Suspect],
    done: (PropertyReport) -> Void,
    tick: (Coordinator.Tally) -> Void
  ) throws(SpawnProblem) -> [Int] {
    var found: [Int] = []
    var rest = open[...]
    try run(open.map { suspects[$0].remainder }, shrinks: false, tick: tick) { progress in
      let index = rest.removeFirst()
      let report = PropertyReport(progress)
      if let reason = progress.brokenReason, suspects[index].takeBreak(for: reason) {
        found.append(index)
      } else if suspects[index].known.isEmpty || !report.isHarmless {
        done(report)
      }
    }
    return found
  }

  private func run(
    _ properties: [ScreenProperty],
    shrinks: Bool,
    tick: (Coordinator.Tally) -> Void,
    done: (PropertyProgress) -> Void
  ) throws(SpawnProblem) {
    let progress = properties.map { property in
      PropertyProgress(
        .screen(property),
        seed: seed,
        cases: 0..<(property.caseCount ?? settings.cases),
        shrinks: shrinks
      )
    }
    var coordinator = Coordinator(progress, onDevices: false, limits)
    try coordinator.run(done: done, tick: tick)
  }

  private var limits: Coordinator.Limits {
    let passed = (ContinuousClock.now - start).seconds
    return Coordinator.Limits(
      jobs: settings.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      time: settings.timeLimit.map { max($0 - passed, 0) },
      timeOfCase: settings.caseTimeLimit
    )
  }
}

/// Claims of which some may be broken.
private struct Suspect {
  let claims: TriedClaims
  /// The positions of those that are.
  private(set) var known: Set<Int> = []

  init(_ claims: TriedClaims) {
    self.claims = claims
  }

  /// All claims but those.
  var remainder: ScreenProperty { claims.all(but: known) }

  /// Each of those.
  var properties: [ScreenProperty] { known.sorted().map(claims.claim) }

  /// False where the reason tells of no further claim.
  mutating func takeBreak(for reason: String) -> Bool {
    claims.position(in: reason).map { known.insert($0).inserted } ?? false
  }
}

extension PropertyProgress {
  /// How the claim is broken; `nil` where it is not.
  fileprivate var brokenReason: String? {
    let part = result()
    return part.report.failure?.reason
      ?? part.incident.flatMap { $0.kind == .broken ? $0.reason : nil }
  }
}

extension PropertyReport {
  /// Whether nothing is wrong but that too few cases count.
  fileprivate var isHarmless: Bool { isAsExpected || (outcome == .gaveUp && !isOutOfTime) }
}

extension [PropertyReport] {
  /// What came of a broken claim on random screens and on devices, as one: the first, with the device
  /// that shows it, too.
  fileprivate var smallest: PropertyReport? {
    guard var first = first(where: { !$0.isAsExpected }) else { return nil }
    if count > 1, let onDevice = last?.counterexample {
      let margin = shortfall(onDevice.margin, isInPoints: true)
      first.remarks = (first.remarks ?? []) + ["first device: \(onDevice.words)\(margin)"]
    }
    return first
  }
}
