/// What a run may do, and for how long.
public struct RunSettings: Sendable {
  /// Case *i* depends on the seed and on *i* alone.
  public var seed: UInt64
  /// The indices of the cases of this run.
  public var cases: Range<Int>
  /// How many cases may be discarded for each one that is checked before the run has given up.
  public var maximumDiscardRatio: Double
  /// How many choices one case may make; beyond, it is discarded.
  public var maximumChoices: Int
  /// How often shrinking may evaluate the property.
  public var maximumShrinkEvaluations: Int
  /// The share of numbers that are taken from where faults are likely: the ends of their range, the simplest
  /// value, the neighbours of these, small sizes, and numbers drawn before. 0 is uniform.
  public var edgeBias: Double
  /// Asked before each evaluation; true ends the run or the shrink, and the report says so.
  public var isOutOfTime: @Sendable () -> Bool

  public static let standardChoiceLimit = 8192

  public init(
    seed: UInt64,
    cases: Range<Int> = 0..<1000,
    maximumDiscardRatio: Double = 10,
    maximumChoices: Int = RunSettings.standardChoiceLimit,
    maximumShrinkEvaluations: Int = 5000,
    edgeBias: Double = 0.25,
    isOutOfTime: @escaping @Sendable () -> Bool = { false }
  ) {
    self.seed = seed
    self.cases = cases
    self.maximumDiscardRatio = maximumDiscardRatio
    self.maximumChoices = maximumChoices
    self.maximumShrinkEvaluations = maximumShrinkEvaluations
    self.edgeBias = edgeBias
    self.isOutOfTime = isOutOfTime
  }

  /// A seed made from a property's name, so that an accepted change can't fail later by luck.
  public static func stableSeed(for name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
