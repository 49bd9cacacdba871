import Dispatch
import Foundation
import PropertyTesting
import Synchronization

/// Waits on the main thread for what a task comes to, and lets the main actor's work go on there meanwhile.
func verdictOnMainThread(_ task: @escaping @Sendable () async -> Verdict) -> Verdict {
  let result = VerdictBox()
  Task.detached {
    let verdict = await task()
    result.verdict.withLock { $0 = verdict }
    // Wakes the loop, which may have nothing else to wait for.
    DispatchQueue.main.async {}
  }
  while true {
    if let verdict = result.verdict.withLock(\.self) { return verdict }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
  }
}

private final class VerdictBox: Sendable {
  // A class, since the task and the waiting thread share it.
  let verdict = Mutex<Verdict?>(nil)
}
