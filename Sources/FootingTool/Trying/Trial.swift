import ScreenVerification

/// Screens, and what is claimed of each without being told anything about it.
struct Trial: Sendable {
  var screens: [Screen]
  /// What can't be tried, in words.
  var untried: [String]

  struct Screen: Sendable {
    var random: TriedClaims
    var onDevices: TriedClaims
  }

  init(screens: [TriedScreen], untried: [String]) {
    let environments = DeviceCatalogue.standard.triedEnvironments
    self.screens = screens.map { screen in
      Screen(random: TriedClaims(of: screen), onDevices: TriedClaims(of: screen, on: environments))
    }
    self.untried = untried
  }

  /// Of each screen the claims as one and each for itself, on random screens and on devices.
  var properties: [CheckedProperty] {
    screens.flatMap { [$0.random, $0.onDevices] }.flatMap { claims in
      [claims.all()] + (0..<claims.count).map(claims.claim)
    }.map(CheckedProperty.screen)
  }

  /// The claims as one but for those that are known to be broken, as a worker is told them.
  func remainder(named name: String) -> CheckedProperty? {
    screens.flatMap { [$0.random, $0.onDevices] }.lazy.compactMap { $0.remainder(named: name) }
      .first
      .map(CheckedProperty.screen)
  }
}

extension DeviceCatalogue {
  /// Every device in both orientations under each generation of systems, without a keyboard and with
  /// the tallest one that is documented, at the standard type size and the largest. Of devices that
  /// differ in nothing but the name, the first stands for all.
  fileprivate var triedEnvironments: [ScreenEnvironment] {
    var seen: Set<ScreenEnvironment> = []
    return screens.flatMap(\.triedEnvironments).filter { environment in
      var unnamed = environment
      unnamed.device = nil
      return seen.insert(unnamed).inserted
    }
  }
}

extension ScreenModel {
  fileprivate var triedEnvironments: [ScreenEnvironment] {
    let tallest = keyboards.max { $0.height < $1.height }
    return [.hidden, tallest].compactMap(\.self).flatMap { keyboard in
      [TypeSize.large, .accessibility5].map { typeSize in
        var tried = environment
        tried.keyboard = keyboard
        tried.typeSize = typeSize
        return tried
      }
    }
  }
}
