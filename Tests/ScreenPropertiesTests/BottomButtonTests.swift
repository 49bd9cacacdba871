import PropertyTesting
import ScreenProperties
import ScreenVerification
import Testing

@Suite struct BottomButtonTests {
  @Test(arguments: Claims.screens.map(\.name))
  func probe(_ name: String) throws {
    let claim = try #require(Claims.screens.first { $0.name == name })
    var seen: [String: Int] = [:]
    var discards = 0, cases = 0, first = 0, evals = 0
    for seed in 1...2 as ClosedRange<UInt64> {
      let report = claim.property.check(RunSettings(seed: seed, cases: 0..<100))
      discards += report.run.discarded; cases += report.run.casesRun
      first = max(first, report.run.failure?.caseIndex ?? 0)
      if let c = report.counterexample {
        evals += c.evaluations
        let screen = try claim.screenCase(of: c.record)
        seen["\(screen!.description): \(c.reason) \(c.margin ?? 9)", default: 0] += 1
      } else { seen["\(report.outcome)", default: 0] += 1 }
    }
    print("##", name, claim.expectation, "discards", discards, "of", cases, "latest", first, "evals", evals/20)
    for (k, v) in seen.sorted(by: { $0.value > $1.value }).prefix(4) { print("##   ", v, k) }
  }
}
