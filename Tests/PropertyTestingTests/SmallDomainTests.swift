import PropertyTesting
import Testing

@Suite struct SmallDomainTests {
  private func property<Value>(
    _ generator: Generator<Value>,
    _ holds: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Property {
    Property("small", generator) { .that(holds($0), otherwise: "\($0)") }
  }

  @Test func `each case of a small domain is run once`() {
    let report = property(.integers(in: 1...12)).check(RunSettings(seed: 1))
    #expect(report.description == "\"small\" holds: all 12 cases")
    #expect(report.run.domainSize == 12)
  }

  @Test func `lists and alternatives are counted`() {
    let lists = Generator<[Bool]>.array(of: .booleans, count: 0...3)
    #expect(run(property(lists), RunSettings(seed: 1)).domainSize == 1 + 2 + 4 + 8)
    let pairs = zip(.booleans, Generator<Int?>.optional(of: .integers(in: 0...3)))
    #expect(run(property(pairs), RunSettings(seed: 1)).domainSize == 2 * 5)
  }

  @Test func `a constant is one case`() {
    #expect(run(property(.constant(1)), RunSettings(seed: 1)).domainSize == 1)
  }

  @Test func `a large domain is drawn at random`() {
    #expect(run(property(.integers(in: 0...1000)), RunSettings(seed: 1)).domainSize == nil)
    #expect(run(property(.integers(in: 0...999)), RunSettings(seed: 1)).domainSize == 1000)
  }

  @Test func `the one bad value of a small domain is always found`() {
    let report = run(property(.integers(in: 0...999)) { $0 != 777 }, RunSettings(seed: 1))
    #expect(report.failure?.caseIndex == 777)
    #expect(report.failure?.reason == "777")
  }

  @Test(arguments: [0, 1, 500, 776, 777, 778, 999, 1000])
  func `ranges of a small domain join to the whole`(_ cut: Int) throws {
    let bad = property(.integers(in: 0...999)) { $0 != 777 }
    let parts = try run(bad, RunSettings(seed: 1, cases: 0..<cut))
      .joined(with: run(bad, RunSettings(seed: 1, cases: cut..<1000)))
    #expect(parts == run(bad, RunSettings(seed: 1, cases: 0..<1000)))
  }
}
