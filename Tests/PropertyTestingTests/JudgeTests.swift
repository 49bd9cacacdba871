import PropertyTesting
import Testing

@Suite struct JudgeTests {
  @Test func `a check that ends its process is shrunk by a judge elsewhere`() {
    let property = Property("lists are short", .array(of: .integers(in: 0...99), count: 0...20)) {
      (_: [Int]) in
      Issue.record("the check ran in this process")
      return .holds()
    }
    let lists = Generator<[Int]>.array(of: .integers(in: 0...99), count: 0...20)
    let counterexample = shrink(
      property,
      from: ChoiceRecord([1, 7, 1, 80, 1, 3, 1, 60, 0]),
      judge: { record in
        let sum = lists.value(replaying: record)?.reduce(0, +) ?? 0
        return sum > 100 ? .broken(reason: "it crashed") : .holds()
      },
      RunSettings(seed: 1)
    )
    #expect(counterexample?.values.map(\.text) == ["[2, 99]"])
    #expect(counterexample?.reason == "it crashed")
  }
}
