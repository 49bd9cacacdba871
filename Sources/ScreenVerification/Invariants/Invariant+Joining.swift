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
    Invariant(sentence, comparedWith: claims.comparisons) { story in
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
    return Invariant(sentence, comparedWith: (others + [self]).comparisons) { story in
      let isFirst = try others.allSatisfy { try !$0.verdict(on: story).isBroken }
      return isFirst ? try self.verdict(on: story) : .discarded
    }
  }

  /// The same claim, but not about keyboards that nothing calls for, since there is no field to write
  /// in, nor about those lower than the home indicator that they cover: none is.
  package var onlyWithKeyboardsAsTheyCome: Invariant {
    Invariant(sentence, comparedWith: comparisons) { story in
      story.end.isKeyboardAsItComes ? try self.verdict(on: story) : .discarded
    }
  }
}

extension [Invariant] {
  fileprivate var comparisons: Story.Comparisons {
    reduce(into: []) { $0.formUnion($1.comparisons) }
  }
}

extension Observation {
  fileprivate var isKeyboardAsItComes: Bool {
    guard isCoveredByKeyboard else { return true }
    return keyboardReachesAboveContainer && elements.contains { $0.role == .field }
  }
}
