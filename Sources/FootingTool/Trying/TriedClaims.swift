import HeadlessUI
import PropertyTesting
import ScreenVerification

/// The claims about one screen, on random screens or on devices.
///
/// Most screens break none: so all are asked about one story after the other, and each alone only
/// where it is broken.
struct TriedClaims: Sendable {
  private let screen: ScreenUnderTest<Void>
  /// In place of random ones, if there are any.
  private let environments: [ScreenEnvironment]?
  private let claims = Invariant.nameless.map(\.onlyWithKeyboardsAsTheyCome)

  init(of screen: TriedScreen, on environments: [ScreenEnvironment]? = nil) {
    self.screen = ScreenUnderTest(screen.name, content: .constant(()), grid: [()]) { _ in
      screen.makeView()
    }
    self.environments = environments
  }

  var count: Int { claims.count }

  /// The claim at `position`, only about stories that break none before it.
  func claim(_ position: Int) -> ScreenProperty {
    property(claims[position].unlessBroken(claims.prefix(position)))
  }

  /// All claims as one, but those at the positions `known`.
  func all(but known: Set<Int> = []) -> ScreenProperty {
    property(.first(of: claims, but: known, sentence: Self.sentence(without: known)))
  }

  /// The claim that a reason of ``all(but:)`` is about.
  func position(in reason: String) -> Int? {
    claims.firstIndex { reason.hasPrefix("\($0.sentence): ") }
  }

  /// What ``all(but:)`` is called ``name``, whatever is known.
  func remainder(named name: String) -> ScreenProperty? {
    guard let start = name.firstRange(of: "/\(Self.allClaims) but ") else { return nil }
    let numbers = name[start.upperBound...].prefix { $0.isNumber || $0 == "," || $0 == " " }
    let known = numbers.split { !$0.isNumber }.compactMap { Int($0) }.map { $0 - 1 }
    let property = all(but: Set(known))
    return property.name == name ? property : nil
  }

  private static let allClaims = "all claims"

  private static func sentence(without known: Set<Int>) -> String {
    let numbers = known.sorted().map { "\($0 + 1)" }.joined(separator: ", ")
    return known.isEmpty ? allClaims : "\(allClaims) but \(numbers)"
  }

  private func property(_ invariant: Invariant) -> ScreenProperty {
    let property = ScreenProperty(trusted: screen, invariant)
    return environments.map(property.on) ?? property
  }
}
