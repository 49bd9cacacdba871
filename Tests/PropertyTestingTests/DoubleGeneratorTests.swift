import PropertyTesting
import Testing

@Suite struct DoubleGeneratorTests {
  @Test func `whole numbers come before halves, thirds, tenths and thousandths`() {
    let generator = Generator<Double>.doubles(in: -10...10)
    let values = (0..<5).map { generator.value(replaying: ChoiceRecord([$0, 1])) }
    #expect(values == [1, 1.5, 4.0 / 3, 1.1, 1.001])
  }

  @Test func `a number that is needed shrinks to the simplest one`() {
    #expect(smallest { $0 >= 3.7 } == 4)
    #expect(smallest { $0 > 3 && $0 < 4 } == 3.5)
    #expect(smallest { $0 > 3.5 && $0 < 4 } == 11.0 / 3)
    #expect(smallest { $0 > 0 && $0 < 0.05 } == 0.001)
    #expect(smallest { $0 < -2 } == -3)
  }

  @Test func `every number lies in the range`() {
    for range in [0.1...0.2, -1e300...1e300, 5...5, -0.5...(-0.25), 1e17...1e18] {
      let generator = Generator<Double>.doubles(in: range)
      let values = (0..<2000).compactMap { generator.value(seed: 5, case: $0) }
      #expect(values.count == 2000)
      #expect(values.allSatisfy { range.contains($0) }, "\(range)")
    }
  }

  @Test func `both ends of the widest range come up`() {
    let widest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let generator = Generator<Double>.doubles(in: widest)
    let values = Set((0..<5000).compactMap { generator.value(seed: 5, case: $0) })
    #expect(values.contains(widest.lowerBound))
    #expect(values.contains(widest.upperBound))
    #expect(values.allSatisfy { $0.isFinite })
  }

  @Test func `special numbers come up only when asked for`() {
    let plain = Generator<Double>.doubles(in: 0...1)
    let special = Generator<Double>.doubles(in: 0...1, including: [.infinity, .nan])
    let plainValues = (0..<2000).compactMap { plain.value(seed: 5, case: $0) }
    let specialValues = (0..<2000).compactMap { special.value(seed: 5, case: $0) }
    #expect(plainValues.allSatisfy { $0.isFinite })
    #expect(specialValues.contains { $0.isNaN })
    #expect(specialValues.contains(.infinity))
  }

  private func smallest(where isBad: @escaping @Sendable (Double) -> Bool) -> Double? {
    let generator = Generator<Double>.doubles(in: -1000...1000)
    let property = Property("no number is bad", generator) {
      .that(!isBad($0), otherwise: "bad")
    }
    let report = property.check(RunSettings(seed: 1, cases: 0..<10_000))
    return report.counterexample.flatMap { generator.value(replaying: $0.record) }
  }
}
