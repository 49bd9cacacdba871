import LayoutSolver
import Testing

@Suite struct ListTests {
  private func frames(of sections: [ListSection<Double>]) throws -> SolvedLayout<Double> {
    let list = LayoutNode<Double>.list(sections, metrics: .insetGrouped(isWide: false))
    let screen = LayoutScreen<Double>(size: LayoutSize(width: 393, height: 852))
    return try LayoutTree(list).solved(in: screen)
  }

  private func row(_ name: String) -> LayoutNode<Double> {
    .fixed(width: 50, height: 22).named(name)
  }

  @Test func `sections without headers stand 35 points apart, and as far from the top`() throws {
    let layout = try frames(of: [
      ListSection(rows: [row("one")]), ListSection(rows: [row("two")]),
    ])
    #expect(layout.frame(named: "one") == LayoutRect(x: 32, y: 46, width: 50, height: 22))
    #expect(layout.frame(named: "two") == LayoutRect(x: 32, y: 125, width: 50, height: 22))
  }

  @Test func `a header of footnote takes 55 and a third points`() throws {
    let header = LayoutNode<Double>.fixed(width: 40, height: 47.0 / 3)
    let layout = try frames(of: [ListSection(header: header, rows: [row("one")])])
    let top = try #require(layout.frame(named: "one")?.minY)
    #expect((top - 11 - 166.0 / 3).magnitude < 1e-9)
  }

  @Test func `each of two sections gives half of the gap between them`() throws {
    let layout = try frames(of: [
      ListSection(rows: [ListRow(row("one"))], gap: 10), ListSection(rows: [row("two")]),
    ])
    #expect(layout.frame(named: "two")?.minY == 35 + 44 + 22.5 + 11)
  }
}
