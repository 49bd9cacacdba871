import PropertyTesting
import ScreenProperties
import ScreenVerification
import Testing

@MainActor
@Suite struct WildTests {
  /// The smallest scenario that breaks what a report does, and by how many points.
  struct Smallest: Sendable {
    var scenario: String
    var points: Double?

    init(_ scenario: String, _ points: Double?) {
      self.scenario = scenario
      self.points = points
    }
  }

  @Test func `each of the 69 reports has its pair, or out of reach`() {
    let ids = Wild.findings.map(\.id)
    #expect(ids.count == 68)
    #expect(Set(ids).count == 68)
    #expect(Set(Wild.outOfReach.keys) == ["W029"])
    #expect(Set(ids).isDisjoint(with: Wild.outOfReach.keys))
    #expect(Claims.wild.count == 136)
  }

  @Test(arguments: Wild.findings)
  func `where it was seen the fault has the reported size`(_ finding: Finding) throws {
    let sighting = finding.sighting
    let wrong = try finding.reported.verdict(of: finding.invariant, in: sighting.scenario)
    #expect(wrong.isBroken, "\(wrong)")
    #expect(wrong.margin.isNear(sighting.points.map { -$0 }), "\(wrong)")
    let right = try finding.right.verdict(of: finding.invariant, in: sighting.scenario)
    #expect(!right.isBroken && right != .discarded, "\(right)")
  }

  @Test(arguments: Wild.findings)
  func `random search finds it, and the smallest screen`(_ finding: Finding) throws {
    let claim = finding.claims[0]
    let expected = try #require(smallest[finding.id])
    let found = claim.property.check(RunSettings(seed: 1, cases: 0..<500)).counterexample
    let counterexample = try #require(found)
    let shown = try #require(try claim.screenCase(of: counterexample.record))
    #expect(shown.brief == expected.scenario)
    #expect(shown.verdict.margin.isNear(expected.points.map { -$0 }))
  }
}

extension Finding: CustomTestStringConvertible {
  package var testDescription: String { "\(id): \(symptom)" }
}

extension ScreenCase {
  /// The scenario in words, without what is not there.
  fileprivate var brief: String {
    description.replacing(", no safe area", with: "").replacing(", no keyboard", with: "")
  }
}

extension Double? {
  /// Whether both are nothing, or differ by rounding only.
  fileprivate func isNear(_ other: Double?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return (self - other).magnitude < 1e-6
  }
}

