import ShrinkingChallenges
import Testing

@testable import Benchmarks

@Suite struct ChallengeFiguresTests {
  @Test func `each public challenge has figures to compare with`() {
    let names = Challenge.published.map(\.description)
    #expect(names.sorted() == ReferenceFigures.hypothesis.keys.sorted())
    #expect(names.count == 19)
  }

  @Test func `figures count the seeds, the normal forms and the work`() {
    let figures = ChallengeFigures(of: .reverse, seeds: 20)
    #expect(figures.found == 20)
    #expect(figures.normalForms == 100)
    #expect(figures.results == ["[0, 1]": 20])
    #expect(figures.misses.isEmpty)
    #expect((1...13).contains(figures.evaluations.median))
    #expect(figures.evaluations.maximum >= figures.evaluations.percentile95)
    #expect(figures.cases.median >= 1)
  }

  @Test(arguments: Challenge.published)
  func `no shrink costs more than that of Hypothesis`(_ challenge: Challenge) throws {
    let reference = try #require(ReferenceFigures.hypothesis[challenge.description])
    let figures = ChallengeFigures(of: challenge, seeds: 40)
    #expect(figures.found == 40)
    #expect(figures.misses.isEmpty)
    #expect(figures.evaluations.median <= reference.median)
    #expect(figures.evaluations.percentile95 <= 2 * figures.evaluations.median)
  }

  @Test func `quantiles are of the sorted numbers`() {
    var quantiles = Quantiles()
    #expect(quantiles.median == 0)
    for number in (1...101).reversed() { quantiles.insert(number) }
    #expect(quantiles.median == 51)
    #expect(quantiles.percentile95 == 96)
    #expect(quantiles.maximum == 101)
  }
}
