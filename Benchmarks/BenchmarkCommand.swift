import ShrinkingChallenges

/// What a run of the benchmarks prints.
enum BenchmarkCommand: String, CaseIterable {
  /// Times of operations.
  case times
  /// What shrinking reaches on the public challenges.
  case challenges
  /// What shrinking reaches on further properties.
  case further

  func run(_ arguments: BenchmarkArguments) {
    switch self {
    case .times:
      var run = BenchmarkRun(arguments)
      run.printAll()
    case .challenges: table(of: Challenge.published, arguments)
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
