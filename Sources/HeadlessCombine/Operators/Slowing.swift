extension Publishers {
  /// Sends a value once no other has come for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Whose time counts.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (junction, last) = (Junction(subscriber), Guarded(0))
      let (scheduler, dueTime, options) = (scheduler, dueTime, options)
      let inlet = Inlet<Output, Failure>(
        value: { value in
          let number = last.withValue { last in
            last += 1
            return last
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime),
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if last.current == number { junction.outlet.send(value) }
          }
        },
        end: { _, completion in
          last.withValue { $0 += 1 }
          scheduler.schedule(options: options) { junction.finish(completion) }
        }
      )
      junction.start { junction.attach(upstream, to: inlet) }
    }
  }

  /// Sends at most one value per interval: the first one at once.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it is from one value to the next, at least.
    public let interval: Context.SchedulerTimeType.Stride
    /// Whose time counts.
    public let scheduler: Context
    /// Whether, of several values in an interval, the last is sent rather than the first.
    public let latest: Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let junction = Junction(subscriber)
      let waiting = Guarded(Waiting<Output, Failure, Context.SchedulerTimeType>())
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      let release = {
        let (value, completion) = waiting.withValue { $0.release(at: scheduler.now) }
        if let value { junction.outlet.send(value) }
        if let completion { junction.finish(completion) }
      }
      let inlet = Inlet<Output, Failure>(
        value: { value in
          let isFirst = waiting.withValue { $0.keep(value, latest: latest) }
          guard isFirst else { return }
          let next = waiting.current.last?.advanced(by: interval) ?? scheduler.now
          scheduler.schedule(after: Swift.max(next, scheduler.now), release)
        },
        end: { _, completion in
          let isIdle = waiting.withValue { $0.end(completion) }
          if isIdle { scheduler.schedule(release) }
        }
      )
      junction.start { junction.attach(upstream, to: inlet) }
    }
  }
}

extension Publisher {
  /// Each value after which none comes for `dueTime`.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// One value per `interval`, the first at once; of several in an interval the last if `latest`,
  /// else the first.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    latest: Bool
  ) -> Publishers.Throttle<Self, Context> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The value, and the end, that wait for an interval to be over.
private struct Waiting<Value, Failure: Error, Time> {
  var last: Time?
  private var value: Value?
  private var completion: Subscribers.Completion<Failure>?

  /// Keeps `newValue`. Answers whether nothing was waiting before.
  mutating func keep(_ newValue: Value, latest: Bool) -> Bool {
    let isFirst = value == nil
    if isFirst || latest { value = newValue }
    return isFirst
  }

  /// Keeps the end. Answers whether no value is waiting.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> Bool {
    self.completion = completion
    return value == nil
  }

  /// What waited.
  mutating func release(at time: Time) -> (Value?, Subscribers.Completion<Failure>?) {
    if value != nil { last = time }
    defer { value = nil }
    return (value, completion)
  }
}
