import PropertyTesting
import Testing

@Suite struct GeneratorTests {
  @Test func `map changes the values`() {
    let generator = Generator<Int>.integers(in: 0...9).map { "\($0)!" }
    #expect(generator.value(replaying: ChoiceRecord([4])) == "4!")
  }

  @Test func `flatMap draws from the generator that a value makes`() {
    let generator = Generator<Int>.integers(in: 1...3).flatMap { count in
      Generator<[Int]>.array(of: .integers(in: 0...9), count: count)
    }
    #expect(generator.value(replaying: ChoiceRecord([1, 7, 8])) == [7, 8])
  }

  @Test func `filter draws again until a value is wanted`() {
    let even = Generator<Int>.integers(in: 0...9).filter { $0.isMultiple(of: 2) }
    #expect(even.value(replaying: ChoiceRecord([3, 5, 6])) == 6)
  }

  @Test func `filter gives up after its tries`() {
    let never = Generator<Int>.integers(in: 0...9).filter(tries: 3) { _ in false }
    #expect(never.value(replaying: ChoiceRecord([1, 2, 3, 4])) == nil)
  }

  @Test func `a closure may draw as it goes`() {
    let generator = Generator<[Bool]> { source in
      let count = try source.draw(.integers(in: 0...4))
      return try source.draw(.array(of: .booleans, count: count))
    }
    #expect(generator.value(replaying: ChoiceRecord([2, 1, 0])) == [true, false])
  }

  @Test func `zip draws its parts in order`() {
    let generator = zip(.integers(in: 0...9), .booleans, .element(of: ["a", "b"]))
    let value: (Int, Bool, String)? = generator.value(replaying: ChoiceRecord([3, 1, 1]))
    #expect(value?.0 == 3)
    #expect(value?.1 == true)
    #expect(value?.2 == "b")
  }

  @Test func `the same seed and case give the same value`() {
    let generator = Generator<[Int]>.array(of: .integers(in: 0...99), count: 0...9)
    let values = (0..<50).map { generator.value(seed: 11, case: $0) }
    #expect(values == (0..<50).map { generator.value(seed: 11, case: $0) })
    #expect(values != (0..<50).map { generator.value(seed: 12, case: $0) })
  }

  @Test func `the values of a seed never change`() {
    let generator = Generator<[Int]>.array(of: .integers(in: 0...99), count: 0...3)
    #expect((0..<6).map { generator.value(seed: 1, case: $0) } == pinned)
  }

  private let pinned = [[17], [0, 76, 21], [], [38], [], []]

  @Test func `constants take no choice`() {
    #expect(Generator.constant(5).value(replaying: ChoiceRecord([3])) == 5)
  }

  @Test func `booleans, elements and alternatives take the first as the simplest`() {
    let records = [ChoiceRecord([0]), ChoiceRecord([1])]
    let letters = Generator.element(of: ["a", "b"])
    let either = Generator<Int>.oneOf(.constant(1), .constant(2))
    #expect(records.map { Generator<Bool>.booleans.value(replaying: $0) } == [false, true])
    #expect(records.map { letters.value(replaying: $0) } == ["a", "b"])
    #expect(records.map { either.value(replaying: $0) } == [1, 2])
  }

  @Test func `weights say how often an alternative comes up`() {
    let generator = Generator<Int>.weighted((1, .constant(1)), (9, .constant(9)))
    let values = (0..<10_000).compactMap { generator.value(seed: 2, case: $0) }
    #expect((850...1150).contains(values.count { $0 == 1 }))
  }

  @Test func `an optional is nil or a value`() {
    let generator = Generator<Int?>.optional(of: .integers(in: 0...9))
    #expect(generator.value(replaying: ChoiceRecord([0])) == .some(nil))
    #expect(generator.value(replaying: ChoiceRecord([1, 4])) == 4)
    let values = (0..<10_000).compactMap { generator.value(seed: 2, case: $0) }
    #expect((2300...2700).contains(values.count { $0 == nil }))
  }

  @Test func `a recursive value is a leaf at its simplest`() {
    let leaf = Generator<Int>.integers().map { [$0] }
    let sums = Generator<[Int]>.recursive(size: 10, leaf: leaf) { smaller in
      zip(smaller, smaller).map { $0 + $1 }
    }
    #expect(sums.value(replaying: ChoiceRecord([])) == [0])
    #expect(sums.value(replaying: ChoiceRecord([1])) == [0, 0])
  }

  @Test func `a recursive value stays within its size`() {
    let trees = Generator<[Int]>.recursive(size: 10, leaf: .constant([])) { smaller in
      zip(smaller, smaller).map { $0 + $1 + [1] }
    }
    let sizes = (0..<1000).compactMap { trees.value(seed: 4, case: $0)?.count }
    #expect(sizes.count == 1000)
    #expect(sizes.max() == 10)
    #expect(sizes.min() == 0)
  }
}
