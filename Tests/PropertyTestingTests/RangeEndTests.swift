import PropertyTesting
import Testing

/// Ranges that end where their type ends, of one value, and of all.
@Suite struct RangeEndTests {
  @Test func `every integer type is drawn, shrunk and replayed at both of its ends`() {
    expectEnds(of: Int8.self)
    expectEnds(of: Int16.self)
    expectEnds(of: Int32.self)
    expectEnds(of: Int64.self)
    expectEnds(of: Int128.self)
    expectEnds(of: Int.self)
    expectEnds(of: UInt8.self)
    expectEnds(of: UInt16.self)
    expectEnds(of: UInt32.self)
    expectEnds(of: UInt64.self)
    expectEnds(of: UInt128.self)
    expectEnds(of: UInt.self)
  }

  private func expectEnds<Value: FixedWidthInteger & Sendable>(of type: Value.Type) {
    expectAll(Value.min...Value.min, [.min])
    expectAll(Value.max...Value.max, [.max])
    expectAll(Value.max - 2...Value.max, [.max - 2, .max - 1, .max])
    expectAll(
      Value.min...Value.min + 2,
      Value.isSigned ? [.min + 2, .min + 1, .min] : [0, 1, 2]
    )
    expectSmallest(.max, in: Value.min...Value.max) { $0 < .max }
    if Value.isSigned { expectSmallest(.min, in: Value.min...Value.max) { $0 > .min } }
    expectSmallest(.max, in: Value.max - 9...Value.max) { $0 < .max }
    expectSmallest(.min, in: Value.min...Value.min + 9, simplest: .min + 9) { $0 > .min }
    expectSmallest(.max, in: 1...Value.max, simplest: 1) { $0 < .max }
  }

  /// Expects the values of a small range, the simplest first, by their records.
  private func expectAll<Value: FixedWidthInteger & Sendable>(
    _ range: ClosedRange<Value>,
    _ values: [Value]
  ) {
    let generator = Generator<Value>.integers(in: range)
    let records = values.indices.map { ChoiceRecord(values.count == 1 ? [] : [UInt64($0)]) }
    #expect(records.map { generator.value(replaying: $0) } == values, "\(range)")
    #expect(generator.value(replaying: ChoiceRecord([.max])) == values.last, "\(range)")
  }

  /// Expects the only value that breaks a claim to be found, and its token to replay it.
  private func expectSmallest<Value: FixedWidthInteger & Sendable>(
    _ value: Value,
    in range: ClosedRange<Value>,
    simplest: Value = 0,
    _ holds: @escaping @Sendable (Value) -> Bool
  ) {
    let property = Property("the end does not come up", .integers(in: range, simplest: simplest)) {
      .that(holds($0), otherwise: "\($0)")
    }
    let counterexample = property.check(RunSettings(seed: 1, cases: 0..<3000)).counterexample
    #expect(counterexample?.reason == "\(value)", "\(Value.self), \(range)")
    let verdict = counterexample.map { PropertyTesting.verdict(of: property, on: $0.record) }
    #expect(verdict == .broken(reason: "\(value)"), "\(Value.self), \(range)")
  }

  @Test func `lists of no element and of one take the choices that they need and no other`() {
    let digits = Generator<Int>.integers(in: 0...9)
    #expect(Generator<[Int]>.array(of: digits, count: 0...0).value(seed: 1, case: 9) == [])
    #expect(Generator<[Int]>.array(of: digits, count: 0).value(seed: 1, case: 9) == [])
    let one = Generator<[Int]>.array(of: digits, count: 1...1)
    #expect(one.value(replaying: ChoiceRecord([7])) == [7])
    #expect(Generator<Int>.element(of: [3]).value(replaying: ChoiceRecord([])) == 3)
  }

  @Test(arguments: [0..<0, 7..<7, -3 ..< -3, Int.max..<Int.max, Int.min..<Int.min])
  func `a run of no case says nothing`(_ cases: Range<Int>) {
    let property = Property("numbers are small", .integers(in: 0...9999)) { (_: Int) in .holds() }
    let report = run(property, RunSettings(seed: 1, cases: cases))
    #expect(report.casesRun == 0)
    #expect(report.cases == cases)
    #expect(report.ending == .allCasesRun)
  }

  @Test(arguments: [0..<1, -2..<1, Int.max - 2..<Int.max, Int.min..<Int.min + 2])
  func `cases may lie at the ends of what can be counted`(_ cases: Range<Int>) throws {
    let numbers = Generator<Int>.integers(in: 0...9999)
    let property = Property("no case runs", numbers) { .broken(reason: "\($0)") }
    let failure = try #require(run(property, RunSettings(seed: 1, cases: cases)).failure)
    #expect(failure.caseIndex == cases.lowerBound)
    #expect(failure.reason == numbers.value(seed: 1, case: cases.lowerBound).map { "\($0)" })
  }

  @Test(arguments: [
    DoubleExample(0...Double.leastNonzeroMagnitude, [0, .leastNonzeroMagnitude]),
    DoubleExample(-Double.leastNonzeroMagnitude...0, [0, -.leastNonzeroMagnitude]),
    DoubleExample(
      Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
      [.greatestFiniteMagnitude]
    ),
    DoubleExample(
      -Double.greatestFiniteMagnitude...(-Double.greatestFiniteMagnitude),
      [-.greatestFiniteMagnitude]
    ),
    DoubleExample(-0.0...0.0, [0]),
    DoubleExample(0x1p53...0x1p53 + 4, [0x1p53, 0x1p53 + 2, 0x1p53 + 4]),
  ])
  func `narrow ranges of numbers are drawn whole`(_ example: DoubleExample) {
    let generator = Generator<Double>.doubles(in: example.range)
    let values = Set((0..<3000).compactMap { generator.value(seed: 5, case: $0) })
    #expect(values == Set(example.values))
  }

  struct DoubleExample: CustomTestStringConvertible, Sendable {
    var range: ClosedRange<Double>
    var values: [Double]

    init(_ range: ClosedRange<Double>, _ values: [Double]) {
      (self.range, self.values) = (range, values)
    }

    var testDescription: String { "\(range)" }
  }

  @Test func `the widest range of numbers shrinks to its ends`() {
    let widest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    for end in [widest.lowerBound, widest.upperBound] {
      let property = Property("the end does not come up", .doubles(in: widest)) { number in
        .that(number != end, otherwise: "\(number)")
      }
      let report = property.check(RunSettings(seed: 1, cases: 0..<5000))
      #expect(report.counterexample?.reason == "\(end)")
    }
  }
}
