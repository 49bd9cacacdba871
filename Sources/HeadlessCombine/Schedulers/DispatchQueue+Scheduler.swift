public import Dispatch

extension DispatchQueue: Scheduler {
  /// A time of this clock.
  public typealias SchedulerTimeType = SchedulerMoment<DispatchQueue>

  /// Options that have no effect here.
  public struct SchedulerOptions: Sendable {
    /// The default options.
    public init() {}
  }

  public var now: SchedulerTimeType {
    clock.now
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    clock.schedule(at: now, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    clock.schedule(at: date, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(at: date, every: interval, action)
  }

  private var clock: HostedClock<DispatchQueue> {
    HostedClock(realNow: { DispatchTime.now().secondsSinceStart }) { delay, work in
      if delay > 0 {
        self.asyncAfter(deadline: .now() + delay, qos: .unspecified, execute: work)
      } else {
        self.async(group: nil, execute: work)
      }
    }
  }
}

extension DispatchTime {
  var secondsSinceStart: Double {
    Double(uptimeNanoseconds) / 1e9
  }
}

extension SchedulerMoment<DispatchQueue> {
  /// `time`, for a queue.
  public init(_ time: DispatchTime) {
    self.init(seconds: time.secondsSinceStart)
  }

  /// The time, for Dispatch.
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(0, seconds) * 1e9))
  }
}
