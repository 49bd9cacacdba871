import ShrinkingChallenges

/// What a run of the benchmarks prints.
enum BenchmarkCommand: String, CaseIterable {
  /// Times of operations.
  case times
  /// What shrinking reaches on the public challenges.
  case challenges
  /// What shrinking reaches on further properties.
  case further
  /// How soon faults of screens are found, at random and directed by margins.
  case directed
  /// What becomes of damaged tokens.
  case tokens
  /// Cases a second and memory at growing numbers of cases.
  case throughput

  @MainActor
  func run(_ arguments: BenchmarkArguments) {
    switch self {
    case .times:
      var run = BenchmarkRun(arguments)
      run.printAll()
    case .challenges: table(of: Challenge.published, arguments)
    case .directed:
      DirectedTable(seeds: UInt64(arguments.seeds ?? 100), filter: arguments.filter).printAll()
    case .tokens: TokenTable(count: arguments.count ?? 1_000_000).printAll()
    case .throughput: ThroughputTable(cases: arguments.count ?? 100_000_000).printAll()
    case .further: table(of: Challenge.further + Challenge.unseen, arguments)
    }
  }

  private func table(of challenges: [Challenge], _ arguments: BenchmarkArguments) {
    let wanted = challenges.filter { challenge in
      arguments.filter.map { challenge.description.contains($0) } ?? true
    }
    ChallengeTable(challenges: wanted, seeds: UInt64(arguments.seeds ?? 200)).printAll()
  }
}
