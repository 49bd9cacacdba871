import PropertyTesting
import Testing

@Suite struct HealthTests {
  private final class Counter: @unchecked Sendable {
    var calls = 0
  }

  @Test func `a check that depends on more than its choices is named`() {
    let counter = Counter()
    let property = Property("flaky", .integers(in: 0...9999)) { (_: Int) in
      counter.calls += 1
      return .that(counter.calls != 5, otherwise: "the fifth call")
    }
    let report = property.check(RunSettings(seed: 1))
    #expect(
      report.remarks == [
        "the claim does not depend on its choices alone: case 4 broke it, and it held when the same "
          + "choices were made again; take out the clock, the random numbers or what is kept from case "
          + "to case"
      ]
    )
  }

  @Test func `many discards are named with their number`() {
    let property = Property("few count", .integers(in: 0...9999)) { (number: Int) in
      number % 10 < 2 ? .holds() : .discarded
    }
    let report = property.check(RunSettings(seed: 1, edgeBias: 0))
    #expect(report.outcome == .holds)
    #expect(
      report.remarks == [
        "\(report.run.discarded) of 1000 cases were discarded; draw fewer values that do not count"
      ]
    )
  }

  @Test func `cases that do not end are named with their number`() {
    let property = Property("some never end") { source in
      guard try source.draw(.integers(in: 0...9)) == 0 else { return .holds() }
      while try source.draw(.integers(in: 0...9)) >= 0 {}
      return .holds()
    }
    let report = property.check(RunSettings(seed: 1, cases: 0..<20))
    #expect(
      report.remarks == [
        "\(report.run.overruns) cases made too many choices and did not end; bound the loops and lists "
          + "that are drawn"
      ]
    )
    #expect(report.run.overruns > 0)
  }
}
