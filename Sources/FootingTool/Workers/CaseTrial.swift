import Foundation
import PropertyTesting

/// Runs a case in a process of its own, which it may end.
struct CaseTrial: Sendable {
  /// The property's name.
  var property: String
  /// On every catalogued device instead of random screens.
  var isOnDevices: Bool
  /// Seconds after which the case counts as hanging; the start of the process is not counted.
  var limit: Double
  /// Called ten times a second while the case is at work.
  var tick: @Sendable () -> Void = {}

  /// What came of a case.
  struct Outcome {
    var ending: Ending
    /// What was chosen, up to the end.
    var choices: [Choice] = []
    /// What was drawn, as text.
    var values: [NotedValue] = []
  }

  enum Ending: Hashable {
    case returned(Verdict)
    /// The process died of it, or did not come back from it.
    case ended(Incident.Kind, reason: String)
    /// There is no process to be had.
    case notRun
  }

  /// Seconds that a process may take before its case begins.
  private static let longestStart = 60.0

  func outcome(of record: ChoiceRecord) -> Outcome {
    guard let worker = try? WorkerProcess() else { return Outcome(ending: .notRun) }
    worker.send(task(for: record))
    let ending = ending(of: worker)
    _ = worker.end()
    let entry = worker.journal?.entry
    return Outcome(ending: ending, choices: entry?.choices ?? [], values: entry?.values ?? [])
  }

  private func task(for record: ChoiceRecord) -> WorkerTask {
    WorkerTask(
      property: property,
      isOnDevices: isOnDevices,
      seed: 0,
      work: .judge(record: record, case: 0, of: 0..<0),
      secondsOfCase: limit
    )
  }

  private func ending(of worker: WorkerProcess) -> Ending {
    var deadline = ContinuousClock.now + .seconds(Self.longestStart)
    while ContinuousClock.now < deadline {
      for answer in worker.waitForAnswers() {
        switch answer {
        case .judged(let verdict): return .returned(verdict)
        case .began: deadline = .now + .seconds(limit)
        case .alive, .ran, .shrunk: break
        }
      }
      if worker.hasEnded { return .ended(.crashed, reason: worker.deathText()) }
      tick()
    }
    return .ended(.timedOut, reason: timeoutText(limit))
  }
}

/// "the case did not end within 10 s".
func timeoutText(_ limit: Double) -> String {
  "the case did not end within \(limit == limit.rounded() ? "\(Int(limit))" : "\(limit)") s"
}
