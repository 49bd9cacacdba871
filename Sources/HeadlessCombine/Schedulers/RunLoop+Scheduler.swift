public import Foundation

extension RunLoop: Scheduler {
  /// A time of this clock.
  public typealias SchedulerTimeType = SchedulerMoment<RunLoop>

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

  private var clock: HostedClock<RunLoop> {
    let loop = Unchecked(value: self)
    return HostedClock(realNow: { Date().timeIntervalSinceReferenceDate }) { delay, work in
      if delay > 0 {
        let date = Date(timeIntervalSinceNow: delay)
        loop.value.add(
          Timer(fire: date, interval: 0, repeats: false) { _ in work() },
          forMode: .common
        )
      } else {
        loop.value.perform(work)
      }
    }
  }
}

extension SchedulerMoment<RunLoop> {
  /// `date`, for this clock.
  public init(_ date: Date) {
    self.init(seconds: date.timeIntervalSinceReferenceDate)
  }

  /// The time, as a date.
  public var date: Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}
