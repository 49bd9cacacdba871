import Testing

@testable import Benchmarks

@Suite struct TokenFiguresTests {
  @Test(arguments: TokenDamage.Kind.allCases)
  func `a damaged token is never read as another one`(_ kind: TokenDamage.Kind) {
    let figures = TokenFigures(kind, count: 1000, seed: 7)
    #expect(figures.mistaken == 0)
    #expect(figures.unharmed + figures.refused.values.reduce(0, +) == 1000)
    #expect(figures.unharmed < 100)
  }

  @Test func `a token whose end is repeated is damaged`() {
    #expect(TokenFigures(.repeated, count: 100, seed: 1).refused == ["damaged": 100])
  }
}
