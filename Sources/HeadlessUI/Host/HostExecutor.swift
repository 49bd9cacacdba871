@_spi(ExperimentalScheduling) import _Concurrency
import Dispatch
import HeadlessCombine

/// The main actor's executor while a screen runs: what is enqueued goes onto the screen's list.
final class HostExecutor: SerialExecutor {
  static let shared = HostExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let host = HostContext.current {
      schedule(job, on: host, after: 0)
    } else {
      DispatchQueue.main.async(group: nil) { self.run(job) }
    }
  }

  func schedule(_ job: UnownedJob, on host: HostContext, after delay: Double) {
    host.scheduleTask(after: delay) { self.run(job) }
  }

  private func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

  func checkIsolated() {
    precondition(isIsolatingCurrentContext() == true, "work of a screen runs off its thread")
  }

  func isIsolatingCurrentContext() -> Bool? {
    HostContext.current != nil || runsOnMainExecutor()
  }
}

extension HostExecutor: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    sleep(UnownedJob(job), for: (delay as? Duration)?.seconds ?? 0)
  }

  /// The instant was reckoned from the real clock a moment ago; see `Double.asMeant`.
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let delay = clock.now.duration(to: instant) as? Duration
    sleep(UnownedJob(job), for: delay?.seconds.asMeant ?? 0)
  }

  private func sleep(_ job: UnownedJob, for seconds: Double) {
    if let host = HostContext.current {
      schedule(job, on: host, after: seconds)
    } else {
      let deadline = DispatchTime.now() + max(0, seconds)
      DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified) { self.run(job) }
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Double {
  /// The seconds that were most likely asked for, when the real clock says a little less: the next
  /// multiple of a thousandth where it is within a hundredth of one, else the next hundredth.
  fileprivate var asMeant: Double {
    let hundredth = (self * 100).rounded(.up) / 100
    let thousandth = (self * 1_000).rounded(.up) / 1_000
    return hundredth - self < 0.009 ? hundredth : thousandth
  }
}
