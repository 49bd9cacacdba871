extension Publishers {
  /// Sends everything from the work of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where they are received.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      reschedule(upstream, to: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Sends everything a while later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exactly.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Whose time counts.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      reschedule(upstream, to: subscriber) { work in
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: tolerance, options: options, work)
      }
    }
  }

  /// Subscribes, and asks for values, from the work of a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where it is subscribed to.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, upstream) = (Junction(subscriber), upstream)
      let inlet = junction.inlet { (value: Output) in
        junction.outlet.send(value)
      } end: {
        junction.finish(.finished)
      }
      junction.start {
        scheduler.schedule(options: options) { junction.attach(upstream, to: inlet) }
      }
    }
  }
}

extension Publisher {
  /// The same stream, received from the work of `scheduler`.
  public func receive<Context: Scheduler>(
    on scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The same stream, subscribed to from the work of `scheduler`.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, Context> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The same stream, but for a failure `interval` later.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride? = nil,
    scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Context> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}

/// Hands every value, and the end, to `schedule` as work.
private func reschedule<Upstream: Publisher, Downstream: Subscriber>(
  _ upstream: Upstream,
  to subscriber: Downstream,
  _ schedule: @escaping (@escaping () -> Void) -> Void
) where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  let junction = Junction(subscriber)
  let inlet = Inlet<Upstream.Output, Upstream.Failure>(
    value: { value in schedule { junction.outlet.send(value) } },
    end: { _, completion in schedule { junction.finish(completion) } }
  )
  junction.start { junction.attach(upstream, to: inlet) }
}
