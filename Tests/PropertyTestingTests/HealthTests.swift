import PropertyTesting
import Testing

@Suite struct HealthTests {
  private final class Counter: @unchecked Sendable {
    var calls = 0
  }

  private final class Meetings: @unchecked Sendable {
    var counts: [Int: Int] = [:]
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
        "the claim does not depend on its choices alone: case 5 broke it, and of 5 runs of the same "
          + "choices 5 did not and 0 made other choices; take out the clock, the random numbers or "
          + "what is kept from case to case"
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
        "\(report.run.overruns) of 20 cases made more than 8192 choices and did not end; bound the "
          + "loops and lists that are drawn"
      ]
    )
    #expect(report.run.overruns > 0)
  }

  @Test func `a check that ends otherwise the second time is named though it holds`() {
    let meetings = Meetings()
    let property = Property("moody", .integers(in: 0...99_999)) { (number: Int) in
      meetings.counts[number, default: 0] += 1
      return meetings.counts[number] == 3 ? .discarded : .holds()
    }
    let report = property.check(RunSettings(seed: 1, edgeBias: 0))
    #expect(report.outcome == .holds)
    #expect(
      report.remarks == [
        "the claim does not depend on its choices alone: of 8 cases run twice 8 did not end the same "
          + "way (case 0: it held, then was discarded); take out the clock, the random numbers or "
          + "what is kept from case to case"
      ]
    )
  }

  @Test func `choices that differ the second time are named`() {
    let counter = Counter()
    let generator = Generator<Int> { source in
      counter.calls += 1
      let bound = counter.calls > 1000 ? counter.calls : 100_000
      let first = try source.draw(.integers(in: 0...bound))
      return counter.calls > 1001 ? try source.draw(.integers(in: 0...9)) : first
    }
    let property = Property("changing", generator) { (_: Int) in .holds() }
    let report = property.check(RunSettings(seed: 1, exhaustiveLimit: 0, healthSamples: 1))
    #expect(
      report.remarks == [
        "the claim does not depend on its choices alone: of 1 case run twice 1 did not end the same "
          + "way (case 0: it made other choices); take out the clock, the random numbers or what is "
          + "kept from case to case"
      ]
    )
  }

  @Test func `cases that grow are named with their sizes`() {
    let lists = Generator<[[Bool]]>.array(
      of: .array(of: .booleans, count: 0...200),
      count: 0...200
    )
    let cubes = Generator<[[[Bool]]]>.array(of: lists, count: 0...200)
    let property = Property("cubes are cubes", cubes) { _ in .holds() }
    let settings = RunSettings(
      seed: 3,
      cases: 0..<400,
      maximumChoices: 1_000_000,
      healthSamples: 100
    )
    let remarks = property.check(settings).remarks
    #expect(remarks.count == 1)
    #expect(remarks.first?.hasPrefix("cases grow: 50 of the first half make ") == true)
  }

  /// The clock says 0, then 1 second after 32 cases were drawn, then 2.1 after they were checked as well.
  @Test func `a generator that is slower than the check is named with the times`() {
    let counter = Counter()
    let times = [0, 1, 2.1]
    let property = Property("slow to draw", .integers(in: 0...99_999)) { (_: Int) in .holds() }
    var settings = RunSettings(seed: 1)
    settings.clock = {
      counter.calls += 1
      return times[counter.calls - 1]
    }
    let report = property.check(settings)
    #expect(
      report.remarks == [
        "drawing a case takes 31250 µs and checking it 3125 µs (32 cases timed); make the generator "
          + "of Int cheaper"
      ]
    )
    settings.clock = nil
    let unclocked = property.check(settings)
    #expect(unclocked.run == report.run)
    #expect(unclocked.remarks.isEmpty)
  }
}
