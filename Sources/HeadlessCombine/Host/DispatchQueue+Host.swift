public import Dispatch

extension DispatchQueue {
  /// Does `work` soon; while a screen runs, before that screen has settled.
  ///
  /// Chosen over Dispatch's when neither a group nor a class of service is given. A screen has
  /// one thread, so while it runs the work of every queue is done there, in the order given.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let host = HostContext.current else {
      async(group: nil, execute: work)
      return
    }
    host.schedule(after: 0, work)
  }

  /// Does `work` at `deadline`; while a screen runs, at that time of its clock.
  ///
  /// Chosen over Dispatch's when no class of service is given. While a screen runs, the time to
  /// `deadline` is taken up to the next hundredth of a second: `.now()` asks the real clock, and
  /// what passes between that and this call must not count.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let host = HostContext.current else {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
      return
    }
    host.schedule(after: deadline.hundredthsFromNow, work)
  }
}

extension DispatchTime {
  /// Seconds until this time, up to a whole hundredth; 0 when it has passed.
  fileprivate var hundredthsFromNow: Double {
    let seconds = secondsSinceStart - DispatchTime.now().secondsSinceStart
    return max(0, (seconds * 100).rounded(.up) / 100)
  }
}
