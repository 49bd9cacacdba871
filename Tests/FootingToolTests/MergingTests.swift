import Testing

@testable import FootingTool

@Suite struct MergingTests {
  @Test func `counts add up, and the order of the reports does not matter`() throws {
    let reports = [
      shard(2, of: 2, CheckReportTests.holding(cases: 5, discarded: 1)),
      shard(1, of: 2, CheckReportTests.holding(cases: 6, discarded: 2)),
    ]
    let merged = try CheckReport(merging: reports)
    #expect(merged.properties == [CheckReportTests.holding(cases: 11, discarded: 3)])
    #expect(merged.shard == nil)
  }

  @Test func `nothing counts behind the case that ended the run`() throws {
    var broken = CheckReportTests.holding(cases: 3)
    broken.outcome = .broken
    let merged = try CheckReport(
      merging: [shard(1, of: 2, broken), shard(2, of: 2, CheckReportTests.holding(cases: 10))]
    )
    #expect(merged.properties == [broken])
  }

  @Test func `a run of too many cases that do not count has given up as a whole`() throws {
    let merged = try CheckReport(
      merging: [
        shard(1, of: 2, CheckReportTests.holding(cases: 100, discarded: 90)),
        shard(2, of: 2, CheckReportTests.holding(cases: 100, discarded: 99)),
      ]
    )
    #expect(merged.properties[0].outcome == .gaveUp)
  }

  @Test func `reports that are not all the shards of one run are refused`() {
    let first = shard(1, of: 2, CheckReportTests.holding(cases: 1))
    var other = shard(2, of: 2, CheckReportTests.holding(cases: 1))
    other.seed = 2
    var whole = first
    whole.shard = nil
    #expect(throws: MergeProblem.missing(shard: 2, of: 2)) { try CheckReport(merging: [first]) }
    #expect(throws: MergeProblem.repeated(shard: 1)) { try CheckReport(merging: [first, first]) }
    #expect(throws: MergeProblem.otherRun(1)) { try CheckReport(merging: [first, other]) }
    #expect(throws: MergeProblem.notAShard(0)) { try CheckReport(merging: [whole]) }
  }

  @Test func `shards of runs with other numbers of cases are refused`() {
    var first = shard(1, of: 2, CheckReportTests.holding(cases: 50))
    first.casesOfRun = 100
    var second = shard(2, of: 2, CheckReportTests.holding(cases: 50))
    second.casesOfRun = 4000
    #expect(throws: MergeProblem.otherRun(1)) { try CheckReport(merging: [first, second]) }
  }

  @Test(arguments: ["0/2", "3/2", "1/100001", "1/0", "-1/2", "1/2/3", "one"])
  func `a shard that no run has is refused`(_ text: String) {
    var report = shard(1, of: 2, CheckReportTests.holding(cases: 1))
    report.shard = text
    #expect(throws: MergeProblem.wrongShard(0, text)) { try CheckReport(merging: [report]) }
  }

  private func shard(_ number: Int, of count: Int, _ property: PropertyReport) -> CheckReport {
    CheckReport(seed: 1, shard: "\(number)/\(count)", properties: [property])
  }
}
