import Combine
import Foundation
import HeadlessCombine
import Testing

extension Notification.Name {
  fileprivate static let moved = Notification.Name("HostTests.moved")
}

@Suite @MainActor struct HostTests {
  private let host = HostContext()

  /// Runs what is due at `times`, one after the other, and writes down when what came.
  private func events<Source: Publisher<Int, Never>>(
    of source: (PassthroughSubject<Int, Never>) -> Source,
    sending inputs: [(time: Double, value: Int)],
    until end: Double
  ) -> [String] {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let subscription = host.run {
      source(subject).sink(
        receiveCompletion: { _ in events.append("\(host.now): finished") },
        receiveValue: { events.append("\(host.now): \($0)") }
      )
    }
    for input in inputs {
      proceed(to: input.time)
      host.run { subject.send(input.value) }
    }
    proceed(to: end)
    host.run { subject.send(completion: .finished) }
    proceed(to: end)
    subscription.cancel()
    return events
  }

  private func proceed(to time: Double) {
    while host.runDue() > 0 {}
    while let next = host.nextDeadline, next <= time {
      host.advance(to: next)
      host.runDue()
    }
    host.advance(to: time)
  }

  @Test func `work that waits can be looked for as often as one likes`() {
    var isDone = false
    host.schedule(after: 1) { isDone = true }
    for _ in 0..<200_000 where host.isDue { isDone = true }
    #expect(!isDone)
    proceed(to: 1)
    #expect(isDone)
  }

  @Test func `each screen sees its own notifications`() {
    let other = HostContext()
    let center = NotificationCenter()
    var seen: [String] = []
    var subscriptions = Set<AnyCancellable>()
    for (name, context) in [("first", host), ("second", other)] {
      context.run {
        center.publisher(for: .moved).sink { _ in seen.append(name) }.store(in: &subscriptions)
      }
    }
    center.publisher(for: .moved).sink { _ in seen.append("none") }.store(in: &subscriptions)
    other.run { center.post(name: .moved, object: nil) }
    host.run { center.post(name: .moved, object: nil) }
    center.post(name: .moved, object: nil)
    subscriptions.removeAll()
    host.run { center.post(name: .moved, object: nil) }
    #expect(seen == ["second", "first", "none"])
  }

  @Test func `observers with blocks see their own notifications too`() {
    final class Count: @unchecked Sendable {
      var value = 0
    }
    let (center, count) = (NotificationCenter(), Count())
    let token = host.run {
      center.addObserver(forName: .moved, object: nil, queue: .main) { _ in count.value += 1 }
    }
    center.post(name: .moved, object: nil)
    host.run { center.post(name: .moved, object: nil) }
    HostContext().run { center.post(name: .moved, object: nil) }
    center.removeObserver(token)
    host.run { center.post(name: .moved, object: nil) }
    #expect(count.value == 1)
  }

  @Test func `the object of a notification is respected`() {
    let (center, sender) = (NotificationCenter(), NSObject())
    var count = 0
    let subscription = center.publisher(for: .moved, object: sender).sink { _ in count += 1 }
    center.post(name: .moved, object: nil)
    center.post(name: .moved, object: sender)
    subscription.cancel()
    #expect(count == 1)
  }

  @Test func `receive on the main queue comes at once, but later`() {
    let received = events(
      of: { $0.receive(on: DispatchQueue.main) },
      sending: [(0, 1), (0, 2), (1, 3)],
      until: 2
    )
    #expect(received == ["0.0: 1", "0.0: 2", "1.0: 3", "2.0: finished"])
  }

  @Test func `debounce waits until it is quiet`() {
    let received = events(
      of: { $0.debounce(for: .milliseconds(500), scheduler: RunLoop.main) },
      sending: [(0, 1), (0.25, 2), (2, 3)],
      until: 4
    )
    #expect(received == ["0.75: 2", "2.5: 3", "4.0: finished"])
  }

