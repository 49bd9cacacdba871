import PropertyTesting
import Testing

@Suite struct RunTests {
  private let small = Property("numbers stay below 990", .integers(in: 0...999)) { (number: Int) in
    .that(number < 990, otherwise: "\(number) is too large")
  }
  private let settings = RunSettings(
    seed: 1,
    cases: 0..<5000,
    edgeBias: 0,
    exhaustiveLimit: 0
  )

  @Test func `a run ends at its first failure and keeps its record`() throws {
    let report = run(small, settings)
    let failure = try #require(report.failure)
    #expect(report.ending == .failure)
    #expect(report.casesRun == failure.caseIndex + 1)
    #expect(report.evaluations == report.casesRun)
    #expect(failure.reason == "\(failure.record.indices[0]) is too large")
  }

  @Test func `two runs of the same seed say the same`() {
    #expect(run(small, settings) == run(small, settings))
  }

  @Test func `a case depends on the seed and its index alone`() throws {
    let index = try #require(run(small, settings).failure).caseIndex
    var later = settings
    later.cases = index..<5000
    #expect(run(small, later).failure == run(small, settings).failure)
  }

  @Test func `an empty range runs nothing`() {
    var empty = settings
    empty.cases = 7..<7
    let report = run(small, empty)
    #expect(report.casesRun == 0)
    #expect(report.failure == nil)
    #expect(report.ending == .allCasesRun)
  }

  @Test func `a run out of time ends and says so`() {
    var late = settings
    late.isOutOfTime = { true }
    let report = run(small, late)
    #expect(report.casesRun == 0)
    #expect(report.ending == .outOfTime)
  }

  @Test func `a thrown error breaks the claim`() {
    struct Flood: Error {}
    let property = Property("nothing throws", .booleans) { _ in throw Flood() }
    #expect(run(property, settings).failure?.reason == "threw Flood()")
  }

  @MainActor
  @Test func `a check on the main actor runs there`() {
    let property = Property(
      "views are small",
      .integers(in: 0...999),
      onMainActor: { (size: Int) in
        MainActor.assertIsolated()
        return .that(size < 990, otherwise: "\(size)")
      }
    )
    #expect(property.check(settings).counterexample?.reason == "990")
  }

  @Test func `a rejection discards the case`() {
    let property = Property("all is discarded") { source in
      try source.require(source.draw(.booleans))
      return .holds()
    }
    let report = run(property, settings)
    #expect(report.failure == nil)
    #expect((2300...2700).contains(report.discarded))
  }

  @Test func `too many discards give up`() {
    let property = Property("few count", .integers(in: 0...99)) { (number: Int) in
      number == 0 ? .holds() : .discarded
    }
    let report = run(property, settings)
    #expect(report.gaveUp(beyond: 10))
    #expect(!report.gaveUp(beyond: 1000))
  }

  @Test func `a case that grows without bound is discarded`() {
    let property = Property("draws end") { source in
      while try source.draw(.integers(in: 0...9)) >= 0 {}
      return .holds()
    }
    var short = settings
    short.cases = 0..<3
    let report = run(property, short)
    #expect(report.discarded == 3)
  }

  @Test func `a failure of a list is the same when it is run again with its choices recorded`()
    throws
  {
    let lists = Generator<[Int]>.array(of: .integers(in: 0...999), count: 0...100)
    let property = Property("lists are short", lists) { list in
      .that(list.count < 60 || !list.contains(7), otherwise: "\(list)")
    }
    let failure = try #require(run(property, RunSettings(seed: 3, cases: 0..<50_000)).failure)
    #expect(lists.value(replaying: failure.record).map { "\($0)" } == failure.reason)
    #expect(lists.value(seed: 3, case: failure.caseIndex).map { "\($0)" } == failure.reason)
  }
}
