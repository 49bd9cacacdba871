import Combine
import Testing

@Suite struct OperatorTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: [String]
    let received: [String]

    var testDescription: String { name }

    init<Source: Publisher<Int, Fault>>(
      _ name: String,
      _ expected: [String],
      _ operation: (AnyPublisher<Int, Fault>) -> Source
    ) {
      let numbers = [1, 2, 2, 3].publisher.setFailureType(to: Fault.self)
      self.name = name
      self.expected = expected
      received = events(of: operation(numbers.eraseToAnyPublisher()))
    }
  }

  @Test(arguments: [
    Example("map", ["2", "4", "4", "6", "finished"]) { $0.map { $0 * 2 } },
    Example("map key path", ["1", "2", "2", "3", "finished"]) {
      $0.map(\.magnitude).map { Int($0) }
    },
    Example("compactMap", ["1", "3", "finished"]) { $0.compactMap { $0 == 2 ? nil : $0 } },
    Example("filter", ["2", "2", "3", "finished"]) { $0.filter { $0 > 1 } },
    Example("removeDuplicates", ["1", "2", "3", "finished"]) { $0.removeDuplicates() },
    Example("scan", ["1", "3", "5", "8", "finished"]) { $0.scan(0, +) },
    Example("reduce", ["8", "finished"]) { $0.reduce(0, +) },
    Example("count", ["4", "finished"]) { $0.count() },
    Example("first", ["1", "finished"]) { $0.first() },
    Example("first where", ["3", "finished"]) { $0.first { $0 > 2 } },
    Example("last", ["3", "finished"]) { $0.last() },
    Example("last where", ["2", "finished"]) { $0.last { $0 < 3 } },
    Example("prefix", ["1", "2", "finished"]) { $0.prefix(2) },
    Example("prefix 0", ["finished"]) { $0.prefix(0) },
    Example("prefix while", ["1", "finished"]) { $0.prefix { $0 < 2 } },
    Example("dropFirst", ["2", "2", "3", "finished"]) { $0.dropFirst() },
    Example("drop while", ["2", "2", "3", "finished"]) { $0.drop { $0 < 2 } },
    Example("output at", ["2", "finished"]) { $0.output(at: 1) },
    Example("output in", ["2", "3", "finished"]) { $0.output(in: 2...3) },
    Example("prepend", ["8", "9", "1", "2", "2", "3", "finished"]) { $0.prepend(8, 9) },
    Example("append", ["1", "2", "2", "3", "9", "finished"]) { $0.append([9]) },
    Example("collect by count", ["3", "5", "finished"]) { $0.collect(2).map { $0.reduce(0, +) } },
    Example("collect", ["4", "finished"]) { $0.collect().map(\.count) },
    Example("replaceEmpty", ["7", "finished"]) { $0.filter { $0 > 3 }.replaceEmpty(with: 7) },
    Example("contains", ["1", "finished"]) { $0.contains(3).map { $0 ? 1 : 0 } },
    Example("allSatisfy", ["0", "finished"]) { $0.allSatisfy { $0 > 1 }.map { $0 ? 1 : 0 } },
    Example("flatMap", ["1", "11", "2", "12", "2", "12", "3", "13", "finished"]) {
      $0.flatMap { [$0, $0 + 10].publisher.setFailureType(to: Fault.self) }
    },
    Example("flatMap one at a time", ["1", "2", "2", "3", "finished"]) {
      $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Fault.self) }
    },
    Example("tryMap", ["1", "failed: small"]) {
      $0.tryMap { number throws in
        if number > 1 { throw Fault.small }
        return number
      }
      .mapError { _ in .small }
    },
    Example("catch", ["1", "9", "finished"]) { source in
      source.tryMap { number throws in
        if number > 1 { throw Fault.small }
        return number
      }
      .catch { _ in Just(9) }
      .setFailureType(to: Fault.self)
    },
    Example("retry", ["1", "1", "failed: large"]) { source in
      source.prefix(1).append(Fail(error: .large)).retry(1)
    },
    Example("replaceError", ["1", "5", "finished"]) { source in
      source.prefix(1).append(Fail(error: .large)).replaceError(with: 5)
        .setFailureType(to: Fault.self)
    },
    Example("replaceNil", ["1", "0", "0", "3", "finished"]) {
      $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0)
    },
    Example("switchToLatest", ["1", "2", "2", "3", "finished"]) {
      $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest()
    },
    Example("min", ["1", "finished"]) { $0.min() },
    Example("max", ["3", "finished"]) { $0.max() },
    Example("tryScan", ["1", "3", "failed: large"]) {
      $0.tryScan(0) { sum, number throws in
        if sum == 3 { throw Fault.large }
        return sum + number
      }
      .mapError { _ in .large }
    },
    Example("tryCatch", ["1", "failed: small"]) {
      $0.prefix(1).append(Fail(error: .large))
        .tryCatch { _ throws -> Empty<Int, Fault> in throw Fault.small }
        .mapError { _ in .small }
    },
    Example("prefix until output", ["finished"]) { $0.prefix(untilOutputFrom: Just(0)) },
    Example("drop until output", ["1", "2", "2", "3", "finished"]) {
      $0.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self))
    },
    Example("deferred", ["1", "2", "2", "3", "finished"]) { source in Deferred { source } },
    Example("share", ["1", "2", "2", "3", "finished"]) { $0.share() },
    Example("receive on", ["1", "2", "2", "3", "finished"]) {
      $0.receive(on: ImmediateScheduler.shared)
    },
    Example("handleEvents", ["1", "2", "2", "3", "finished"]) { $0.handleEvents() },
  ])
  func `an operator makes of 1, 2, 2, 3 what Apple's makes of it`(_ example: Example) {
    #expect(example.received == example.expected)
  }

  @Test func `a prefix ends an endless sequence`() {
    #expect(events(of: (1...).publisher.map { $0 * $0 }.prefix(3)) == ["1", "4", "9", "finished"])
  }

  @Test func `tryMap fails with what was thrown`() {
    let source = Just(1).tryMap { _ in throw Fault.large }
    #expect(events(of: source) == ["failed: large"])
  }

  @Test func `a subscriber receives no more than it asks for`() {
    var received: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: { value in
        received.append(value)
        return value == 20 ? .max(1) : .none
      },
      receiveCompletion: { _ in received.append(0) }
    )
    [1, 2, 3, 4].publisher.map { $0 * 10 }.merge(with: Empty().map { $0 })
      .subscribe(subscriber)
    #expect(received == [])
    subscription?.request(.max(2))
    #expect(received == [10, 20, 30])
    subscription?.request(.unlimited)
    #expect(received == [10, 20, 30, 40, 0])
  }

  @Test func `print writes what happens`() {
    final class Lines: TextOutputStream {
      var text = ""

      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Just(1).print("just", to: lines).map { $0 }.sink { _ in }
    #expect(lines.text.hasSuffix("just: receive value: (1)\njust: receive finished\n"))
    #expect(lines.text.contains("just: request unlimited\n"))
  }
}
