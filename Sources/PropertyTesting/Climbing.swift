extension RangeReport {
  /// Runs each case and then walks from it towards lower margins, a few changed choices at a time.
  ///
  /// A walk depends on the seed and the index of its case alone, as everything in a run does.
  mutating func runClimbing(_ property: Property, _ settings: RunSettings) {
    for index in settings.cases {
      guard !stops(settings) else { return }
      var source = settings.source(case: index, isRecording: true)
      let verdict = property.check(&source)
      count(verdict, source)
      if verdict.isBroken { return fail(at: index, source.record, verdict) }
      climb(from: source, verdict, at: index, property, settings)
      if failure != nil { return }
    }
  }

  private mutating func climb(
    from start: ChoiceSource,
    _ verdict: Verdict,
    at index: Int,
    _ property: Property,
    _ settings: RunSettings
  ) {
    guard var lowest = verdict.margin, var best = start.trace, !best.choices.isEmpty else { return }
    var random = RandomBits(seed: ~settings.seed, case: index)
    for _ in 0..<settings.climbingSteps {
      guard !stops(settings) else { return }
      var source = ChoiceSource(
        replaying: best.choices.mutated(by: &random),
        limit: settings.maximumChoices
      )
      let verdict = property.check(&source)
      evaluations += 1
      if verdict.isBroken { return fail(at: index, source.record, verdict) }
      if let margin = verdict.margin, margin <= lowest, let trace = source.trace {
        (lowest, best) = (margin, trace)
      }
    }
  }
}

extension [Choice] {
  /// The record with one choice, or two of them, changed: by a step, to a multiple, or to any other.
  fileprivate func mutated(by random: inout RandomBits) -> [UInt64] {
    var indices = map(\.index)
    let changes = random.happens(.max / 4) ? 2 : 1
    for _ in 0..<changes {
      let place = Int(random.next(upTo: UInt64(count - 1)))
      indices[place] = self[place].mutated(by: &random)
    }
    return indices
  }
}

extension Choice {
  fileprivate func mutated(by random: inout RandomBits) -> UInt64 {
    let reach = domain.bound >> random.next(upTo: 63)
    let step = Int128(random.next(upTo: Swift.max(reach, 1)))
    let isUp = random.happens(.max / 2)
    return moved(by: isUp ? step : -step) ?? random.next(upTo: domain.bound)
  }
}
