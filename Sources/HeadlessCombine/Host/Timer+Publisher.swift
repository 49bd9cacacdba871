public import Foundation

extension Timer {
  /// Sends the time, again and again, once it is connected.
  ///
  /// A class: connecting it starts it for all its subscribers.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds from one value to the next.
    public let interval: TimeInterval
    /// How late a value may be; not made use of.
    public let tolerance: TimeInterval?
    /// Where it runs.
    public let runLoop: RunLoop
    /// When it runs.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// A timer that sends every `interval` seconds.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let (subject, runLoop, interval) = (subject, runLoop, RunLoopStride(interval))
      return runLoop.schedule(after: runLoop.now.advanced(by: interval), interval: interval) {
        subject.send(runLoop.now.date)
      }
    }
  }

  /// A timer that sends the time every `interval` seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

private typealias RunLoopStride = RunLoop.SchedulerTimeType.Stride
