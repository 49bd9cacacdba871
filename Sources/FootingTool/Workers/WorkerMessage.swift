import Foundation
import PropertyTesting

/// What a worker is asked to do with one property.
struct WorkerTask: Codable, Hashable {
  enum Work: Codable, Hashable {
    /// Cases drawn from the seed.
    case run(cases: Range<Int>)
    /// The same, with a notice before each case, to learn which one ends the worker.
    case trace(cases: Range<Int>)
    case shrink(record: ChoiceRecord, firstFailingCase: Int, evaluations: Int)
    /// A single case, which has ended a worker at its place in a range or is suspected to.
    case judge(record: ChoiceRecord, case: Int, of: Range<Int>)
    /// A case that ends its worker, tried in processes of its own.
    case shrinkIncident(Incident)
  }

  /// The property's name.
  var property: String
  /// On every catalogued device instead of random screens.
  var isOnDevices: Bool
  var seed: UInt64
  var work: Work
  /// After so many seconds a single case counts as hanging.
  var secondsOfCase = 10.0
  /// After so many seconds no further case is begun.
  var secondsLeft: Double?
}

/// What a worker says, one line each.
enum WorkerAnswer: Codable, Hashable {
  /// Nothing but that the work goes on.
  case alive
  case began(case: Int)
  case ran(part: Part)
  case judged(Verdict)
  case shrunk(counterexample: Counterexample?)
}

/// What came of a range of cases.
struct Part: Codable, Hashable {
  var report: RangeReport
  /// What ended it, where the report does not say that.
  var incident: Incident?

  /// The case that nothing behind it counts after.
  var stop: Int? { report.failure?.caseIndex ?? incident?.caseIndex }
}

/// A case that ended more than itself.
struct Incident: Codable, Hashable {
  enum Kind: String, Codable {
    /// It breaks the claim.
    case broken
    /// The worker died of it.
    case crashed
    /// The worker did not come back from it.
    case timedOut
  }

  var caseIndex: Int
  var kind: Kind
  var reason: String
  /// What was chosen in the case; `nil` where it is not known.
  var record: ChoiceRecord?
  /// What was drawn, as text, where that is known.
  var values: [NotedValue] = []
  /// All was drawn, and the check had begun, so that drawing alone is safe.
  var isDrawn = false
}

/// A message that can't be read.
struct MessageProblem: Error, Hashable, CustomStringConvertible {
  var line: String

  var description: String { "\(quoted(line)) is no message; use one version of the tool" }
}

extension Encodable {
  /// One line of JSON, with its end.
  func line() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + [newline]
  }
}

extension Decodable {
  /// Reads what ``Swift/Encodable/line()`` wrote.
  init(line: some Collection<UInt8>) throws(MessageProblem) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      self = try decoder.decode(Self.self, from: Data(line))
    } catch {
      throw MessageProblem(line: String(decoding: line, as: UTF8.self))
    }
  }
}

let newline = UInt8(ascii: "\n")
