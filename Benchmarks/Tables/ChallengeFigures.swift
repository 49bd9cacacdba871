import PropertyTesting
import ShrinkingChallenges

/// What the engine reaches on a challenge over a number of seeds.
struct ChallengeFigures {
  /// How often the fault was found.
  private(set) var found = 0
  /// How often each value was what the shrink ended in.
  private(set) var results: [String: Int] = [:]
  /// Evaluations of each shrink.
  private(set) var evaluations = Quantiles()
  /// Cases run until the fault was found, that one included.
  private(set) var cases = Quantiles()
  private let normalForm: String

  /// Runs the challenge under the seeds from 1 to `seeds`, each for at most a million cases.
  init(of challenge: Challenge, seeds: UInt64) {
    normalForm = challenge.normalForm
    for seed in 1...seeds { measure(challenge, seed) }
  }

  private mutating func measure(_ challenge: Challenge, _ seed: UInt64) {
    let settings = RunSettings(seed: seed, cases: 0..<1_000_000, explanationBudget: 0)
    let report = run(challenge.property, settings)
    guard let failure = report.failure,
      let counterexample = shrink(challenge.property, from: failure.record, settings)
    else { return }
    found += 1
    results[counterexample.values.map(\.text).joined(separator: ", "), default: 0] += 1
    evaluations.insert(counterexample.evaluations)
    cases.insert(report.casesRun)
  }

  /// The share of the results that are the normal form, in percent.
  var normalForms: Double { 100 * Double(results[normalForm] ?? 0) / Double(max(found, 1)) }

  /// The other results, the most frequent first: "3 times [0, 2]".
  var misses: [String] {
    results.filter { $0.key != normalForm }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(counted($0.value, "time")) \($0.key)" }
  }
}

/// Numbers by their rank.
struct Quantiles {
  private var numbers: [Int] = []

  mutating func insert(_ number: Int) { numbers.append(number) }

  var median: Int { self[0.5] }
  var percentile95: Int { self[0.95] }
  var maximum: Int { numbers.max() ?? 0 }

  /// The number that a `share` of all lie below; 0 where there is none.
  private subscript(share: Double) -> Int {
    numbers.isEmpty ? 0 : numbers.sorted()[Int(Double(numbers.count - 1) * share)]
  }
}
