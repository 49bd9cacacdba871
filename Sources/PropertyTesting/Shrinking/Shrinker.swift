/// Looks for the simplest record that still breaks a property, by editing the best one so far.
struct Shrinker {
  let property: Property
  let settings: RunSettings
  /// The simplest failing case so far.
  private(set) var best: Trace { didSet { tree = SpanTree(best.spans, best.choices) } }
  private(set) var tree = SpanTree([], [])
  private(set) var verdict: Verdict
  private(set) var shrinks = 0
  private(set) var evaluations = 0
  private var evaluationsAtBest = 0
  private(set) var ending = Counterexample.Ending.minimal
  private var tried = TriedRecords()
  private let keepsKind: Bool
  private let judge: ((ChoiceRecord) -> Verdict)?

  init(
    _ property: Property,
    _ settings: RunSettings,
    keepsKind: Bool = false,
    judge: ((ChoiceRecord) -> Verdict)? = nil
  ) {
    self.property = property
    self.settings = settings
    self.keepsKind = keepsKind
    self.judge = judge
    best = Trace()
    verdict = .holds()
  }

  /// Takes `record` as the first best; false when it does not break the property.
  ///
  /// Attempts that a filter has turned down are left out if the rest fails without them.
  mutating func start(from record: ChoiceRecord) -> Bool {
    let indices = withoutRejectedAttempts(record.indices)
    return starts(from: indices) || (indices != record.indices && starts(from: record.indices))
  }

  private mutating func starts(from record: [UInt64]) -> Bool {
    var source = ChoiceSource(replaying: record, limit: settings.maximumChoices)
    let newVerdict = evaluate(&source)
    evaluations += 1
    guard newVerdict.isBroken, let trace = source.trace else { return false }
    verdict = newVerdict
    best = trace
    tried.insert(trace.choices)
    return true
  }

  private func withoutRejectedAttempts(_ record: [UInt64]) -> [UInt64] {
    guard property.drawsFirst else { return record }
    var source = ChoiceSource(replaying: record, limit: settings.maximumChoices)
    source.gate = .closed
    _ = property.check(&source)
    let rejected = source.trace?.spans.filter(\.isRejected).map(\.range) ?? []
    return source.trace?.indices.removing(rejected) ?? record
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
    for pass in ShrinkPass.all where pass.cost == cost {
      pass.run(&self)
      if cost == .dear && shrinks > before { break }
    }
    return shrinks > before
  }

  var indices: [UInt64] { best.indices }
  var choices: [Choice] { best.choices }
  var spans: [Span] { best.spans }
  var isStopped: Bool { ending != .minimal }

  /// Tries `original` without `ranges`, unless the rest would be read as something else than it was made for, as
  /// a number in place of a branch, or not to its end.
  mutating func accepts(_ original: [Choice], without ranges: [Range<Int>]) -> Bool {
    let rest = original.removing(ranges.merged.map(tree.withNextGo))
    return accepts(rest.map(\.index), as: rest.map(\.domain.kind))
  }

  /// Runs `candidate`, and keeps it as the best when it fails and is simpler.
  mutating func accepts(_ candidate: [UInt64], as kinds: [ChoiceDomain.Kind] = []) -> Bool {
    guard !tried.contains(candidate), hasBudget() else { return false }
    var source = ChoiceSource(replaying: candidate, limit: best.choices.count)
    source.gate = Gate(best: indices, tried: tried, kinds: kinds)
    tried = TriedRecords()
    let newVerdict = evaluate(&source)
    return concludes(source, newVerdict)
  }

  /// Checks what the source draws, here or by the judge.
  private func evaluate(_ source: inout ChoiceSource) -> Verdict {
    guard let judge else { return property.check(&source) }
    var gate = source.gate
    source.gate = .closed
    _ = property.check(&source)
    guard source.gate?.wasAsked == true, let trace = source.trace else { return .discarded }
    let isWorthIt = gate?.admits(trace) ?? true
    source.gate = gate
    return isWorthIt ? judge(trace.record) : .discarded
  }

  private mutating func concludes(_ source: ChoiceSource, _ newVerdict: Verdict) -> Bool {
    guard let gate = source.gate, let trace = source.trace else { return false }
    tried = gate.tried
    if !gate.isMisread { tried.insert(trace.choices) }
    if gate.hasAdmitted || !property.drawsFirst { evaluations += 1 }
    guard isAsBroken(newVerdict), isSimpler(trace.indices, than: indices) else { return false }
    best = trace
    verdict = newVerdict
    shrinks += 1
    evaluationsAtBest = evaluations
    return true
  }

  private func isAsBroken(_ newVerdict: Verdict) -> Bool {
    guard case .broken(let newReason, _) = newVerdict else { return false }
    guard keepsKind, case .broken(let reason, _) = verdict else { return true }
    return failureKind(of: newReason) == failureKind(of: reason)
  }

  private mutating func hasBudget() -> Bool {
    if evaluations >= settings.maximumShrinkEvaluations { ending = .outOfEvaluations }
    if evaluations - evaluationsAtBest >= settings.maximumShrinkStall { ending = .stalled }
    if settings.isOutOfTime() { ending = .outOfTime }
    return !isStopped
  }
}
