/// Looks for the simplest record that still breaks a property, by editing the best one so far.
struct Shrinker {
  let property: Property
  let settings: RunSettings
  /// The simplest failing case so far.
  private(set) var best: Trace
  private(set) var verdict: Verdict
  private(set) var shrinks = 0
  private(set) var evaluations = 0
  private(set) var ending = Counterexample.Ending.minimal
  private var tried = TriedRecords()

  /// - Returns: nil when `record` does not break the property.
  init?(_ property: Property, from record: ChoiceRecord, _ settings: RunSettings) {
    var source = ChoiceSource(replaying: record.indices, limit: settings.maximumChoices)
    let verdict = property.check(&source)
    guard verdict.isBroken, let trace = source.trace else { return nil }
    self.property = property
    self.settings = settings
    self.verdict = verdict
    best = trace
    tried.insert(trace.choices)
    evaluations = 1
  }

  /// Repeats the passes until none changes anything.
  ///
  /// Cheap ones repeat while they delete; dear ones run only where all others change nothing.
  mutating func minimise() {
    var isImproving = true
    while isImproving && !isStopped {
      while deletesCheaply() {}
      isImproving = improves(by: .fair) || improves(by: .cheap) || improves(by: .dear)
    }
  }

  private mutating func deletesCheaply() -> Bool {
    let count = choices.count
    return improves(by: .cheap) && choices.count < count
  }

  private mutating func improves(by cost: ShrinkPass.Cost) -> Bool {
    let before = shrinks
    for pass in ShrinkPass.allCases where pass.cost == cost {
      pass.run(on: &self)
      if cost == .dear && shrinks > before { break }
    }
    return shrinks > before
  }

  var indices: [UInt64] { best.indices }
  var choices: [Choice] { best.choices }
  var spans: [Span] { best.spans }
  var isStopped: Bool { ending != .minimal }

  /// Runs `candidate`, and keeps it as the best when it fails and is simpler.
  mutating func accepts(_ candidate: [UInt64]) -> Bool {
    guard !tried.contains(candidate), hasBudget() else { return false }
    var source = ChoiceSource(replaying: candidate, limit: best.choices.count)
    source.gate = Gate(best: indices, tried: tried)
    tried = TriedRecords()
    let newVerdict = property.check(&source)
    return concludes(source, newVerdict)
  }

  private mutating func concludes(_ source: ChoiceSource, _ newVerdict: Verdict) -> Bool {
    guard let gate = source.gate, let trace = source.trace else { return false }
    tried = gate.tried
    tried.insert(trace.choices)
    if gate.hasAdmitted || !property.drawsFirst { evaluations += 1 }
    guard newVerdict.isBroken, isSimpler(trace.indices, than: indices) else { return false }
    best = trace
    verdict = newVerdict
    shrinks += 1
    return true
  }

  private mutating func hasBudget() -> Bool {
    if evaluations >= settings.maximumShrinkEvaluations { ending = .outOfEvaluations }
    if settings.isOutOfTime() { ending = .outOfTime }
    return !isStopped
  }
}
