import PropertyTesting
import Testing

@Suite struct RangeReportTests {
  private let property = Property("numbers stay below 990", .integers(in: 0...999)) {
    (number: Int) in
    number.isMultiple(of: 7) ? .discarded : .that(number < 990, otherwise: "\(number)")
  }

  private func report(_ cases: Range<Int>, seed: UInt64 = 1) -> RangeReport {
    run(property, RunSettings(seed: seed, cases: cases, edgeBias: 0, exhaustiveLimit: 0))
  }

  @Test(arguments: [0, 1, 10, 50, 99, 100, 150, 300, 399, 400])
  func `reports of two ranges join to the report of one run`(_ cut: Int) throws {
    let joined = try report(0..<cut).joined(with: report(cut..<400))
    #expect(joined == report(0..<400))
  }

  @Test(arguments: 1...20)
  func `joining is associative and does not mind the order`(_ seed: UInt64) throws {
    let parts = [0..<30, 30..<90, 90..<140].map { report($0, seed: seed) }
    let whole = report(0..<140, seed: seed)
    #expect(try parts[0].joined(with: parts[1]).joined(with: parts[2]) == whole)
    #expect(try parts[0].joined(with: parts[1].joined(with: parts[2])) == whole)
    #expect(try parts[2].joined(with: parts[1]).joined(with: parts[0]) == whole)
  }

  @Test func `what comes after a failure does not count`() throws {
    let joined = try report(0..<400).joined(with: report(400..<800))
    #expect(joined.casesRun == report(0..<400).casesRun)
    #expect(joined.cases == 0..<800)
  }

  @Test func `a part that ran out of time is still seen in the whole`() throws {
    var late = RunSettings(seed: 1, cases: 0..<5, exhaustiveLimit: 0)
    late.isOutOfTime = { true }
    let joined = try run(property, late).joined(with: report(5..<6))
    #expect(joined.ending == .outOfTime)
    #expect(joined.casesRun == 1)
  }

  @Test func `only adjacent ranges of one run join`() {
    let other = Property("another", .booleans) { _ in .holds() }
    #expect(throws: RangeReport.JoinProblem.notAdjacent(0..<10, 11..<20)) {
      try report(0..<10).joined(with: report(11..<20))
    }
    #expect(throws: RangeReport.JoinProblem.otherSeed(1, 2)) {
      try report(0..<10).joined(with: report(10..<20, seed: 2))
    }
    #expect(throws: RangeReport.JoinProblem.otherProperty("numbers stay below 990", "another")) {
      try report(0..<10).joined(with: run(other, RunSettings(seed: 1, cases: 10..<20)))
    }
  }
}
