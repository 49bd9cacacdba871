import PropertyTesting
import Testing

@Suite struct CoverageTests {
  private let digits = Property(
    "digits are small",
    Generator<Int>.integers(in: 0...9999).labelled { $0 % 10 < 3 ? "low" : nil }
  ) { (_: Int) in .holds() }
  private let settings = RunSettings(seed: 1, cases: 0..<1000, edgeBias: 0, exhaustiveLimit: 0)

  struct Example: CustomTestStringConvertible, Sendable {
    var labelled: Int
    var cases: Int
    var answer: CoverageDemand.Answer

    var testDescription: String { "\(labelled) of \(cases)" }
  }

  @Test(arguments: [
    Example(labelled: 0, cases: 0, answer: .undecided),
    Example(labelled: 20, cases: 100, answer: .undecided),
    Example(labelled: 0, cases: 1000, answer: .missed),
    Example(labelled: 50, cases: 1000, answer: .missed),
    Example(labelled: 300, cases: 1000, answer: .met),
    Example(labelled: 190, cases: 1000, answer: .undecided),
    Example(labelled: 20_000, cases: 100_000, answer: .met),
    Example(labelled: 18_000, cases: 100_000, answer: .missed),
  ])
  func `a share of a fifth is met, missed or undecided`(_ example: Example) {
    let demand = CoverageDemand(label: "low", share: 0.2)
    #expect(demand.answer(labelled: example.labelled, of: example.cases) == example.answer)
  }

  @Test func `labels are counted over the checked cases`() {
    let property = Property("labels") { source in
      let number = try source.draw(.integers(in: 0...9999))
      source.classify(number % 2 == 0, "even")
      source.label("any")
      source.label("any")
      return number % 5 == 0 ? .discarded : .holds()
    }
    let report = run(property, settings)
    #expect(report.labels["any"] == report.checked)
    #expect((350...450).contains(report.labels["even"] ?? 0))
  }

  @Test func `a demand that is met says nothing but the shares`() {
    #expect(
      digits.covering("low", atLeast: 0.25).check(settings).description == """
        "digits are small" holds: 2000 cases
          30.4 % low
        """
    )
  }

  @Test func `a demand that is missed ends as given up`() {
    let report = digits.covering("low", atLeast: 0.5).check(settings)
    #expect(report.outcome == .gaveUp)
    #expect(report.remarks == ["only 30.2 % of the cases are \"low\", 50.0 % are demanded"])
  }

  @Test func `a share close to the demanded one is decided by more cases`() {
    let report = digits.covering("low", atLeast: 0.3).check(settings)
    #expect(report.run.casesRun > 1000)
    #expect(report.outcome == .holds)
  }

  @Test func `labels of two ranges join`() throws {
    var later = settings
    later.cases = 1000..<1500
    var whole = settings
    whole.cases = 0..<1500
    #expect(try run(digits, settings).joined(with: run(digits, later)) == run(digits, whole))
  }
}
