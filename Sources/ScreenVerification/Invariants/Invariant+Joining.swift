import PropertyTesting

extension Invariant {
  /// Several claims as one, which costs a single story where each alone would cost one.
  ///
  /// Broken as the first of `invariants` that is, whose sentence stands before the reason; discarded
  /// where each of them is.
  package static func all(_ sentence: String, _ invariants: [Invariant]) -> Invariant {
    Invariant(sentence, needsFresh: invariants.contains(where: \.needsFresh)) { story in
      var joined = Verdict.discarded
      for invariant in invariants {
        let verdict = try invariant.verdict(on: story)
        if case .broken(let reason, let margin) = verdict {
          return .broken(reason: "\(invariant.sentence): \(reason)", margin: margin)
        }
        if joined == .discarded { joined = verdict }
      }
      return joined
    }
  }

  /// The same claim, only about stories that break none of `others`: what breaks several claims by one
  /// fault is told as the first of them.
  package func unlessBroken(_ others: some Sequence<Invariant> & Sendable) -> Invariant {
    let others = Array(others)
    let needsFresh = needsFresh || others.contains(where: \.needsFresh)
    return Invariant(sentence, needsFresh: needsFresh) { story in
      let isFirst = try others.allSatisfy { try !$0.verdict(on: story).isBroken }
      return isFirst ? try self.verdict(on: story) : .discarded
    }
  }
}