/// Screens without a safe area and without a keyboard at first, where nothing else is said.
private let smallest: [String: WildTests.Smallest] = [
  "W001": .init("1 × 3, safe area bottom 1; content 1; show keyboard 2", 1),
  "W003": .init("1 × 2, safe area bottom 1; content 0; show keyboard 2", 1),
  "W004": .init("1 × 3, safe area bottom 1; content 1; show keyboard 2", 1),
  "W005": .init("1 × 3, safe area bottom 1; content 1; show keyboard 2", 1),
  "W006": .init("1 × 50; content 1; show keyboard 49", 49),
  "W007": .init("1 × 50; content 1; show keyboard 49", 49),
  "W010": .init("1 × 2; content 1; show keyboard 1", 1),
  "W012": .init("1 × 1; content 0; show keyboard 1", 1),
  "W014": .init("1 × 2; content 1; show keyboard 1", 1),
  "W015": .init("1 × 2, safe area bottom 1; content 1", 1),
  "W016": .init("1 × 3, safe area bottom 1; content 1; show keyboard 2", 1),
  "W017": .init("1 × 11, safe area bottom 1; content 1; show keyboard 2", 1),
  "W021": .init("1 × 1; content 1; show keyboard 1", 1),
  "W022": .init("1 × 50; content 1; show keyboard 49", 49),
  "W024": .init("1 × 9, safe area bottom 1; content 1; show keyboard 2", 1),
  "W026": .init("1 × 45; content 1; show keyboard 1", 1),
  "W027": .init("1 × 46; content 0; show keyboard 1", 1),
  "W030": .init("1 × 1; content 1; show keyboard 1, then show floating keyboard", 1),
  "W034": .init("1 × 44; content 1; focus “field”, floating keyboard", 1),
  "W035": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W036": .init("1 × 46; content 2; show keyboard 1", 1),
  "W038": .init("1 × 49; content 49; show hardware keyboard's bar 1", 49),
  "W040": .init("1 × 2, safe area bottom 1; content 1", 1),
  "W041": .init("1 × 45; content 1; show keyboard 1", 1),
  "W042": .init("1 × 46; content 1; show keyboard 2", 1),
  "W043": .init("1 × 45; content 44; show keyboard 1", 0.5),
  "W045": .init("1 × 2; content 1; show keyboard 1, then show keyboard 2", 0.5),
  "W046": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W047": .init(
    "1 × 2; content 0; show keyboard 1, then show keyboard 2, then hide the keyboard",
    1
  ),
  "W048": .init("1 × 45; content 1; show keyboard 1, then hide the keyboard", 1),
  "W052": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W054": .init("1 × 12; content 1; show keyboard 1, then tap “close”, then hide the keyboard", 1),
  "W055": .init(
    "1 × 3; content 1; show keyboard 1, then show keyboard 2, then hide the keyboard",
    1
  ),
  "W057": .init(
    "1 × 2; content 1; show keyboard 1, then show keyboard 2, then hide the keyboard",
    1
  ),
  "W060": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W061": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W063": .init("1 × 1; content 1; show keyboard 1, then hide the keyboard", 1),
  "W066": .init("1 × 3; content 1; show keyboard 1, then show keyboard 2", 1),
  "W067": .init("1 × 3; content 1; show keyboard 1, then show keyboard 2", 1),
  "W068": .init("1 × 2; content 1; show keyboard 2, then show keyboard 1", 2),
  "W072": .init("1 × 45; content 1; focus “field”, keyboard 1", 1),
  "W075": .init("1 × 2; content 1; focus “field”, keyboard 1", 1),
  "W076": .init("1 × 1; content 0; show keyboard 1", 1),
  "W078": .init("1 × 2; content 1; show keyboard 1", 1),
  "W079": .init("1 × 2; content 1; show keyboard 1", 1),
  "W082": .init("1 × 2; content 1; show keyboard 1", 1),
  "W083": .init("1 × 2; content 1; show keyboard 1", 1),
  "W085": .init("1 × 2; content 1; show keyboard 1", 1),
  "W087": .init("1 × 1; content 0", 99.5),
  "W088": .init("1 × 1; content 1", 0.5),
  "W089": .init("1 × 1; content 0", 49),
  "W092": .init("1 × 1; content 1", 20 + 1 / 3.0 + 50 - 1),
  "W093": .init("1 × 1; content 1", 200 + 20 + 1 / 3.0 + 50 - 1),
  "W095": .init("1 × 21; content 1", nil),
  "W096": .init("1 × 1; content 1", nil),
  "W097": .init("1 × 244; content 12; set the type size to xLarge", 272 + 1 / 3.0 - 244),
  "W098": .init("1 × 1; content 1", nil),
  "W100": .init("1 × 132; content 3", 88),
  "W103": .init("1 × 45; content 1", 1),
  "W105": .init("1 × 1; content 0", 47),
  "W106": .init("1 × 1; content 1", 1),
  "W107": .init("1 × 2, safe area bottom 1; content 1", 1),
  "W110": .init("1 × 51; content 1; tap “content”", 1),
  "W111": .init("1 × 95; content 1; tap “content”", 1),
  "W112": .init("1 × 17; content 1", 16),
  "W114": .init("1 × 17; content 1", 16),
  "W116": .init("1 × 2; content 1; show keyboard 2, then drag the keyboard away in 2 steps", 1),
  "W118": .init("1 × 44; content 1", nil),
]
