extension Publishers {
  /// Ends when no value comes for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long to wait for each.
    public let interval: Context.SchedulerTimeType.Stride
    /// Whose time counts.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?
    /// Makes the failure to end with; without it the stream finishes.
    public let customError: (() -> Failure)?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, count) = (Junction(subscriber), Guarded(0))
      let end = customError.map { error in { Subscribers.Completion.failure(error()) } }
      let wait = {
        let number = count.withValue { count in
          count += 1
          return count
        }
        let date = scheduler.now.advanced(by: interval)
        let tolerance = scheduler.minimumTolerance
        scheduler.schedule(after: date, tolerance: tolerance, options: options) {
          if count.current == number { junction.finish(end?() ?? .finished) }
        }
      }
      let inlet = Inlet<Output, Failure>(
        value: { value in
          wait()
          junction.outlet.send(value)
        },
        end: { _, completion in
          count.withValue { $0 += 1 }
          junction.finish(completion)
        }
      )
      junction.start {
        wait()
        junction.attach(upstream, to: inlet)
      }
    }
  }
}

extension Publisher {
  /// The values, until none comes for `interval`; then it ends, with `customError` if it is given.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, Context> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
