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
  /// How many evaluations in a row may find nothing simpler before shrinking ends.
  public var maximumShrinkStall: Int
  /// The share of numbers that are taken from where faults are likely: the ends of their range, the simplest
  /// value, the neighbours of these, small sizes, and numbers drawn before. 0 is uniform.
  public var edgeBias: Double
  /// A domain of at most this many cases is run as a whole, each case once; 0 for never.
  public var exhaustiveLimit: Int
  /// How many times a case that holds with a margin is changed in search of a lower one; 0 for never.
  public var climbingSteps: Int
  /// How many failures of different kinds are looked for and shrunk, the first among them.
  public var maximumFailures: Int
  /// How often the property is evaluated to tell which values of a counterexample could be anything.
  public var explanationBudget: Int
  /// How many of the cases are run twice once all held, to see whether the property depends on its choices alone.
  public var healthSamples: Int
  /// Seconds since any moment, to tell a slow generator from a slow check; nil for never. What it says changes no
  /// outcome, only remarks.
  public var clock: (@Sendable () -> Double)?
  /// Asked before each evaluation; true ends the run or the shrink, and the report says so.
  public var isOutOfTime: @Sendable () -> Bool

  /// How many choices a case may make unless settings say otherwise.
  public static let standardChoiceLimit = 8192

  public init(
    seed: UInt64,
    cases: Range<Int> = 0..<1000,
    maximumDiscardRatio: Double = 10,
    maximumChoices: Int = RunSettings.standardChoiceLimit,
    maximumShrinkEvaluations: Int = 5000,
    maximumShrinkStall: Int = 2000,
    edgeBias: Double = 0.25,
    exhaustiveLimit: Int = 1000,
    climbingSteps: Int = 0,
    maximumFailures: Int = 1,
    explanationBudget: Int = 60,
    healthSamples: Int = 8,
    clock: (@Sendable () -> Double)? = nil,
    isOutOfTime: @escaping @Sendable () -> Bool = { false }
  ) {
    self.seed = seed
    self.cases = cases
    self.maximumDiscardRatio = maximumDiscardRatio
    self.maximumChoices = maximumChoices
    self.maximumShrinkEvaluations = maximumShrinkEvaluations
    self.maximumShrinkStall = maximumShrinkStall
    self.edgeBias = edgeBias
    self.exhaustiveLimit = exhaustiveLimit
    self.climbingSteps = climbingSteps
    self.maximumFailures = maximumFailures
    self.explanationBudget = explanationBudget
    self.healthSamples = healthSamples
    self.clock = clock
    self.isOutOfTime = isOutOfTime
  }

  /// A seed made from a property's name, so that an accepted change can't fail later by luck.
  public static func stableSeed(for name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
