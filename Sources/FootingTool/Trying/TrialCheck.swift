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
    let suspects = try suspects(done: done, tick: tick)
    var found: [String: PropertyReport] = [:]
    try run(suspects.flatMap(\.group.each), shrinks: true, tick: tick) { found[$0.name] = $0 }
    for claims in trial.claims {
      let broken = zip(claims.random.each, claims.onDevices.each).compactMap { pair in
        [found[pair.0.name], found[pair.1.name]].compactMap(\.self).smallestBreak
      }
      let isOfScreen = suspects.filter { $0.report.screen == claims.screen }
      (broken.isEmpty ? isOfScreen.map(\.report) : broken).forEach(done)
    }
  }

  /// The groups in which a claim is broken, with what came of all of its claims as one; what came of
  /// the others is passed on.
  private func suspects(
    done: (PropertyReport) -> Void,
    tick: (Coordinator.Tally) -> Void
  ) throws(SpawnProblem) -> [(group: TriedClaims.Group, report: PropertyReport)] {
    let groups = trial.claims.flatMap { [$0.random, $0.onDevices] }
    var suspects: [(TriedClaims.Group, PropertyReport)] = []
    var rest = groups[...]
    try run(groups.map(\.all), shrinks: false, tick: tick) { found in
      let group = rest.removeFirst()
      if found.outcome == .broken { suspects.append((group, found)) } else { done(found) }
    }
    return suspects
  }

  private func run(
    _ properties: [ScreenProperty],
    shrinks: Bool,
    tick: (Coordinator.Tally) -> Void,
    done: (PropertyReport) -> Void
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
    try coordinator.run(done: { done(PropertyReport($0)) }, tick: tick)
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

extension [PropertyReport] {
  /// What came of a claim on random screens and on devices, as one: the first that is not as expected,
  /// with the device that shows it, too; `nil` where both are.
  fileprivate var smallestBreak: PropertyReport? {
    let broken = filter { !$0.isAsExpected && $0.outcome != .gaveUp }
    guard var joined = broken.first else { return nil }
    if broken.count > 1, let onDevice = broken.last?.counterexample {
      let margin = shortfall(onDevice.margin, isInPoints: true)
      joined.remarks = (joined.remarks ?? []) + ["first device: \(onDevice.words)\(margin)"]
    }
    return joined
  }
}
