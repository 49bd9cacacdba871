/// Which values of a counterexample could be anything.
///
/// Each value in turn is drawn anew a few times while the others stay; it is free when the claim is broken every
/// time. A value that is not the simplest one is needed: shrinking has tried simpler ones.
struct Explanation {
  private let property: Property
  private let record: [UInt64]
  private let choices: [Choice]
  private var random: RandomBits
  private let limit: Int
  private(set) var evaluations = 0

  /// How often a value is drawn anew.
  private static var tries: Int { 6 }

  init(of property: Property, _ best: Trace, _ settings: RunSettings) {
    self.property = property
    record = best.indices
    choices = best.choices
    limit = settings.maximumChoices
    random = RandomBits(seed: RunSettings.stableSeed(for: best.record.description))
  }

  /// The values, those that could be anything marked; as many as the budget of evaluations allows.
  mutating func marked(_ values: [NotedValue], budget: Int) -> [NotedValue] {
    guard values.count > 1 else { return values }
    return values.map { value in
      var value = value
      let isAffordable = evaluations + Self.tries <= budget
      value.isFree = isAffordable && isFree(value.choices)
      return value
    }
  }

  private mutating func isFree(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.upperBound <= choices.count else { return false }
    guard record[range].allSatisfy({ $0 == 0 }) else { return false }
    return (0..<Self.tries).allSatisfy { _ in stillFails(withNew: range) }
  }

  private mutating func stillFails(withNew range: Range<Int>) -> Bool {
    var changed = record
    for place in range { changed[place] = random.next(upTo: choices[place].domain.bound) }
    evaluations += 1
    let outcome = replay(property, ChoiceRecord(changed), maximumChoices: limit)
    return outcome.verdict.isBroken
  }
}
