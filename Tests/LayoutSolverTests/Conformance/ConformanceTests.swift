import Foundation
import LayoutSolver
import Testing

@Suite struct ConformanceTests {
  @Test(arguments: try Fixture.all())
  func `the solver agrees with the golden case`(_ fixture: Fixture) throws {
    let differences = try fixture.differences()
    if let reason = fixture.disagrees {
      withKnownIssue("\(reason)") { #expect(differences == []) }
    } else {
      #expect(differences == [])
    }
  }

  @Test func `every golden case without views is here`() throws {
    let cases = try Fixture.all().map { String($0.id.split(separator: " ")[0]) }
    #expect(Set(cases) == Set(Self.expectedCases))
  }

  @Test func `the evidence of every case is of a known class`() throws {
    let classes = try Fixture.all().map(\.evidence)
    #expect(Set(classes) == ["N", "T", "U", "D"])
  }

  @Test func `numbers that are missing or too many are a difference`() {
    #expect(difference("a", [1, 2], [1, 2.0005]) == [])
    #expect(difference("a", [1, 2], [1, 2.001]) == ["a: expected [1.0, 2.0], got [1.0, 2.001]"])
    #expect(difference("a", [1, 2], [1]) == ["a: expected [1.0, 2.0], got [1.0]"])
    #expect(difference("a", [1], [1, 2]) == ["a: expected [1.0], got [1.0, 2.0]"])
  }

  @Test func `an empty list of scroll regions says that there are none`() throws {
    let expected = try JSONDecoder().decode(Expectation.self, from: Data(#"{"scrolls": []}"#.utf8))
    let screen = LayoutScreen<Double>(size: LayoutSize(width: 10, height: 10))
    let still = try LayoutTree<Double>(.flexible).solved(in: screen)
    let scrolling = try LayoutTree<Double>(.scroll(ScrollBehavior(), .flexible)).solved(in: screen)
    #expect(expected.differences(from: still) == [])
    #expect(
      expected.differences(from: scrolling) == ["scroll regions: expected [0.0], got [1.0]"]
    )
  }

  /// The known layouts, by their files and numbers. Numbers that are left out belong to no layout:
  /// they were never given, or say something of a font alone.
  private static let expectedCases =
    ["A1", "A2", "A4"]
    + named("B", [1...14, 16...18, 20...20])
    + named("C", [1...8, 10...10, 12...13, 15...17, 19...28, 30...33]) + ["C27b"]
    + named("D", [0...4, 6...8, 10...17, 19...19, 22...22])
    + ["E1", "E3"]
    + named("F", [1...12])
    + ["G4", "G5", "G7", "G8", "G9", "G10", "G11"]
    + ["H1", "H3", "H4"]

  private static func named(_ letter: String, _ ranges: [ClosedRange<Int>]) -> [String] {
    ranges.flatMap { $0.map { "\(letter)\($0)" } }
  }
}
