import Foundation
import HeadlessCombine

/// Runs `work` where views live; from elsewhere it is of no effect.
///
/// State is written on the main actor. What another thread writes would come at another moment
/// each time, so that it does not count.
func onMainThread(_ work: @MainActor () -> Void) {
  guard runsOnMainExecutor() else { return }
  MainActor.assumeIsolated(work)
}
