import PropertyTesting
import Testing

@testable import FootingTool

@Suite struct CheckReportTests {
  @Test func `the JSON of a report has stable keys`() throws {
    let report = CheckReport(seed: 1, properties: [Self.holding(cases: 1000), Self.broken])
    #expect(try jsonText(report) == Self.json)
    #expect(try CheckReport(line: Self.json.utf8) == report)
  }

  @Test(arguments: [
    (holding(cases: 1000), "holds, 1000 cases"),
    (holding(cases: 1, discarded: 1), "holds, 1 case (1 outside the claim)"),
    (broken, "broken as expected, by 16.5 pt, 3 cases"),
    (crashed, "crashed in case 7, 8 cases"),
    (unseen, "holds, and is expected to be broken, 10 cases, out of time"),
  ])
  func `a property's line says how it ended`(_ property: PropertyReport, _ text: String) {
    #expect(property.resultText(onDevices: false) == text)
  }

  @Test func `a check is summed up in one line`() {
    var report = CheckReport(seed: 42, properties: [Self.holding(cases: 10), Self.broken])
    #expect(
      report.summary
        == "2 properties, all as expected: 1 hold, 1 broken; 13 cases, seed 0x2A"
    )
    report.properties += [Self.crashed, Self.unseen]
    report.environments = 7
    #expect(
      report.summary == "4 properties, 2 not as expected: 2 hold, 1 broken, 1 crashed; "
        + "31 cases on 7 environments, seed 0x2A, out of time"
    )
  }

  @Test(arguments: [(nil, 10, false), ("1/2", 10, true), ("1/2", 0, false)])
  func `a shard in which too few cases count is no failure yet`(
    _ shard: String?,
    _ cases: Int,
    _ isAsExpected: Bool
  ) {
    var property = Self.holding(cases: cases, discarded: cases)
    property.outcome = .gaveUp
    let report = CheckReport(seed: 1, shard: shard, properties: [property])
    #expect(report.isAsExpected == isAsExpected)
  }

  @Test func `an unexpected outcome is told in full`() {
    var property = Self.broken
    property.expected = .holds
    let report = CheckReport(seed: 1, properties: [property])
    #expect(
      property.fullText(TypedLines(tool: "footing"), report, []) == """
        "screen/it fits" is broken, by 16.5 pt
          reason: too wide
          smallest: 320 × 17, no safe area, no keyboard; rows 0
          shrunk from: 390 × 844, no safe area, no keyboard; rows 9 (4 shrinks, 31 evaluations; case 2)
          replay: footing replay screen-t1-0
        """
    )
  }

  @Test func `a case that ended its worker is told with the line that runs it again`() {
    let report = CheckReport(seed: 255, properties: [Self.crashed])
    #expect(
      Self.crashed.fullText(TypedLines(tool: "footing"), report, []) == """
        "it is calm" crashes
          note: a worker ended
          reason: signal 4
          again: footing check 'it is calm' --seed 0xFF --case 7
        """
    )
  }

  static func holding(cases: Int, discarded: Int = 0) -> PropertyReport {
    PropertyReport(
      name: "it holds",
      invariant: "it holds",
      expected: .holds,
      outcome: .holds,
      cases: cases,
      discarded: discarded,
      evaluations: cases,
      isOutOfTime: false
    )
  }

  private static let crashed = PropertyReport(
    name: "it is calm",
    invariant: "it is calm",
    expected: .holds,
    outcome: .crashed,
    cases: 8,
    discarded: 0,
    evaluations: 8,
    isOutOfTime: false,
    incident: IncidentReport(firstFailingCase: 7, reason: "signal 4"),
    remarks: ["a worker ended"]
  )

  private static let unseen = PropertyReport(
    name: "it breaks",
    invariant: "it breaks",
    expected: .broken,
    outcome: .holds,
    cases: 10,
    discarded: 0,
    evaluations: 10,
    isOutOfTime: true
  )

  private static let broken = PropertyReport(
    name: "screen/it fits",
    screen: "screen",
    invariant: "it fits",
    expected: .broken,
    outcome: .broken,
    cases: 3,
    discarded: 0,
    evaluations: 3,
    isOutOfTime: false,
    counterexample: CounterexampleReport(
      token: "screen-t1-0",
      scenario: ScenarioReport(
        device: ScenarioReport.Device(
          width: 320,
          height: 17,
          safeArea: ScenarioReport.Edges(top: 0, leading: 0, bottom: 0, trailing: 0),
          typeSize: "large",
          scale: 3,
          isMirrored: false
        ),
        content: ["rows": .number(0), "title": .text("Pay")],
        actions: ["show keyboard 1"],
        keyboard: 1
      ),
      margin: -16.5,
      reason: "too wide",
      shrinks: 4,
      shrinkEvaluations: 31,
      firstFailingCase: 2,
      shrunkFrom: "390 × 844, no safe area, no keyboard; rows 9",
      isCutShort: false,
      words: "320 × 17, no safe area, no keyboard; rows 0"
    )
  )

  private static let json = """
    {
      "format" : "footing-report/1",
      "properties" : [
        {
          "cases" : 1000,
          "discarded" : 0,
          "evaluations" : 1000,
          "expected" : "holds",
          "invariant" : "it holds",
          "name" : "it holds",
          "outOfTime" : false,
          "outcome" : "holds"
        },
        {
          "cases" : 3,
          "counterexample" : {
            "cutShort" : false,
            "description" : "320 × 17, no safe area, no keyboard; rows 0",
            "firstFailingCase" : 2,
            "margin" : -16.5,
            "reason" : "too wide",
            "scenario" : {
              "actions" : [
                "show keyboard 1"
              ],
              "content" : {
                "rows" : 0,
                "title" : "Pay"
              },
              "device" : {
                "height" : 17,
                "mirrored" : false,
                "safeArea" : {
                  "bottom" : 0,
                  "leading" : 0,
                  "top" : 0,
                  "trailing" : 0
                },
                "scale" : 3,
                "typeSize" : "large",
                "width" : 320
              },
              "keyboard" : 1
            },
            "shrinkEvaluations" : 31,
            "shrinks" : 4,
            "shrunkFrom" : "390 × 844, no safe area, no keyboard; rows 9",
            "token" : "screen-t1-0"
          },
          "discarded" : 0,
          "evaluations" : 3,
          "expected" : "broken",
          "invariant" : "it fits",
          "name" : "screen/it fits",
          "outOfTime" : false,
          "outcome" : "broken",
          "screen" : "screen"
        }
      ],
      "seed" : 1
    }
    """
}
