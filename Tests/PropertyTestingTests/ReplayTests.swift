import PropertyTesting
import Testing

@Suite struct ReplayTests {
  private let property = Property("pairs are in order") { source in
    let first = try source.draw(.integers(in: 0...9), as: "first")
    let second = try source.draw(.integers(in: 0...9), as: "second")
    return .margin(Double(second - first), otherwise: "\(first) is above \(second)")
  }

  @Test func `a token replays its case`() throws {
    let token = Token(property: property.name, record: ChoiceRecord([5, 2]))
    let outcome = try replay(property, token)
    #expect(outcome.verdict == .broken(reason: "5 is above 2", margin: -3))
    #expect(outcome.values.map(\.label) == ["first", "second"])
    #expect(outcome.values.map(\.text) == ["5", "2"])
    #expect(outcome.misfit == nil)
  }

  @Test func `a token of another property is an error`() {
    let token = Token(property: "something else", record: ChoiceRecord([5, 2]))
    let problem = TokenProblem.otherProperty(
      slug: "something-else",
      expected: "pairs are in order"
    )
    #expect(throws: problem) { try replay(property, token) }
  }

  @Test func `a record that no longer fits says how`() {
    #expect(replay(property, ChoiceRecord([5, 10])).misfit == .aboveBound(place: 1))
    #expect(replay(property, ChoiceRecord([5])).misfit == .tooShort)
    #expect(replay(property, ChoiceRecord([5, 6, 7])).misfit == .tooLong)
  }

  @Test func `a record of wild numbers never traps`() {
    let lists = Generator<[[UInt64]]>.array(
      of: .array(of: .integers(), count: 0...9),
      count: 0...9
    )
    let wild = Property("anything", lists) { _ in .holds() }
    for index in 0..<2000 {
      let record = Generator<[UInt64]>.array(of: .integers(), count: 0...40)
        .value(seed: 1, case: index)
      #expect(replay(wild, ChoiceRecord(record ?? [])).verdict == .holds())
    }
  }
}
