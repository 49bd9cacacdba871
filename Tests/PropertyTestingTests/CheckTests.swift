import PropertyTesting
import Testing

@Suite struct CheckTests {
  @Test func `a claim about reversed lists shrinks to two elements`() {
    let property = Property(
      "reversing keeps a list",
      .array(of: .integers(in: -1000...1000), count: 0...20)
    ) { (list: [Int]) in
      .that(Array(list.reversed()) == list, otherwise: "it is \(Array(list.reversed()))")
    }
    let report = property.check(RunSettings(seed: 1))
    #expect(report.counterexample?.values.map(\.text) == ["[0, 1]"])
    #expect(report.counterexample?.reason == "it is [1, 0]")
  }
}