  @Test(arguments: [
    (true, ["0.0: 1", "1.0: 3", "2.5: 4", "4.0: finished"]),
    (false, ["0.0: 1", "1.0: 2", "2.5: 4", "4.0: finished"]),
  ])
  func `throttle sends one value per interval`(latest: Bool, expected: [String]) {
    let received = events(
      of: { $0.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest) },
      sending: [(0, 1), (0.25, 2), (0.5, 3), (2.5, 4)],
      until: 4
    )
    #expect(received == expected)
  }

  @Test func `delay moves values and the end`() {
    let received = events(
      of: { $0.prefix(2).delay(for: .seconds(1.5), scheduler: OperationQueue.main) },
      sending: [(0, 1), (1, 2)],
      until: 4
    )
    #expect(received == ["1.5: 1", "2.5: 2", "2.5: finished"])
  }

  @Test func `timeout ends the wait for a value`() {
    let received = events(
      of: { $0.timeout(.seconds(1), scheduler: DispatchQueue.main) },
      sending: [(0.5, 1), (1.25, 2)],
      until: 4
    )
    #expect(received == ["0.5: 1", "1.25: 2", "2.25: finished"])
  }

  @Test func `a timer ticks on the screen's clock until it is cancelled`() {
    var ticks: [Double] = []
    let timer = host.run {
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
        ticks.append(host.now)
      }
    }
    proceed(to: 1.75)
    timer.cancel()
    #expect(ticks == [0.5, 1, 1.5])
    #expect(host.nextDeadline == nil)
  }

  @Test func `work for queues waits for the screen`() {
    var done: [String] = []
    host.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done.append("\(host.now)") }
      DispatchQueue.main.async { done.append("main") }
      DispatchQueue.main.async {
        done.append("second")
        DispatchQueue.main.async { done.append("nested") }
      }
    }
    #expect(done == [])
    #expect(host.isDue)
    #expect(host.runDue() == 2)
    #expect(done == ["main", "second"])
    proceed(to: 1)
    #expect(done == ["main", "second", "nested", "0.3"])
    #expect(!host.isDue)
  }

  @Test func `work is done while its screen is current`() {
    var isCurrent = false
    host.schedule(after: 0) { isCurrent = HostContext.current === host }
    #expect(HostContext.current == nil)
    host.runDue()
    #expect(isCurrent)
    #expect(HostContext.current == nil)
  }

  @Test func `work is done by deadline, then in the order it was scheduled`() {
    var done: [Int] = []
    for (number, delay) in [2.0, 1, 2, 0, 1].enumerated() {
      host.schedule(after: delay) { done.append(number) }
    }
    host.advance(to: 2)
    #expect(host.runDue() == 5)
    #expect(done == [3, 1, 4, 0, 2])
  }

  @Test func `cancelled work is not done`() {
    var isDone = false
    host.schedule(after: 1) { isDone = true }.cancel()
    #expect(host.nextDeadline == nil)
    proceed(to: 2)
    #expect(!isDone)
  }

  @Test func `no screen is current on another thread`() async {
    let hasHost = await Task.detached { HostContext.current != nil }.value
    #expect(!hasHost)
  }

  @Test func `without a screen queues are real`() async {
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume(returning: 1) }
    }
    var received: [Int] = []
    let numbers = [1, 2].publisher.receive(on: DispatchQueue.main)
    for await number in numbers.values { received.append(number) }
    #expect(value == 1)
    #expect(received == [1, 2])
  }

  @Test func `without a screen a run loop's timer is real`() {
    var ticks = 0
    let start = Date()
    let timer = Timer.publish(every: 0.02, on: .current, in: .common).autoconnect().sink { _ in
      ticks += 1
    }
    while ticks < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    timer.cancel()
    // Foundation's timers may be a little early.
    #expect(Date().timeIntervalSince(start) > 0.035)
  }
}
