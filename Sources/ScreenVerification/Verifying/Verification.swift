import PropertyTesting

/// Invariants of one screen, to be tried one after the other.
struct Verification {
  var properties: [ScreenProperty]
  var cases: Int
  var seed: UInt64?

  /// Tries each invariant; throws what broke, all invariants having been tried.
  func run() throws(VerificationFailure) {
    let breaks = properties.compactMap(smallestBreak)
    if !breaks.isEmpty { throw VerificationFailure(breaks: breaks) }
  }

  /// Runs one case again.
  ///
  /// - Throws: ``VerificationFailure`` while it still breaks its invariant, and where the token is
  ///   none of theirs.
  func replay(_ text: String) throws {
    let token = try Token(parsing: text)
    guard let property = properties.first(where: { token.belongs(to: $0.name) }) else {
      let names = properties.map(\.name)
      throw NameProblem(kind: "invariant", name: token.slug, among: names)
    }
    guard let shown = try property.screenCase(of: token.record) else { return }
    guard case .broken(let reason, let margin) = shown.verdict else { return }
    throw VerificationFailure(
      breaks: [
        VerificationFailure.Break(
          property.name,
          reason,
          margin,
          shown,
          token,
          first: nil,
          device: property.finding(of: token.record)
        )
      ]
    )
  }

  private func smallestBreak(of property: ScreenProperty) -> VerificationFailure.Break? {
    let settings = RunSettings(
      seed: seed ?? RunSettings.stableSeed(for: property.name),
      cases: 0..<max(cases, 0)
    )
    let report = property.property.check(settings)
    guard let found = report.counterexample,
      let shown = try? property.screenCase(of: found.record)
    else { return nil }
    let first = try? property.screenCase(of: found.originalRecord)
    return VerificationFailure.Break(
      property.name,
      found.reason,
      found.margin,
      shown,
      found.token,
      first: first?.description,
      device: property.finding(of: found.record, shrunkFrom: found.originalRecord)
    )
  }
}

/// The smallest cases that break what was claimed of a screen.
public struct VerificationFailure: Error, CustomStringConvertible {
  /// One of each invariant that is broken.
  public var breaks: [Break]

  /// The smallest case that breaks an invariant.
  public struct Break: Sendable {
    /// "screen/invariant".
    public var property: String
    /// How the invariant is broken, with numbers.
    public var reason: String
    /// By how many points, below 0; `nil` where that has no measure.
    public var margin: Double?
    /// The case, laid out.
    public var screenCase: ScreenCase
    /// Replays the case.
    public var token: String
    /// The case that was met first, in words; `nil` for a replay.
    public var first: String?
    /// The first catalogued device that breaks the same invariant in the same way, with a content of
    /// the screen's grid where that does.
    public var device: DeviceFinding

    init(
      _ property: String,
      _ reason: String,
      _ margin: Double?,
      _ screenCase: ScreenCase,
      _ token: Token,
      first: String?,
      device: DeviceFinding
    ) {
      self.property = property
      self.reason = reason
      self.margin = margin
      self.screenCase = screenCase
      self.token = "\(token)"
      self.first = first
      self.device = device
    }
  }

  public var description: String {
    breaks.map(\.description).joined(separator: "\n\n")
  }
}

extension VerificationFailure.Break: CustomStringConvertible {
  /// The sentence and by how much it is broken, the case in words and drawn, what was met first, the
  /// first device that shows it, and the line that replays it.
  public var description: String {
    let shortfall = margin.map { ", by \(points(-$0)) pt" } ?? ""
    let lines: [String?] = [
      "\"\(property)\" is broken\(shortfall)",
      "  reason: \(reason)",
      "  case: \(screenCase)",
      first.map { "  shrunk from: \($0)" },
      "  on a device: \(device)",
      "",
      drawing(of: screenCase.observation),
      "",
      "  replay: verify(…, replaying: \"\(token)\")",
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}
