extension RangeReport {
  /// Runs each case and then walks from it towards lower margins, a few changed choices at a time.
  ///
  /// A walk depends on the seed and the index of its case alone, as everything in a run does. The first cases are not
  /// walked from: a fault that random cases meet soon is met at once.
  mutating func runClimbing(_ property: Property, _ settings: RunSettings) {
    for index in settings.cases {
      guard !stops(settings) else { return }
      var source = settings.source(case: index, isRecording: true)
      let verdict = property.check(&source)
      count(verdict, source)
      if verdict.isBroken { return fail(at: index, source.record, verdict) }
      if index >= RunSettings.casesBeforeClimbing {
        climb(from: source, verdict, at: index, property, settings)
      }
      if failure != nil { return }
    }
  }

  /// A change that lowers the margin is made again, twice as large.
  private mutating func climb(
    from start: ChoiceSource,
    _ verdict: Verdict,
    at index: Int,
    _ property: Property,
    _ settings: RunSettings
  ) {
    guard var lowest = verdict.margin, var best = start.trace, !best.choices.isEmpty else { return }
    var random = RandomBits(seed: ~settings.seed, case: index)
    var promising: Move?
    for _ in 0..<settings.climbingSteps {
      guard !stops(settings) else { return }
      let move = promising ?? Move(of: best.choices, &random)
      let record = best.choices.changed(by: move)
      var source = ChoiceSource(replaying: record, limit: settings.maximumChoices)
      let verdict = property.check(&source)
      evaluations += 1
      if verdict.isBroken { return fail(at: index, source.record, verdict) }
      promising = nil
      guard let margin = verdict.margin, margin <= lowest, let trace = source.trace
      else { continue }
      if margin < lowest { promising = move.doubled }
      (lowest, best) = (margin, trace)
    }
  }
}

extension RunSettings {
  /// How many cases at the start of a seed's cases are drawn only where others are walked from.
  public static let casesBeforeClimbing = 64
}

/// Changes of one choice, or of two of them, by a number of steps each.
private struct Move {
  private(set) var steps: [(place: Int, steps: Int128)]

  /// A step of any size up or down.
  init(of choices: [Choice], _ random: inout RandomBits) {
    let count = random.happens(.max / 4) ? 2 : 1
    steps = []
    for _ in 0..<count {
      let place = Int(random.next(upTo: UInt64(choices.count - 1)))
      let bound = choices[place].domain.bound
      let width = UInt64(UInt64.bitWidth - bound.leadingZeroBitCount)
      let reach = max(bound >> random.next(upTo: max(width, 1) - 1), 1)
      let size = 1 + Int128(random.next(upTo: reach - 1))
      steps.append((place, random.happens(.max / 2) ? size : -size))
    }
  }

  var doubled: Move {
    var move = self
    move.steps = steps.map { ($0.place, $0.steps * 2) }
    return move
  }
}

extension [Choice] {
  /// The record after a move, which ends at the ends of a range.
  fileprivate func changed(by move: Move) -> [UInt64] {
    var indices = map(\.index)
    for (place, steps) in move.steps where place < count {
      let domain = self[place].domain
      let rank = Int128(domain.rank(at: indices[place])) + steps
      let nearest = UInt64(Swift.min(Swift.max(rank, 0), Int128(domain.bound)))
      indices[place] = domain.index(rank: nearest) ?? indices[place]
    }
    return indices
  }
}
