/// The steps of a shrink, in the order in which a round takes them.
enum ShrinkPass: CaseIterable {
  case dropRejectedAttempts
  case deleteSpans
  case joinLists
  case lowerAndDelete
  case halveAndPrune
  case replaceByDescendants
  case simplifySpans
  case lowerEqualNumbers
  case zeroNumbers
  case lowerRoughly
  case sortSiblings
  case lowerPairs
  case lowerExactly
  case redistributePairs
  case moveSegments
  case halveAndDelete
  case deleteAndDecrement
  case deleteAndExtreme
  case deleteChoices

  /// How dear a pass is; dearer ones run once all cheaper ones have nothing left to do.
  enum Cost: CaseIterable {
    case cheap
    case fair
    case dear
  }

  var cost: Cost {
    switch self {
    case .dropRejectedAttempts, .deleteSpans, .joinLists, .lowerAndDelete, .halveAndPrune,
      .replaceByDescendants,
      .simplifySpans, .lowerEqualNumbers, .zeroNumbers, .lowerRoughly:
      .cheap
    case .lowerExactly, .sortSiblings, .lowerPairs, .redistributePairs: .fair
    case .deleteAndDecrement, .deleteAndExtreme, .moveSegments, .halveAndDelete, .deleteChoices:
      .dear
    }
  }

  func run(on shrinker: inout Shrinker) {
    switch self {
    case .dropRejectedAttempts: shrinker.dropRejectedAttempts()
    case .deleteSpans: shrinker.deleteSpans()
    case .joinLists: shrinker.joinLists()
    case .lowerAndDelete: shrinker.lowerAndDelete()
    case .replaceByDescendants: shrinker.replaceByDescendants()
    case .simplifySpans: shrinker.simplifySpans()
    case .lowerEqualNumbers: shrinker.lowerEqualNumbers()
    case .zeroNumbers: shrinker.zeroNumbers()
    case .lowerRoughly: shrinker.lowerSingleChoices(isExact: false)
    case .lowerExactly: shrinker.lowerSingleChoices(isExact: true)
    case .sortSiblings: shrinker.sortSiblings()
    case .lowerPairs: shrinker.lowerPairs()
    case .redistributePairs: shrinker.redistributePairs()
    case .deleteAndDecrement: shrinker.deleteAndDecrement()
    case .deleteAndExtreme: shrinker.deleteAndExtreme()
    case .moveSegments: shrinker.moveSegments()
    case .halveAndPrune: shrinker.halveAndPrune()
    case .halveAndDelete: shrinker.halveAndDelete()
    case .deleteChoices: shrinker.deleteChoices()
    }
  }
}
