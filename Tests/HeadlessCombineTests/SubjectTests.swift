import Combine
import Testing

@Suite struct SubjectTests {
  @Test func `a passthrough subject sends to those who are there`() {
    let subject = PassthroughSubject<Int, Fault>()
    let first = Recording(subject)
    subject.send(1)
    let second = Recording(subject)
    subject.send(2)
    subject.send(completion: .failure(.small))
    subject.send(3)
    #expect(first.events == ["1", "2", "failed: small"])
    #expect(second.events == ["2", "failed: small"])
    #expect(events(of: subject) == ["failed: small"])
  }

  @Test func `a current value subject begins with its value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = Recording(subject)
    subject.value = 2
    let second = Recording(subject)
    subject.send(3)
    subject.send(completion: .finished)
    subject.value = 4
    #expect(first.events == ["1", "2", "3", "finished"])
    #expect(second.events == ["2", "3", "finished"])
    #expect(subject.value == 3)
    #expect(events(of: subject) == ["finished"])
  }

  @Test func `a cancelled subscriber receives nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var kept = Set<AnyCancellable>()
    subject.sink { received.append($0) }.store(in: &kept)
    subject.send(1)
    kept.removeAll()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `a value sent while another is received comes inside it`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let subscription = subject.map { $0 }.sink { value in
      received.append("begin \(value)")
      if value < 2 { subject.send(value + 1) }
      received.append("end \(value)")
    }
    subject.send(1)
    subscription.cancel()
    #expect(received == ["begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test func `merge sends what comes and ends with the last`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let merged = Recording(Publishers.Merge(a, b.map { $0 * 10 }))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(merged.events == ["1", "20", "30", "finished"])
  }

  @Test func `combineLatest waits for all, then follows each`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    let combined = Recording(a.combineLatest(b, Just(true)) { "\($0)\($1)\($2)" })
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(combined.events == ["1xtrue", "1ytrue", "2ytrue", "2ztrue", "finished"])
  }

  @Test func `zip pairs values and ends when no pair can come`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let zipped = Recording(a.zip(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    b.send("y")
    #expect(zipped.events == ["1x", "2y", "finished"])
  }

  @Test func `switchToLatest leaves the one before`() {
    let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let latest = Recording(outer.switchToLatest())
    outer.send(a)
    a.send(2)
    outer.send(b)
    a.send(3)
    outer.send(completion: .finished)
    b.send(completion: .finished)
    #expect(latest.events == ["1", "2", "10", "finished"])
  }

  @Test func `shared publishers subscribe once`() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (first, second) = (Recording(shared), Recording(shared))
    subject.send(1)
    first.cancel()
    second.cancel()
    subject.send(2)
    let third = Recording(shared)
    subject.send(3)
    #expect(first.events == ["1"])
    #expect(second.events == ["1"])
    #expect(third.events == ["3"])
    #expect(subscriptions == 2)
  }

  @Test func `a future keeps its result`() {
    var promise: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> { promise = $0 }
    let early = Recording(future)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == ["1", "finished"])
    #expect(events(of: future) == ["1", "finished"])
  }

  @Test func `values come one by one`() async {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @Test func `nothing is kept after cancelling`() {
    final class Witness {}
    let subject = PassthroughSubject<Int, Never>()
    var kept = Set<AnyCancellable>()
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      subject.merge(with: subject).combineLatest(subject.flatMap { Just($0) }, subject.share())
        .map { [subject] _ in subject }.switchToLatest().append(4)
        .receive(on: ImmediateScheduler.shared)
        .sink { _ in _ = object }
        .store(in: &kept)
    }
    subject.send(1)
    #expect(witness != nil)
    kept.removeAll()
    #expect(witness == nil)
  }
}
