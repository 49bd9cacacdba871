/// The steps of a shrink, in the order in which a round takes them: first those that delete much at once.
enum ShrinkPass: CaseIterable {
  case dropRejectedAttempts
  case deleteSpans
  case simplifySpans
  case deleteChoices
  case lowerEqualNumbers
  case lowerSingleChoices
  case lowerAndDelete
  case lowerPairs
  case redistributePairs
  case sortSiblings

  func run(on shrinker: inout Shrinker) {
    switch self {
    case .dropRejectedAttempts: shrinker.dropRejectedAttempts()
    case .deleteSpans: shrinker.deleteSpans()
    case .simplifySpans: shrinker.simplifySpans()
    case .deleteChoices: shrinker.deleteChoices()
    case .lowerEqualNumbers: shrinker.lowerEqualNumbers()
    case .lowerSingleChoices: shrinker.lowerSingleChoices()
    case .lowerAndDelete: shrinker.lowerAndDelete()
    case .lowerPairs: shrinker.lowerPairs()
    case .redistributePairs: shrinker.redistributePairs()
    case .sortSiblings: shrinker.sortSiblings()
    }
  }
}

/// The largest number for which `works`, growing fast while it does: about 2 log *n* questions for *n*.
/// `limit` is the largest number to ask about.
func largest(upTo limit: Int, _ works: (Int) -> Bool) -> Int {
  let limit = min(limit, .max / 4)
  var known = 0
  var next = 1
  while next <= limit && works(next) {
    known = next
    next *= 2
  }
  var tooLarge = min(next, limit + 1)
  while tooLarge - known > 1 {
    let middle = known + (tooLarge - known) / 2
    if works(middle) { known = middle } else { tooLarge = middle }
  }
  return known
}
