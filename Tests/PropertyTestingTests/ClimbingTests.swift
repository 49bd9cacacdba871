import PropertyTesting
import Testing

@Suite struct ClimbingTests {
  /// Broken in one of 10^10 pairs, and the margin says how far away that is.
  private let needle = Property(
    "the point is off the target",
    zip(Generator<Int>.integers(in: 0...99_999), Generator<Int>.integers(in: 0...99_999))
  ) { (x: Int, y: Int) in
    let distance = abs(x - 31_415) + abs(y - 92_653)
    return .margin(Double(distance) - 1, otherwise: "hit at \(x), \(y)")
  }

  @Test(arguments: 1...10)
  func `a walk towards lower margins finds what random cases miss`(_ seed: UInt64) {
    let blind = run(needle, RunSettings(seed: seed, cases: 0..<20_000))
    let climbing = run(needle, RunSettings(seed: seed, cases: 0..<83, climbingSteps: 1000))
    #expect(blind.failure == nil)
    #expect(climbing.failure?.reason == "hit at 31415, 92653")
    #expect(climbing.evaluations <= 20_000)
  }

  @Test func `ranges of a climbing run join to the whole`() throws {
    func report(_ cases: Range<Int>) -> RangeReport {
      run(needle, RunSettings(seed: 5, cases: cases, climbingSteps: 100))
    }
    #expect(try report(60..<67).joined(with: report(67..<80)) == report(60..<80))
    #expect(report(60..<80).evaluations > 20)
  }

  @Test func `a property without margins is not walked`() {
    let plain = Property("plain", .integers(in: 0...9999)) { (_: Int) in .holds() }
    #expect(run(plain, RunSettings(seed: 1, cases: 0..<99, climbingSteps: 100)).evaluations == 99)
  }

  @Test func `a failure found by a walk replays from its record`() throws {
    let failure = try #require(
      run(needle, RunSettings(seed: 2, cases: 0..<83, climbingSteps: 1000)).failure
    )
    #expect(replay(needle, failure.record).verdict.isBroken)
  }

  @Test func `the first cases are not walked from`() {
    let report = run(needle, RunSettings(seed: 1, cases: 0..<64, climbingSteps: 1000))
    #expect(report.evaluations == 64)
    #expect(report.failure == nil)
  }
}
