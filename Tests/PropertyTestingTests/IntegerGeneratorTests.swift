import PropertyTesting
import Testing

@Suite struct IntegerGeneratorTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var range: ClosedRange<Int>
    var simplest = 0
    var values: [Int]

    var testDescription: String { "\(range) around \(simplest)" }
  }

  @Test(arguments: [
    Example(range: 0...4, values: [0, 1, 2, 3, 4]),
    Example(range: -2...2, values: [0, 1, -1, 2, -2]),
    Example(range: 0...5, simplest: 3, values: [3, 4, 2, 5, 1, 0]),
    Example(range: 7...9, values: [7, 8, 9]),
    Example(range: -9 ... -7, values: [-7, -8, -9]),
    Example(range: -4...1, values: [0, 1, -1, -2, -3, -4]),
    Example(range: 5...5, values: [5]),
    Example(range: Int.max...Int.max, values: [Int.max]),
    Example(range: Int.min...Int.min + 1, values: [Int.min + 1, Int.min]),
  ])
  func `values go from the simplest outwards`(_ example: Example) {
    let generator = Generator<Int>.integers(in: example.range, simplest: example.simplest)
    let indices = example.values.indices.map { ChoiceRecord([UInt64($0)]) }
    #expect(indices.map { generator.value(replaying: $0) } == example.values)
  }

  @Test func `an index above the bound reads as the bound`() {
    let generator = Generator<Int>.integers(in: 0...9)
    #expect(generator.value(replaying: ChoiceRecord([.max])) == 9)
  }

  @Test func `a record that ends early goes on with the simplest value`() {
    #expect(Generator<Int>.integers(in: 3...9).value(replaying: ChoiceRecord([])) == 3)
  }

  @Test func `every integer type reaches both ends of its range`() {
    expectEnds(Int8.self)
    expectEnds(Int16.self)
    expectEnds(Int32.self)
    expectEnds(Int64.self)
    expectEnds(Int128.self)
    expectEnds(Int.self)
    expectEnds(UInt8.self)
    expectEnds(UInt16.self)
    expectEnds(UInt32.self)
    expectEnds(UInt64.self)
    expectEnds(UInt128.self)
    expectEnds(UInt.self)
  }

  @Test func `ranges that end at the ends of a type stay inside`() {
    expectStays(Int8.self)
    expectStays(Int16.self)
    expectStays(Int32.self)
    expectStays(Int64.self)
    expectStays(Int128.self)
    expectStays(UInt8.self)
    expectStays(UInt64.self)
    expectStays(UInt128.self)
  }

  @Test func `a range of one value takes no choice`() {
    let property = Property("any", .integers(in: UInt128.max...UInt128.max)) { value in
      .broken(reason: "\(value)")
    }
    let failure = run(property, RunSettings(seed: 1)).failure
    #expect(failure?.record == ChoiceRecord([]))
    #expect(failure?.reason == "340282366920938463463374607431768211455")
  }

  @Test func `wide integers go from the simplest outwards`() {
    let generator = Generator<Int128>.integers()
    let first = (0..<5).map { generator.value(replaying: ChoiceRecord([0, $0])) }
    #expect(first == [0, 1, -1, 2, -2])
    #expect(generator.value(replaying: ChoiceRecord([.max, .max])) == Int128.min)
    #expect(generator.value(replaying: ChoiceRecord([1, 1])) == 9_223_372_036_854_775_809)
  }

  @Test func `without bias small ranges are uniform`() {
    let generator = Generator<Int>.integers(in: 0...3)
    var counts = [0, 0, 0, 0]
    for index in 0..<40_000 {
      counts[generator.value(seed: 7, case: index, edgeBias: 0) ?? 0] += 1
    }
    #expect(counts.allSatisfy { (9_600...10_400).contains($0) }, "\(counts)")
  }

  @Test func `with bias the ends of a wide range come up often`() {
    let generator = Generator<Int>.integers(in: 0...1_000_000)
    let values = (0..<1000).compactMap { generator.value(seed: 7, case: $0) }
    #expect(values.count { $0 == 1_000_000 } > 5)
    #expect(values.count { $0 == 0 } > 5)
    #expect(values.count { $0 > 1000 } > 700)
  }

  private func expectEnds<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let generator = Generator<Value>.integers()
    let values = Set((0..<2000).compactMap { generator.value(seed: 3, case: $0) })
    #expect(values.contains(.min), "\(type)", sourceLocation: sourceLocation)
    #expect(values.contains(.max), "\(type)", sourceLocation: sourceLocation)
    #expect(values.contains(0), "\(type)", sourceLocation: sourceLocation)
  }

  private func expectStays<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for range in [Value.min...Value.min + 2, Value.max - 2...Value.max, Value.max...Value.max] {
      let generator = Generator<Value>.integers(in: range)
      let values = Set((0..<200).compactMap { generator.value(seed: 3, case: $0) })
      #expect(values == Set(range), "\(type)", sourceLocation: sourceLocation)
    }
  }
}
