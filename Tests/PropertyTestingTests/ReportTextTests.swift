import PropertyTesting
import Testing

@Suite struct ReportTextTests {
  private let boxes = Property("boxes are wide enough") { source in
    let width = try source.draw(.integers(in: 0...999), as: "width")
    let title = try source.draw(.strings(of: .ascii, count: 0...5), as: "title")
    let margin = Double(width - 10 * title.count)
    return .margin(margin, otherwise: "a title of \(title.count) needs \(10 * title.count) points")
  }

  @Test func `a failure names its values, reason, origin and place`() {
    #expect(
      boxes.check(RunSettings(seed: 42)).description == """
        "boxes are wide enough" is broken
          width: 0
          title: "a" (any other part 1 fails, too)
          reason: a title of 1 needs 10 points
          margin: -10.0
          shrunk from: 0, "$\\u{1B}K<" (2 shrinks, 6 evaluations)
          found: case 8 of seed 0x2A
        """
    )
  }

  @Test func `a claim that holds says over how many cases`() {
    let property = Property("numbers are small", .integers(in: 0...9)) { (number: Int) in
      number == 9 ? .discarded : .that(number < 9, otherwise: "")
    }
    #expect(
      property.check(RunSettings(seed: 42)).description
        == "\"numbers are small\" holds: all 10 cases, 1 discarded"
    )
  }

  @Test func `a run that gave up says how much was discarded`() {
    let property = Property("nothing counts", .booleans) { _ in .discarded }
    #expect(
      property.check(RunSettings(seed: 42, cases: 0..<1)).description
        == "\"nothing counts\" gave up: 1 case, 1 discarded\n  note: 1 of 1 case were discarded; "
        + "draw fewer values that do not count"
    )
  }

  @Test func `a run out of time says so`() {
    var settings = RunSettings(seed: 42)
    settings.isOutOfTime = { true }
    #expect(
      boxes.check(settings).description
        == "\"boxes are wide enough\" holds: 0 cases, out of time"
    )
  }

  @Test func `a shrink that was cut short says so`() {
    let settings = RunSettings(seed: 42, maximumShrinkEvaluations: 3)
    #expect(
      boxes.check(settings).counterexample?.lines.last
        == "not shrunk: nothing simpler was found (0 shrinks, 3 evaluations, cut short by the limit of "
        + "evaluations; its token goes on shrinking from there)"
    )
  }

  @Test func `remarks follow as notes`() {
    var report = boxes.check(RunSettings(seed: 42, cases: 0..<0))
    report.remarks = ["the disk is full"]
    #expect(
      report.description == """
        "boxes are wide enough" holds: 0 cases
          note: the disk is full
        """
    )
  }

  @Test func `values read as text in quotes or as they describe themselves`() {
    #expect(description(of: "a\"b") == "\"a\\\"b\"")
    #expect(description(of: Character("c")) == "\"c\"")
    #expect(description(of: [1, 2]) == "[1, 2]")
    #expect(description(of: ["a"]) == "[\"a\"]")
    #expect(description(of: Int?.none) == "nil")
  }
}
