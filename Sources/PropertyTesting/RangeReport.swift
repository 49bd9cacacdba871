/// What a run over a range of cases found.
///
/// Reports of adjacent ranges join to what one run over both ranges would have said.
public struct RangeReport: Codable, Hashable, Sendable {
  /// The first case that broke the claim.
  public struct Failure: Codable, Hashable, Sendable {
    /// Its place among the cases of the seed.
    public var caseIndex: Int
    /// The choices that make up the case, not yet shrunk.
    public var record: ChoiceRecord
    /// How the claim is broken, in the words of the property.
    public var reason: String
    /// By how much, below 0; nil where that has no measure.
    public var margin: Double?
  }

  /// What ended the run.
  public enum Ending: String, Codable, Hashable, Sendable {
    case allCasesRun
    case failure
    case outOfTime
  }

  /// The property's name.
  public var property: String
  /// What all cases are drawn from.
  public var seed: UInt64
  /// The indices of the cases that were to be run.
  public var cases: Range<Int>
  /// How many cases were drawn, discarded ones among them.
  public var casesRun: Int
  /// How many of the cases were discarded.
  public var discarded: Int
  /// How many cases made more choices than are allowed; they are among the discarded ones.
  public var overruns: Int
  /// How often the property was evaluated; a case that repeats an earlier one counts, though it is not checked again.
  public var evaluations: Int
  /// How many of the checked cases carry each label.
  public var labels: [String: Int]
  /// How many cases can be drawn at all, where these are few enough to be run one by one.
  public var domainSize: Int?
  /// What broke the claim, if anything did.
  public var failure: Failure?
  /// What ended the run.
  public var ending: Ending
}

extension RangeReport {
  /// Two reports that are not of adjacent ranges of one run.
  public enum JoinProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case otherProperty(String, String)
    case otherSeed(UInt64, UInt64)
    case notAdjacent(Range<Int>, Range<Int>)

    public var description: String {
      switch self {
      case .otherProperty(let left, let right):
        "the reports are of \"\(left)\" and \"\(right)\"; join reports of one property"
      case .otherSeed(let left, let right):
        "the seeds are \(hexadecimal(left)) and \(hexadecimal(right)); join reports of one seed"
      case .notAdjacent(let left, let right):
        "the cases are \(left) and \(right); join reports of adjacent ranges"
      }
    }
  }

  /// The report of one run over the cases of both: the failure with the lowest index wins, and what came after
  /// it does not count.
  public func joined(with other: RangeReport) throws(JoinProblem) -> RangeReport {
    guard property == other.property else { throw .otherProperty(property, other.property) }
    guard seed == other.seed else { throw .otherSeed(seed, other.seed) }
    if cases.upperBound == other.cases.lowerBound { return followed(by: other) }
    if other.cases.upperBound == cases.lowerBound { return other.followed(by: self) }
    throw .notAdjacent(cases, other.cases)
  }

  private func followed(by later: RangeReport) -> RangeReport {
    var joined = self
    joined.cases = cases.lowerBound..<later.cases.upperBound
    guard failure == nil else { return joined }
    joined.casesRun += later.casesRun
    joined.discarded += later.discarded
    joined.overruns += later.overruns
    joined.evaluations += later.evaluations
    joined.labels.merge(later.labels, uniquingKeysWith: +)
    joined.failure = later.failure
    joined.ending = later.failure == nil && ending == .outOfTime ? .outOfTime : later.ending
    return joined
  }

  /// Whether so many cases were discarded that the run says nothing.
  ///
  /// `ratio` is how many discarded cases are allowed for each one that was checked.
  public func gaveUp(beyond ratio: Double) -> Bool {
    failure == nil && discarded > 0 && Double(discarded) > ratio * Double(casesRun - discarded)
  }
}

/// A number as seeds are written: "0x2A".
package func hexadecimal(_ word: UInt64) -> String {
  "0x" + String(word, radix: 16, uppercase: true)
}
