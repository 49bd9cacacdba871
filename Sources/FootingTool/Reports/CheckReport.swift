import PropertyTesting

/// What a check found; its JSON is the tool's stable format.
///
/// Nothing in it depends on time, machine or the number of workers.
struct CheckReport: Codable, Hashable {
  static let currentFormat = "footing-report/1"

  var format = currentFormat
  var seed: UInt64
  /// "2/4" for the second of four shards.
  var shard: String?
  /// How many random cases a property has in the whole run; only in a shard.
  var casesOfRun: Int?
  /// How many environments each screen was checked in, where they are catalogued ones.
  var environments: Int?
  var properties: [PropertyReport]

  /// Whether each outcome is the expected one.
  var isAsExpected: Bool { properties.allSatisfy(isAsExpected) }

  /// Whether the outcome is the expected one, or, in a shard, can still become it.
  func isAsExpected(_ property: PropertyReport) -> Bool {
    property.isAsExpected || (shard != nil && property.isUndecided)
      || (environments != nil && property.isSoundOnDevices)
  }
}

/// What a check of one property found.
struct PropertyReport: Codable, Hashable {
  enum Outcome: String, Codable, Hashable {
    case holds
    case broken
    case gaveUp
    case crashed
    case timedOut
  }

  var name: String
  var screen: String?
  var invariant: String
  var expected: Property.Expectation
  var outcome: Outcome
  /// How many cases were run, up to the one that ended the run.
  var cases: Int
  var discarded: Int
  var evaluations: Int
  var isOutOfTime: Bool
  var counterexample: CounterexampleReport?
  var incident: IncidentReport?
  var remarks: [String]?

  /// Whether the outcome is the one that the property states.
  var isAsExpected: Bool { outcome.rawValue == expected.rawValue }

  /// Whether other shards decide: a known fault may lie there, or the cases that count.
  fileprivate var isUndecided: Bool {
    outcome == .holds || (outcome == .gaveUp && cases > 0)
  }

  /// Whether all catalogued environments were seen and none is broken that should hold: a claim may
  /// speak of none of them, and a known fault need not show on a device.
  fileprivate var isSoundOnDevices: Bool {
    (outcome == .holds || outcome == .gaveUp) && cases > 0 && !isOutOfTime
  }

  private enum CodingKeys: String, CodingKey {
    case name, screen, invariant, expected, outcome, cases, discarded, evaluations
    case isOutOfTime = "outOfTime"
    case counterexample, incident, remarks
  }
}

/// A case that ended its worker.
struct IncidentReport: Codable, Hashable {
  /// The index under the seed.
  var firstFailingCase: Int
  var reason: String

  private enum CodingKeys: String, CodingKey {
    case firstFailingCase = "case"
    case reason
  }
}

/// The smallest case that breaks a claim.
struct CounterexampleReport: Codable, Hashable {
  var token: String
  /// Of a screen.
  var scenario: ScenarioReport?
  /// What was drawn, as text, where it is no screen.
  var values: [NotedValue]?
  /// Points below 0, where the claim has a measure.
  var margin: Double?
  var reason: String
  var shrinks: Int
  var shrinkEvaluations: Int
  var firstFailingCase: Int?
  /// What was drawn first, in words.
  var shrunkFrom: String
  /// What ended the shrink, unless it is minimal.
  var isCutShort: Bool
  /// The smallest case in words.
  var words: String

  private enum CodingKeys: String, CodingKey {
    case token, scenario, values, margin, reason, shrinks, shrinkEvaluations, firstFailingCase
    case shrunkFrom
    case isCutShort = "cutShort"
    case words = "description"
  }
}

/// A screen's case, as data.
struct ScenarioReport: Codable, Hashable {
  struct Device: Codable, Hashable {
    /// Of a catalogued device.
    var name: String?
    var width: Double
    var height: Double
    var safeArea: Edges
    var typeSize: String
    var scale: Double
    var isMirrored: Bool

    private enum CodingKeys: String, CodingKey {
      case name, width, height, safeArea, typeSize, scale
      case isMirrored = "mirrored"
    }
  }

  struct Edges: Codable, Hashable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
  }

  /// A number or a text.
  enum Value: Hashable {
    case number(Double)
    case text(String)
  }

  /// Before any action.
  var device: Device
  var content: [String: Value]
  /// In words.
  var actions: [String]
  /// Its height at the end.
  var keyboard: Double
}

extension ScenarioReport.Value: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
