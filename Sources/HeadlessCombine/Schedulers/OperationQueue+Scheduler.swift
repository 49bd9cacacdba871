public import Foundation

extension OperationQueue: Scheduler {
  /// A time of this clock.
  public typealias SchedulerTimeType = SchedulerMoment<OperationQueue>

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

  private var clock: HostedClock<OperationQueue> {
    HostedClock(realNow: { Date().timeIntervalSinceReferenceDate }) { delay, work in
      guard delay > 0 else {
        self.addOperation(work)
        return
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + delay, qos: .unspecified) {
        self.addOperation(work)
      }
    }
  }
}

extension SchedulerMoment<OperationQueue> {
  /// `date`, for this clock.
  public init(_ date: Date) {
    self.init(seconds: date.timeIntervalSinceReferenceDate)
  }

  /// The time, as a date.
  public var date: Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}
