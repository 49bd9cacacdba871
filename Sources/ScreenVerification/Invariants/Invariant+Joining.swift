import PropertyTesting

extension Invariant {
  /// The first of `claims` that a story breaks, as one claim, which costs a single story where each
  /// alone would cost one.
  ///
  /// The sentence of the broken claim stands before the reason. Discarded where each claim is, and
  /// where the first broken one is among those at the positions `known`.
  package static func first(
    of claims: [Invariant],
    but known: Set<Int> = [],
    sentence: String
  ) -> Invariant {
    Invariant(sentence, needsFresh: claims.contains(where: \.needsFresh)) { story in
      var joined = Verdict.discarded
      for (position, claim) in claims.enumerated() {
        let verdict = try claim.verdict(on: story)
        if case .broken(let reason, let margin) = verdict {
          return known.contains(position)
            ? .discarded : .broken(reason: "\(claim.sentence): \(reason)", margin: margin)
        }
        if joined == .discarded { joined = verdict }
      }
      return joined
    }
  }

  /// The same claim, only about stories that break none of `others`: what breaks several claims by one
  /// fault is told as the first of them.
  package func unlessBroken(_ others: some Sequence<Invariant>) -> Invariant {
    let others = Array(others)
    let needsFresh = needsFresh || others.contains(where: \.needsFresh)
    return Invariant(sentence, needsFresh: needsFresh) { story in
      let isFirst = try others.allSatisfy { try !$0.verdict(on: story).isBroken }
      return isFirst ? try self.verdict(on: story) : .discarded
    }
  }
}
