import PropertyTesting
import Testing

@Suite struct AsyncPropertyTests {
  private static let lists = Generator<[Int]>.array(of: .integers(in: 0...99), count: 0...20)
  private let settings = RunSettings(seed: 1, cases: 0..<500, exhaustiveLimit: 0)

  private static func verdict(on list: [Int]) -> Verdict {
    list.count == 3
      ? .discarded : .that(list.reduce(0, +) < 300, otherwise: "the sum is \(list.reduce(0, +))")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a check that waits finds and shrinks what one that does not would`(_ seed: UInt64) async {
    let waiting = AsyncProperty("sums are small", Self.lists) { list in
      await Task.yield()
      return Self.verdict(on: list)
    }
    let plain = Property("sums are small", Self.lists) { Self.verdict(on: $0) }
    var settings = settings
    settings.seed = seed
    settings.explanationBudget = 0
    let report = await waiting.check(settings)
    #expect(report == plain.check(settings))
    #expect(report.outcome == .broken)
    #expect(report.counterexample?.values.map(\.text) == ["[3, 99, 99, 99]"])
  }

  @Test func `a small domain is run as a whole`() async {
    let property = AsyncProperty("numbers stay below 7", .integers(in: 0...9)) { (number: Int) in
      .that(number < 7, otherwise: "\(number)")
    }
    let report = await property.check(RunSettings(seed: 1))
    #expect(report.run.domainSize == 10)
    #expect(report.counterexample?.reason == "7")
  }

  @Test func `a check runs on its actor`() async {
    let property = AsyncProperty("views are small", .integers(in: 0...999)) {
      @MainActor (size: Int) in
      MainActor.assertIsolated()
      return .that(size < 990, otherwise: "\(size)")
    }
    #expect(await property.check(RunSettings(seed: 1)).counterexample?.reason == "990")
  }

  @Test func `a thrown error breaks the claim, a rejection discards the case`() async {
    struct Flood: Error {}
    let property = AsyncProperty("nothing throws", .integers(in: 0...999)) { (number: Int) in
      if number < 5 { throw Rejection() }
      if number > 900 { throw Flood() }
      return .holds()
    }
    let report = await property.check(RunSettings(seed: 1))
    #expect(report.counterexample?.reason == "threw Flood()")
    #expect(report.counterexample?.values.map(\.text) == ["901"])
    #expect(report.run.discarded == 5)
  }

  @Test func `cancelling ends the run with the case at work, which says nothing`() async {
    let task = Task { [settings] in
      await AsyncProperty("no case cancels", .integers(in: 0...1_000_000)) { (number: Int) in
        if number.isMultiple(of: 10) { withUnsafeCurrentTask { $0?.cancel() } }
        try Task.checkCancellation()
        return .holds()
      }.check(settings)
    }
    let report = await task.value
    let numbers = Generator<Int>.integers(in: 0...1_000_000)
    let first = (0..<500).first { index in
      numbers.value(seed: 1, case: index).map { $0.isMultiple(of: 10) } ?? false
    }
    #expect(report.run.casesRun == first)
    #expect(report.run.ending == .outOfTime)
    #expect(report.outcome == .holds)
  }

  @Test func `cancelling ends a shrink with the best case so far`() async throws {
    let task = Task { [settings] in
      await AsyncProperty("sums are small", Self.lists) { list in
        let sum = list.reduce(0, +)
        if (300..<330).contains(sum) { withUnsafeCurrentTask { $0?.cancel() } }
        return .that(sum < 300, otherwise: "\(sum)")
      }.check(settings)
    }
    let counterexample = try #require(await task.value.counterexample)
    #expect(counterexample.ending == .outOfTime)
    #expect(try #require(Int(counterexample.reason)) >= 330)
  }

  @Test func `a token replays, and a store tries its failure first`() async throws {
    let property = AsyncProperty("numbers stay below 7", .integers(in: 0...999)) { (number: Int) in
      .that(number < 7, otherwise: "\(number)")
    }
    let token = Token(property: property.name, record: ChoiceRecord([9]))
    let outcome = try await replay(property, token)
    #expect(outcome.verdict == .broken(reason: "9"))
    #expect(outcome.values.map(\.text) == ["9"])
    let other = Token(property: "another", record: ChoiceRecord([9]))
    await #expect(
      throws: TokenProblem.otherProperty(slug: "another", expected: "numbers stay below 7")
    ) { try await replay(property, other) }
  }
}
