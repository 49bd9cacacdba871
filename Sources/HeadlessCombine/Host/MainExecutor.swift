import Dispatch
import Foundation

/// Whether the code that asks runs where the main actor's does: on the main thread, or on the
/// thread that serves the main queue once the main thread has given it up, as test runners do.
package func runsOnMainExecutor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

/// Set on the main queue alone.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
