import PropertyTesting
import Testing

@Suite struct ExplanationTests {
  @Test func `a value that any other could replace is marked`() {
    let property = Property("widths are small") { source in
      let width = try source.draw(.integers(in: 0...9999), as: "width")
      let title = try source.draw(.strings(of: .ascii, count: 0...5), as: "title")
      let isBold = try source.draw(.booleans, as: "isBold")
      _ = (title, isBold)
      return .that(width < 50, otherwise: "too wide")
    }
    let counterexample = property.check(RunSettings(seed: 1)).counterexample
    #expect(
      counterexample?.lines.prefix(3) == [
        "width: 50",
        "title: \"\" (any other fails, too)",
        "isBold: false (any other fails, too)",
      ]
    )
  }

  @Test func `nothing is marked without a budget`() {
    let property = Property("never") { source in
      _ = try source.draw(.integers(in: 0...9), as: "a")
      _ = try source.draw(.integers(in: 0...9), as: "b")
      return .broken(reason: "always")
    }
    let counterexample = property.check(RunSettings(seed: 1, explanationBudget: 0)).counterexample
    #expect(counterexample?.values.map(\.isFree) == [false, false])
  }

  @Test func `parts of a value that any other could replace are marked`() {
    let box = zip(
      Generator<Int>.integers(in: 0...9999),
      zip(.booleans, Generator<Int>.integers(in: 0...9)),
      .integers(in: 0...99)
    )
    let property = Property("widths are small", box) { width, _, height in
      .that(width < 50 || height > 20, otherwise: "too wide")
    }
    let counterexample = property.check(RunSettings(seed: 1)).counterexample
    #expect(
      counterexample?.lines.first == "value: (50, (false, 0), 0) (any other part 2 fails, too)"
    )
  }

  @Test func `elements of a list are parts`() {
    let lists = Generator<[Int]>.array(of: .integers(in: 0...9), count: 3)
    let property = Property("the middle is small", lists) { list in
      .that(list[1] < 4, otherwise: "it is large")
    }
    let counterexample = property.check(RunSettings(seed: 1, exhaustiveLimit: 0)).counterexample
    #expect(counterexample?.lines.first == "value: [0, 4, 0] (any other parts 1, 3 fail, too)")
  }
}
