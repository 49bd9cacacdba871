import PropertyTesting

/// Whether a catalogued device shows what a counterexample shows.
public enum DeviceFinding: Sendable {
  /// The first case, in the order of the catalogue, that breaks the same claim.
  case shown(ScreenCase)
  /// No device does: so many cases hold, or are outside of the claim.
  case hidden(cases: Int)
  /// None of the first cases does; further ones were not tried.
  case unknown(cases: Int)
}

extension DeviceFinding: CustomStringConvertible {
  /// "iPhone 6s, upright, iOS 15-18 (375 × 667), …, by 34 pt".
  public var description: String {
    switch self {
    case .shown(let screenCase):
      "\(screenCase)\(screenCase.verdict.margin.map { ", by \(points(-$0)) pt" } ?? "")"
    case .hidden(let cases): "none in the catalogue shows it (\(cases) cases)"
    case .unknown(let cases): "none of the first \(cases) cases in the catalogue shows it"
    }
  }
}

extension ScreenClaim {
  /// Tells `scenarios` on the devices of `catalogue` until one breaks the claim: first with the
  /// contents of the screen's grid, then with their own.
  func finding(
    telling scenarios: [Scenario<Content>],
    in catalogue: DeviceCatalogue,
    atMost limit: Int
  ) -> DeviceFinding {
    guard let story = scenarios.first else { return .hidden(cases: 0) }
    let screens = catalogue.distinctScreens
    var cases = 0
    for content in screen.grid + scenarios.map(\.content) {
      for told in screens.lazy.flatMap({ story.told(on: $0, with: content) }) {
        guard cases < limit else { return .unknown(cases: cases) }
        cases += 1
        guard let verdict = try? verdict(on: told), verdict.isBroken,
          let shown = try? screenCase(told)
        else { continue }
        return .shown(shown)
      }
    }
    return .hidden(cases: cases)
  }
}

extension DeviceCatalogue {
  /// The first of all screens with the same lengths and keyboards.
  fileprivate var distinctScreens: [ScreenModel] {
    var seen: Set<ScreenModel> = []
    return screens.filter { model in
      var copy = model
      copy.environment.device = nil
      return seen.insert(copy).inserted
    }
  }
}
