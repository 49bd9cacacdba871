/// Does everything at once, on the spot.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A time of a clock that stands still.
  public typealias SchedulerTimeType = SchedulerMoment<ImmediateScheduler>
  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  /// The one there is.
  public static let shared = ImmediateScheduler()

  private init() {}

  public var now: SchedulerTimeType {
    SchedulerMoment(seconds: 0)
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return ActionCancellable {}
  }
}
