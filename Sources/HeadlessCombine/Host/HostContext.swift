package import Foundation

/// What a running screen lends to publishers, queues and timers: a clock of its own, and a list
/// of work to do at times of that clock.
///
/// Which context is current is the one thing this module keeps outside of values. View files reach
/// for `NotificationCenter.default`, `DispatchQueue.main` and `RunLoop.main` by name, so which
/// screen they mean cannot be handed to them: it is the one that runs on their thread. Screens of
/// different threads know nothing of each other, and on a thread without one none is current.
///
/// A class: the screen and what was scheduled share it.
package final class HostContext {
  /// Tells this context from every other, also from those that are gone.
  package let number: Int
  /// Seconds since the screen began.
  package private(set) var now: TimeInterval = 0
  private var agenda: [HostWork] = []
  private var scheduledCount = 0

  /// A context at second 0 with nothing to do.
  package init() {
    number = contextCount.withValue { count in
      count += 1
      return count
    }
  }

  /// The context of the screen that runs on this thread; `nil` when none does.
  package static var current: HostContext? {
    pthread_getspecific(currentContext).map {
      Unmanaged<HostContext>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs `body` while this context is the current one of this thread.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let last = pthread_getspecific(currentContext)
    pthread_setspecific(currentContext, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(currentContext, last) }
    return try withExtendedLifetime(self) { try body() }
  }
}

extension HostContext {
  /// Puts `work` on the list, `delay` seconds from now.
  ///
  /// - Returns: What takes it off the list again.
  @discardableResult
  package func schedule(
    after delay: TimeInterval,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: delay, isOfTask: false, work)
  }

  private func schedule(
    after delay: TimeInterval,
    isOfTask: Bool,
    _ work: @escaping () -> Void
  ) -> HostWork {
    let item = HostWork(now + max(0, delay), scheduledCount, isOfTask: isOfTask, work)
    scheduledCount += 1
    let place = agenda.firstIndex { item.comes(before: $0) } ?? agenda.endIndex
    agenda.insert(item, at: place)
    return item
  }

  /// Puts a piece of a task on the list, `delay` seconds from now. Where others may be forgotten with
  /// the context, it may not: a task that is not gone on with is never freed.
  package func scheduleTask(after delay: TimeInterval, _ work: @escaping () -> Void) {
    _ = schedule(after: delay, isOfTask: true, work)
  }

  /// Goes on with the tasks that wait here, however long they would have slept, and forgets other
  /// work; tasks that have not come to their end after `rounds` are given up.
  package func finishTasks(rounds: Int) {
    for _ in 0..<rounds where !agenda.isEmpty {
      let tasks = agenda.filter(\.isOfTask)
      agenda.removeAll()
      for task in tasks { _ = run(task.perform) }
    }
    agenda.removeAll()
  }

  /// When the next work is to be done; `nil` when there is none.
  package var nextDeadline: TimeInterval? {
    dropCancelled()
    return agenda.first?.deadline
  }

  /// Whether something is to be done at once; a screen has not settled before it is done.
  package var isDue: Bool {
    nextDeadline.map { $0 <= now } ?? false
  }

  /// Does what is due: by deadline, and of one deadline what was scheduled first. What this adds
  /// for at once waits for the next call, so that work which goes on for ever does not hang.
  ///
  /// - Returns: How many pieces of work were done.
  @discardableResult
  package func runDue() -> Int {
    dropCancelled()
    let due = agenda.prefix { $0.deadline <= now }
    agenda.removeFirst(due.count)
    return due.filter { item in run(item.perform) }.count
  }

  /// Lets the clock go on to `time`, without doing what becomes due.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
  }

  private func dropCancelled() {
    agenda.removeAll { $0.isCancelled }
  }
}

/// One piece of work on the list. A class, so that whoever scheduled it can take it back.
private final class HostWork: Cancellable {
  let deadline: TimeInterval
  let isOfTask: Bool
  private let number: Int
  private let work: Guarded<Work?>

  /// Closures are wrapped again each time they are looked at as a generic value; structures are not.
  private struct Work {
    let perform: () -> Void
  }

  init(_ deadline: TimeInterval, _ number: Int, isOfTask: Bool, _ work: @escaping () -> Void) {
    self.deadline = deadline
    self.number = number
    self.isOfTask = isOfTask
    self.work = Guarded(Work(perform: work))
  }

  var isCancelled: Bool {
    work.withValue { $0 == nil }
  }

  func comes(before other: HostWork) -> Bool {
    (deadline, number) < (other.deadline, other.number)
  }

  func perform() -> Bool {
    guard let work = work.exchange(nil) else { return false }
    work.perform()
    return true
  }

  func cancel() {
    _ = work.exchange(nil)
  }
}

private let contextCount = Guarded(0)

// Where each thread keeps the address of its context.
private let currentContext: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()
