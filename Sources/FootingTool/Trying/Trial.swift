import ScreenVerification

/// Screens, and what is claimed of each without being told anything about it.
struct Trial: Sendable {
  var claims: [TriedClaims]
  /// What can't be tried, in words.
  var untried: [String]

  init(screens: [TriedScreen], untried: [String]) {
    let environments = DeviceCatalogue.standard.triedEnvironments
    claims = screens.map { TriedClaims(of: $0, onDevices: environments) }
    self.untried = untried
  }

  var properties: [CheckedProperty] {
    claims.flatMap { $0.random.properties + $0.onDevices.properties }.map(CheckedProperty.screen)
  }
}

extension DeviceCatalogue {
  /// Every device in both orientations under each generation of systems, without a keyboard and with
  /// the tallest one that is documented, at the standard type size and the largest.
  fileprivate var triedEnvironments: [ScreenEnvironment] {
    screens.flatMap { screen in
      let tallest = screen.keyboards.max { $0.height < $1.height }
      return [.hidden, tallest].compactMap(\.self).flatMap { keyboard in
        [TypeSize.large, .accessibility5].map { typeSize in
          var environment = screen.environment
          environment.keyboard = keyboard
          environment.typeSize = typeSize
          return environment
        }
      }
    }
  }
}
