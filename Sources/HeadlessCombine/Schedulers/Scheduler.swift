/// Something that does work at a time of its clock.
public protocol Scheduler<SchedulerTimeType> {
  /// A time of the clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be asked for besides the time.
  associatedtype SchedulerOptions

  /// The time.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that makes a difference.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does `action` soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does `action` at `date`.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Does `action` at `date` and then every `interval`, until cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does `action` soon.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Does `action` at `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does `action` at `date` and then every `interval`, until cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date,
      interval: interval,
      tolerance: minimumTolerance,
      options: nil,
      action
    )
  }
}

/// A span of time, as units make it.
public protocol SchedulerTimeIntervalConvertible {
  /// Seconds.
  static func seconds(_ seconds: Int) -> Self
  /// Seconds.
  static func seconds(_ seconds: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self
  /// Thousand-millionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
