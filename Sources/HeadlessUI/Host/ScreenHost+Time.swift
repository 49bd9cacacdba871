import Foundation
import HeadlessCombine

extension ScreenHost {
  /// Seconds on the screen's own clock, which stands still but for ``advance(by:)``.
  public var now: TimeInterval { core.context.now }

  /// Lets time pass: what is due is done in its order, the screen coming to rest after each.
  public func advance(by seconds: TimeInterval) {
    require(seconds, "the number of seconds")
    let end = now + seconds
    while let deadline = core.context.nextDeadline, deadline <= end {
      perform { core.context.advance(to: deadline) }
      guard settling.isSettled else { break }
    }
    perform { core.context.advance(to: end) }
  }
}
