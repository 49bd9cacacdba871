/// Which values of a counterexample, and which parts of them, could be anything.
///
/// Each value in turn, and each part of one that is needed, is drawn anew a few times while the others stay; it is free when the claim is broken every
/// time. A value that is not the simplest one is needed: shrinking has tried simpler ones.
struct Explanation {
  private let property: Property
  private let record: [UInt64]
  private let choices: [Choice]
  private let parts: [NotedPart]
  private var random: RandomBits
  private let limit: Int
  private(set) var evaluations = 0

  /// How often a value is drawn anew.
  private static var tries: Int { 6 }

  init(of property: Property, _ best: Trace, _ parts: [NotedPart], _ settings: RunSettings) {
    self.property = property
    record = best.indices
    choices = best.choices
    self.parts = parts.sorted {
      ($0.choices.lowerBound, $0.path.count) < ($1.choices.lowerBound, $1.path.count)
    }
    limit = settings.maximumChoices
    random = RandomBits(seed: RunSettings.stableSeed(for: best.record.description))
  }

  /// The values, those that could be anything marked, whole or in parts; as many as the budget of evaluations allows.
  mutating func marked(_ values: [NotedValue], budget: Int) -> [NotedValue] {
    values.map { value in
      var value = value
      value.isFree = values.count > 1 && isAffordable(budget) && isFree(value.choices)
      if !value.isFree { value.freeParts = freeParts(in: value.choices, budget: budget) }
      return value
    }
  }

  private func isAffordable(_ budget: Int) -> Bool { evaluations + Self.tries <= budget }

  /// Outer parts first; those inside of a free one are not asked about.
  private mutating func freeParts(in range: Range<Int>, budget: Int) -> [String] {
    var free: [NotedPart] = []
    for part in parts where range.contains(part.choices.lowerBound) {
      let isInside = free.contains { part.path.hasPrefix($0.path + ".") }
      if !isInside && isAffordable(budget) && isFree(part.choices) { free.append(part) }
    }
    return free.map(\.path)
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
