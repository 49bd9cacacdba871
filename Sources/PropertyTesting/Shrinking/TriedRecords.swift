/// The records already tried while shrinking, as a tree of what was asked for after each beginning.
///
/// Knowing the bound of every choice, it tells for a candidate that was never run, too, that it reads as one
/// that was: where indices are too high, where the end is missing, or where there is more than is asked for.
struct TriedRecords {
  /// The bound of the choice that follows a beginning, by the beginning's hash.
  private var bounds: [UInt64: UInt64] = [:]
  /// The beginnings where a case ends.
  private var ends: Set<UInt64> = []
  /// Beginnings beyond this number are not remembered, so that memory stays within 100 MB.
  private let limit = 2_000_000

  /// Whether running `candidate` would repeat a case that was run.
  func contains(_ candidate: [UInt64]) -> Bool {
    var beginning: UInt64 = 0
    var place = 0
    while !ends.contains(beginning) {
      guard let bound = bounds[beginning] else { return false }
      let index = place < candidate.count ? min(candidate[place], bound) : 0
      beginning = extended(beginning, by: index)
      place += 1
    }
    return true
  }

  mutating func insert(_ choices: [Choice]) {
    guard bounds.count < limit else { return }
    var beginning: UInt64 = 0
    for choice in choices {
      bounds[beginning] = choice.domain.bound
      beginning = extended(beginning, by: choice.index)
    }
    ends.insert(beginning)
  }

  private func extended(_ beginning: UInt64, by index: UInt64) -> UInt64 {
    mixed(beginning &* 31 &+ mixed(index) &+ 1)
  }
}
