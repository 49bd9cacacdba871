/// A step of a shrink: a way to edit the best record so far.
struct ShrinkPass: Sendable {
  /// How dear a pass is; dearer ones run once all cheaper ones have nothing left to do.
  enum Cost: Sendable {
    case cheap
    case fair
    case dear
  }

  let cost: Cost
  let run: @Sendable (inout Shrinker) -> Void

  /// The steps in the order in which a round takes them.
  static let all: [ShrinkPass] = [
    ShrinkPass(cost: .cheap) { $0.dropRejectedAttempts() },
    ShrinkPass(cost: .cheap) { $0.keepReferences() },
    ShrinkPass(cost: .cheap) { $0.keepRepeatedElements() },
    ShrinkPass(cost: .cheap) { $0.deleteSpans() },
    ShrinkPass(cost: .cheap) { $0.joinLists() },
    ShrinkPass(cost: .cheap) { $0.lowerAndDelete() },
    ShrinkPass(cost: .cheap) { $0.halveAndPrune() },
    ShrinkPass(cost: .cheap) { $0.replaceByDescendants() },
    ShrinkPass(cost: .cheap) { $0.simplifySpans() },
    ShrinkPass(cost: .cheap) { $0.numberByFirstUse() },
    ShrinkPass(cost: .cheap) { $0.lowerEqualNumbers() },
    ShrinkPass(cost: .cheap) { $0.zeroNumbers() },
    ShrinkPass(cost: .cheap) { $0.lowerLonePair() },
    ShrinkPass(cost: .cheap) { $0.lowerSingleChoices(isExact: false) },
    ShrinkPass(cost: .fair) { $0.sortSiblings() },
    ShrinkPass(cost: .fair) { $0.relabel() },
    ShrinkPass(cost: .fair) { $0.flipSigns() },
    ShrinkPass(cost: .fair) { $0.lowerPairs() },
    ShrinkPass(cost: .fair) { $0.lowerAllTogether() },
    ShrinkPass(cost: .fair) { $0.lowerSingleChoices(isExact: true) },
    ShrinkPass(cost: .fair) { $0.redistributePairs() },
    ShrinkPass(cost: .dear) { $0.moveSegments() },
    ShrinkPass(cost: .dear) { $0.halveAndDelete() },
    ShrinkPass(cost: .dear) { $0.deleteAndDecrement() },
    ShrinkPass(cost: .dear) { $0.deleteAndExtreme() },
    ShrinkPass(cost: .dear) { $0.deleteAndAdd() },
    ShrinkPass(cost: .dear) { $0.deletePairs() },
    ShrinkPass(cost: .dear) { $0.deleteElementsTogether() },
    ShrinkPass(cost: .dear) { $0.deleteSlices() },
    ShrinkPass(cost: .dear) { $0.lowerByPeriods() },
    ShrinkPass(cost: .dear) { $0.deleteChoices() },
    ShrinkPass(cost: .dear) { $0.overwriteElements() },
    ShrinkPass(cost: .dear) { $0.moveElements() },
    ShrinkPass(cost: .dear) { $0.rotateLabels() },
    ShrinkPass(cost: .dear) { $0.scanSmallNumbers() },
    ShrinkPass(cost: .dear) { $0.shiftSiblings() },
    ShrinkPass(cost: .dear) { $0.lowerNodeAndRaise() },
    ShrinkPass(cost: .dear) { $0.lowerBranches() },
  ]
}
