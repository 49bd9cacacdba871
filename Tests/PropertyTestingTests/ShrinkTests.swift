import PropertyTesting
import ShrinkingChallenges
import Testing

@Suite struct ShrinkTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var challenge: Challenge
    var seeds: ClosedRange<UInt64>

    var testDescription: String { "\(challenge)" }
  }

  /// The leap day is found in one of 40,000 cases only.
  private static let samples =
    Challenge.published.map { Sample(challenge: $0, seeds: 1...10) }
    + Challenge.further.map {
      Sample(challenge: $0, seeds: 1...($0.description == "leap day" ? 1 : 5))
    }
    + Challenge.unseen.map { Sample(challenge: $0, seeds: 1...3) }

  @Test(arguments: samples)
  func `every seed ends in the normal form`(_ sample: Sample) {
    for seed in sample.seeds {
      let settings = RunSettings(seed: seed, cases: 0..<100_000)
      let counterexample = sample.challenge.property.check(settings).counterexample
      #expect(counterexample?.values.map(\.text) == [sample.challenge.normalForm], "seed \(seed)")
      #expect(counterexample?.ending == .minimal)
    }
  }

  @Test func `shrinking twice gives the same`() throws {
    let property = Challenge.calculator.property
    let settings = RunSettings(seed: 3)
    let failure = try #require(run(property, settings).failure)
    #expect(
      shrink(property, from: failure.record, settings)
        == shrink(property, from: failure.record, settings)
    )
  }

  @Test func `a record that does not fail is not shrunk`() {
    let property = Challenge.reverse.property
    #expect(shrink(property, from: ChoiceRecord([0]), RunSettings(seed: 1)) == nil)
  }

  @Test(arguments: 0...30)
  func `a shrink that is cut short still fails, and says so`(_ limit: Int) throws {
    let property = Challenge.largeUnionList.property
    var settings = RunSettings(seed: 2)
    let failure = try #require(run(property, settings).failure)
    settings.maximumShrinkEvaluations = limit
    let counterexample = try #require(shrink(property, from: failure.record, settings))
    #expect(replay(property, counterexample.record).verdict.isBroken)
    #expect(counterexample.ending == .outOfEvaluations)
    #expect(counterexample.record <= failure.record)
  }

  @Test func `a shrink that was cut short goes on from its token`() throws {
    let property = Challenge.largeUnionList.property
    var settings = RunSettings(seed: 2)
    let failure = try #require(run(property, settings).failure)
    settings.maximumShrinkEvaluations = 10
    let first = try #require(shrink(property, from: failure.record, settings))
    settings.maximumShrinkEvaluations = 5000
    let second = try #require(try shrink(property, from: first.token, settings))
    #expect(second.values.map(\.text) == [Challenge.largeUnionList.normalForm])
  }

  @Test func `a shrink does not go on from the token of another property`() {
    let token = Token(property: "another", record: ChoiceRecord([1]))
    #expect(throws: TokenProblem.otherProperty(slug: "another", expected: "reverse")) {
      try shrink(Challenge.reverse.property, from: token, RunSettings(seed: 1))
    }
  }

  @Test func `a shrink out of time ends at once`() throws {
    let property = Challenge.reverse.property
    var settings = RunSettings(seed: 1)
    let failure = try #require(run(property, settings).failure)
    settings.isOutOfTime = { true }
    let counterexample = try #require(shrink(property, from: failure.record, settings))
    #expect(counterexample.ending == .outOfTime)
    #expect(counterexample.shrinks == 0)
  }

  @Test func `a shrink that finds nothing for long ends and says so`() throws {
    let property = Challenge.largeUnionList.property
    var settings = RunSettings(seed: 2)
    let failure = try #require(run(property, settings).failure)
    settings.maximumShrinkStall = 2
    let counterexample = try #require(shrink(property, from: failure.record, settings))
    #expect(counterexample.ending == .stalled)
    #expect(replay(property, counterexample.record).verdict.isBroken)
  }

  @Test(arguments: 1...3)
  func `a long record shrinks within its budget`(_ seed: UInt64) {
    let lists = Generator<[Int]>.array(of: .integers(in: 0...1000), count: 0...400)
    let property = Property("few numbers are large", lists) { list in
      .that(list.count { $0 > 900 } < 12, otherwise: "there are 12 large ones")
    }
    let counterexample = property.check(RunSettings(seed: seed, cases: 0..<5000)).counterexample
    #expect(counterexample?.values.map(\.text) == ["\(Array(repeating: 901, count: 12))"])
    #expect(counterexample?.ending == .minimal)
  }

  @Test func `values drawn in a loop shrink as lists do`() {
    let property = Property("sums are small") { source in
      var sum = 0
      while try source.draw(.booleans) { sum += try source.draw(.integers(in: 0...99)) }
      return .that(sum < 150, otherwise: "the sum is \(sum)")
    }
    let report = property.check(RunSettings(seed: 1, cases: 0..<10_000))
    #expect(report.counterexample?.record == ChoiceRecord([1, 51, 1, 99, 0]))
    #expect(report.counterexample?.reason == "the sum is 150")
  }

  @Test func `rejected attempts of a filter are dropped`() {
    let odd = Generator<Int>.integers(in: 0...999).filter { $0 % 2 == 1 }
    let property = Property("odd numbers are small", odd) { .that($0 < 101, otherwise: "\($0)") }
    let counterexample = property.check(RunSettings(seed: 4)).counterexample
    #expect(counterexample?.record == ChoiceRecord([101]))
  }
}
