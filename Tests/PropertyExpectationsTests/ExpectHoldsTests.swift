import PropertyExpectations
import PropertyTesting
import Synchronization
import Testing

@Suite struct ExpectHoldsTests {
  private let broken = Property(
    "reversing keeps a list",
    .array(of: Generator<Int>.integers(in: -9...9), count: 0...9)
  ) { list in
    .that(list.reversed() == list, otherwise: "it is \(Array(list.reversed()))")
  }
  private let sound = Property("numbers are small", .integers(in: 0...9)) { (number: Int) in
    .that(number < 10, otherwise: "it is \(number)")
  }
  private let settings = RunSettings(seed: 1)

  @Test func `a claim that holds records nothing`() {
    expectHolds(sound)
  }

  @Test func `a broken claim records one issue with the line that replays it`() {
    expectIssue(
      """
      "reversing keeps a list" is broken
        value: [0, 1] (any other part 1 fails, too)
        reason: it is [1, 0]
        shrunk from: [-5, 1, 6, -1, 9, -5, 8] (2 shrinks, 10 evaluations)
        found: case 14 of seed 0x1
        replay: expectHolds(property, replaying: "reversing-keeps-a-list-t1-21-tb1zmfg1000g202h6396y")
      """
    ) { expectHolds(broken, settings: settings) }
  }

  @Test func `a replay that still fails records the case`() {
    expectIssue(
      """
      "reversing keeps a list" is broken
        value: [0, 1]
        reason: it is [1, 0]
      """
    ) { expectHolds(broken, replaying: token(broken, [1, 0, 1, 1, 0])) }
  }

  @Test func `a replay that passes asks to remove the token`() {
    expectIssue(
      """
      "numbers are small" holds for the replayed case; remove the token
        value: 3
      """
    ) { expectHolds(sound, replaying: token(sound, [3])) }
  }

  @Test func `a replay whose record no longer fits says so`() {
    expectIssue(
      """
      "numbers are small" holds for the replayed case; remove the token
        value: 9
        the record no longer fits: choice 0 is above what can be drawn now
      """
    ) { expectHolds(sound, replaying: token(sound, [10])) }
  }

  @Test func `a text that is no token says so`() {
    expectIssue(
      "\"numbers are small\" can't be replayed: this is not a token; copy the whole text behind "
        + "\"replay\" in the report"
    ) { expectHolds(sound, replaying: "oops") }
  }

  @Test func `a token of another property says so`() {
    expectIssue(
      "\"numbers are small\" can't be replayed: the token is of the property "
        + "reversing-keeps-a-list, not of \"numbers are small\"; replay it there"
    ) { expectHolds(sound, replaying: token(broken, [3])) }
  }

  @Test func `too many discards record an issue`() {
    let property = Property("nothing counts", .booleans) { _ in .discarded }
    expectIssue(
      """
      "nothing counts" gave up: all 2 cases, 2 discarded
        note: 2 of 2 cases were discarded; draw fewer values that do not count
      """
    ) { expectHolds(property) }
  }

  @Test func `a planted fault is expected and handed back`() {
    let counterexample = expectBroken(broken)
    #expect(counterexample?.values.map(\.text) == ["[0, 1]"])
  }

  @Test func `a planted fault that is not found records an issue`() {
    expectIssue("\"numbers are small\" holds: all 10 cases, and was expected to be broken") {
      expectBroken(sound)
    }
  }

  @Test func `a check that waits records one issue with the line that replays it`() async {
    let waiting = AsyncProperty("numbers stay below 7", .integers(in: 0...999)) { (number: Int) in
      await Task.yield()
      return .that(number < 7, otherwise: "it is \(number)")
    }
    await withKnownIssue {
      await expectHolds(waiting, settings: settings)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        "numbers stay below 7" is broken
          value: 7
          reason: it is 7
          not shrunk: nothing simpler was found (0 shrinks, 8 evaluations)
          found: case 7 of seed 0x1
          replay: expectHolds(property, replaying: "numbers-stay-below-7-t1-15-c3d7scr7jcar55g")
        """
      ]
    }
    await withKnownIssue {
      await expectHolds(
        waiting,
        replaying: "\(Token(property: waiting.name, record: ChoiceRecord([3])))"
      )
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        "numbers stay below 7" holds for the replayed case; remove the token
          value: 3
        """
      ]
    }
  }

  @Test func `a cancelled test begins no further case`() async {
    let cases = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return expectBrokenCases()
    }.value
    #expect(cases == 0)
  }

  /// How many cases of a claim are checked.
  private func expectBrokenCases() -> Int {
    let count = Mutex(0)
    let property = Property("nothing is checked", .integers(in: 0...9999)) { (_: Int) in
      count.withLock { $0 += 1 }
      return .holds()
    }
    expectHolds(property, settings: RunSettings(seed: 1, exhaustiveLimit: 0))
    return count.withLock { $0 }
  }

  private func token(_ property: Property, _ indices: [UInt64]) -> String {
    "\(Token(property: property.name, record: ChoiceRecord(indices)))"
  }

  /// Expects exactly one issue of exactly this text.
  private func expectIssue(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
    }
  }
}
