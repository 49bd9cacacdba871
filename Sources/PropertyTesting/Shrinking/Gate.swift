/// Keeps a shrink from checking cases that can't help: known ones, those not simpler than the best, and those in
/// which choices are read as something else than they were made for.
struct Gate {
  let best: [UInt64]
  var tried: TriedRecords
  /// What the first choices have to be read as, all of them; further ones may be read as anything.
  let kinds: [ChoiceDomain.Kind]
  private(set) var hasAdmitted = false
  private(set) var wasAsked = false
  /// Some choices were read as another kind, or not at all.
  private(set) var isMisread = false

  /// Admits nothing: a property that is made of a generator draws its values and does not check them.
  static var closed: Gate { Gate(best: [], tried: TriedRecords()) }

  init(best: [UInt64], tried: TriedRecords, kinds: [ChoiceDomain.Kind] = []) {
    self.best = best
    self.tried = tried
    self.kinds = kinds
  }

  mutating func admits(_ trace: Trace) -> Bool {
    wasAsked = true
    isMisread =
      trace.choices.count < kinds.count
      || zip(trace.choices, kinds).contains { $0.domain.kind != $1 }
    let indices = trace.indices
    hasAdmitted = !isMisread && isSimpler(indices, than: best) && !tried.contains(indices)
    return hasAdmitted
  }
}
