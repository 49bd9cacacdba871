import Foundation
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

  @Test(arguments: [
    Change("as it was", .array(of: .integers(in: 0...9), count: 0...5), "[7, 8]", nil),
    Change("more values", .array(of: .integers(in: 0...99), count: 0...5), "[7, 8]", nil),
    Change(
      "fewer values",
      .array(of: .integers(in: 0...7), count: 0...5),
      "[7, 7]",
      "the record no longer fits: choice 3 is above what can be drawn now"
    ),
    Change(
      "longer lists",
      .array(of: .integers(in: 0...9), count: 3...5),
      "[1, 7, 1, 0]",
      "the record no longer fits: choice 3 is above what can be drawn now"
    ),
    Change(
      "one list of three",
      .array(of: .integers(in: 0...9), count: 3),
      "[1, 7, 1]",
      "the record no longer fits: less is drawn now than was recorded"
    ),
    Change(
      "more lists",
      zip(
        .array(of: .integers(in: 0...9), count: 0...5),
        .array(of: .integers(in: 0...9), count: 1...5)
      ).map { $0 + $1 },
      "[7, 8, 0]",
      "the record no longer fits: more is drawn now than was recorded"
    ),
  ])
  func `a token replays as well as it fits after its generator has changed, and says so`(
    _ change: Change
  ) throws {
    let property = Property("lists are short", change.lists) { .that($0.isEmpty, otherwise: "no") }
    let token = Token(property: property.name, record: ChoiceRecord([1, 7, 1, 8, 0]))
    let outcome = try replay(property, token)
    #expect(outcome.values.map(\.text) == [change.text])
    #expect(outcome.misfit?.description == change.misfit)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lists: Generator<[Int]>
    var text: String
    var misfit: String?

    init(_ name: String, _ lists: Generator<[Int]>, _ text: String, _ misfit: String?) {
      (testDescription, self.lists, self.text, self.misfit) = (name, lists, text, misfit)
    }
  }

  @Test func `a kept failure that no longer fits what is drawn is forgotten with a remark`() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = FailureStore(folder: folder)
    let token = Token(property: "numbers are small", record: ChoiceRecord([500]))
    _ = store.keep(token, for: "numbers are small")
    let property = Property("numbers are small", .integers(in: 0...9)) { (_: Int) in .holds() }
    let report = property.check(RunSettings(seed: 1), store: store)
    #expect(
      report.remarks == [
        "the failure that was kept does not fail any more, and may not be the same case: "
          + "the record no longer fits: choice 0 is above what can be drawn now; it was \(token)"
      ]
    )
    #expect(store.entry(for: "numbers are small") == .none)
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
