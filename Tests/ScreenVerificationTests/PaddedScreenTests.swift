import LayoutSolver
import PropertyTesting
import ScreenVerification
import Testing

@Suite struct PaddedScreenTests {
  /// A title, two fields and, pushed down by a spacer, a button, with 16 points around all.
  static let signIn = ScreenUnderTest(
    "sign in",
    content: .integers(in: 0...10),
    grid: [2]
  ) { fields, _ in
    let form =
      [LayoutNode<Double>.fixed(width: 120, height: 24).named("title")]
      + (0..<fields).map { LayoutNode<Double>.flexible.frame(height: 44).named("field \($0)") }
    let button = LayoutNode<Double>.flexible.frame(height: 50).named("sign in")
    let column = LayoutNode<Double>.vStack(spacing: 8, form + [.spacer(minLength: 8), button])
    return ScreenLayout(column.padding(.all, 16))
  }

  @Test func `a button rests a padding above the safe edge`() throws {
    let property = try ScreenProperty(Self.signIn, .restsOnSafeEdge("sign in", gap: 16))
    for seed in UInt64(1)...5 {
      let report = property.property.check(RunSettings(seed: seed, cases: 0..<200))
      #expect(report.outcome == .holds, "\(report)")
    }
  }

  @Test func `without the gap it is broken by the padding, where all fits`() throws {
    let property = try ScreenProperty(
      Self.signIn,
      .restsOnSafeEdge("sign in"),
      expectation: .broken
    )
    for seed in UInt64(1)...5 {
      let report = property.property.check(RunSettings(seed: seed))
      let record = try #require(report.counterexample?.record)
      let smallest = try #require(try property.screenCase(of: record))
      #expect(smallest.verdict.margin == -16, "seed \(seed)")
      #expect(smallest.environment.size.height == 130, "seed \(seed)")
    }
  }
}
