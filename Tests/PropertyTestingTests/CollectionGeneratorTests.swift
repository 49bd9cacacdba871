import PropertyTesting
import Testing

@Suite struct CollectionGeneratorTests {
  private let digits = Generator<Int>.integers(in: 0...9)

  @Test func `a choice to go on precedes each element, and one to stop ends the list`() {
    let lists = Generator<[Int]>.array(of: digits, count: 0...5)
    #expect(lists.value(replaying: ChoiceRecord([0])) == [])
    #expect(lists.value(replaying: ChoiceRecord([1, 7, 1, 8, 0])) == [7, 8])
  }

  @Test func `deleting a stop and what follows joins two lists`() {
    let lists = Generator<[[Int]]>.array(of: .array(of: digits, count: 0...5), count: 0...5)
    #expect(lists.value(replaying: ChoiceRecord([1, 1, 7, 0, 1, 1, 8, 0, 0])) == [[7], [8]])
    #expect(lists.value(replaying: ChoiceRecord([1, 1, 7, 1, 8, 0, 0])) == [[7, 8]])
  }

  @Test func `elements up to the lowest count need no choice to go on`() {
    let lists = Generator<[Int]>.array(of: digits, count: 2...3)
    #expect(lists.value(replaying: ChoiceRecord([7, 8, 0])) == [7, 8])
    #expect(lists.value(replaying: ChoiceRecord([7, 8, 1, 9])) == [7, 8, 9])
  }

  @Test func `a fixed count needs no choices but those of the elements`() {
    let lists = Generator<[Int]>.array(of: digits, count: 2)
    #expect(lists.value(replaying: ChoiceRecord([7, 8])) == [7, 8])
  }

  @Test(arguments: [0...0, 0...1, 3...7, 5...5, 0...100])
  func `every count of the range comes up, and no other`(_ range: ClosedRange<Int>) {
    let lists = Generator<[Int]>.array(of: digits, count: range)
    let counts = Set((0..<5000).compactMap { lists.value(seed: 1, case: $0)?.count })
    #expect(counts == Set(range))
  }

  @Test func `sets have as many different elements as asked for`() {
    let sets = Generator<Set<Int>>.set(of: digits, count: 2...4)
    let counts = (0..<500).compactMap { sets.value(seed: 1, case: $0)?.count }
    #expect(Set(counts) == [2, 3, 4])
  }

  @Test func `a set that can't be filled is rejected`() {
    let sets = Generator<Set<Bool>>.set(of: .booleans, count: 3...3)
    #expect(sets.value(seed: 1, case: 0) == nil)
  }

  @Test func `dictionaries have as many keys as asked for`() {
    let dictionaries = Generator<[Int: Bool]>.dictionary(of: digits, to: .booleans, count: 1...3)
    let counts = (0..<500).compactMap { dictionaries.value(seed: 1, case: $0)?.count }
    #expect(Set(counts) == [1, 2, 3])
    #expect(dictionaries.value(replaying: ChoiceRecord([4, 1, 0])) == [4: true])
  }

  @Test func `a permutation has every element once and is in order at its simplest`() {
    let arranged = Generator<[Int]>.permutation(of: [1, 2, 3])
    #expect(arranged.value(replaying: ChoiceRecord([])) == [1, 2, 3])
    let all = Set((0..<200).compactMap { arranged.value(seed: 1, case: $0) })
    #expect(all == [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
  }

  @Test func `a permutation of nothing is nothing`() {
    #expect(Generator<[Int]>.permutation(of: []).value(seed: 1, case: 0) == [])
  }

  @Test func `a subset keeps the order and is empty at its simplest`() {
    let chosen = Generator<[Int]>.subset(of: [1, 2, 3])
    #expect(chosen.value(replaying: ChoiceRecord([])) == [])
    #expect(chosen.value(replaying: ChoiceRecord([1, 0, 1])) == [1, 3])
  }
}
