import PropertyTesting
import Testing

@Suite struct ExampleTests {
  static let pairs = zip(.integers(in: 0...1_000_000), .integers(in: 5...1_000_000))
    .imitating([ChoiceRecord([777, 1]), ChoiceRecord([888, 2])])

  @Test func `a share of the values are the examples`() {
    let values = (0..<4000).compactMap { Self.pairs.value(seed: 1, case: $0) }
    #expect((400...600).contains(values.filter { $0 == (777, 6) }.count))
    #expect((400...600).contains(values.filter { $0 == (888, 7) }.count))
  }

  @Test(arguments: UInt64(1)...5)
  func `a case that began as an example shrinks beyond it`(seed: UInt64) throws {
    let property = Property("not an example", Self.pairs) { pair in
      .that(!(700...900).contains(pair.0) || pair.1 > 9, otherwise: "found")
    }
    let counterexample = try #require(property.check(RunSettings(seed: seed)).counterexample)
    #expect(counterexample.values.map(\.text) == ["(700, 5)"])
  }

  @Test func `replaying ignores the examples`() throws {
    let pair = try #require(Self.pairs.value(replaying: ChoiceRecord([3, 0])))
    #expect(pair == (3, 5))
  }
}
