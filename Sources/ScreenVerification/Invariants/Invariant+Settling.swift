import PropertyTesting

extension Invariant {
  /// The screen comes to rest, in one frame: what is shown first is what stays.
  ///
  /// Speaks about every running screen, after each action and each round of asynchronous work.
  /// Broken, without a measure, where something keeps changing, and by a point for each further
  /// frame that is shown before the last one.
  public static let comesToRest = Invariant(
    "the screen comes to rest in its first frame",
    comparedWith: []
  ) { story in
    story.verdictOnRest { rest in
      let frames = rest.frames - rest.rounds
      return .margin(
        tolerant: Double(min(1 - frames, 0)),
        otherwise: "\(frames) frames are shown before it rests"
      )
    }
  }

  /// What is measured and set again settles within a number of passes: evaluations and layouts.
  ///
  /// Speaks about every running screen, after each action; each round of asynchronous work has
  /// `passes` of its own. Broken, without a measure, where something keeps changing, and by a point
  /// for each further pass. A frame has eight.
  public static func settles(within passes: Int) -> Invariant {
    let count = passes == 1 ? "a pass" : "\(passes) passes"
    return Invariant("the screen settles within \(count)", comparedWith: []) { story in
      story.verdictOnRest { rest in
        let allowed = passes * (1 + rest.rounds)
        return .margin(
          tolerant: Double(min(allowed - rest.passes, 0)),
          otherwise: "it takes \(rest.passes) passes instead of \(allowed)"
        )
      }
    }
  }
}

extension Story {
  /// Broken where the screen never rests, else the worst of what `judge` says of how it comes to.
  fileprivate func verdictOnRest(_ judge: (Observation.Rest) -> Verdict) -> Verdict {
    let rests = observations.compactMap(\.rest)
    if let restless = rests.first(where: { !$0.alternating.isEmpty }) {
      return .broken(reason: "it keeps changing: \(restless.alternating.joined(separator: ", "))")
    }
    let verdicts = rests.map(judge)
    return verdicts.min { ($0.margin ?? 0) < ($1.margin ?? 0) } ?? .discarded
  }
}
