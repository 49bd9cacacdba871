import HeadlessUI
import PropertyTesting
import ScreenVerification

/// Screens, and what is claimed of each without being told anything about it.
struct Trial: Sendable {
  /// Of each screen: on random screens, then on every device.
  var claims: [TriedClaims]
  /// What can't be tried, in words.
  var untried: [String]

  var screenCount: Int { claims.count / 2 }

  init(screens: [TriedScreen], untried: [String]) {
    let environments = DeviceCatalogue.standard.triedEnvironments
    claims = screens.flatMap { screen in
      let random = TriedClaims(screen)
      return [random, random.on(environments)]
    }
    self.untried = untried
  }

  var properties: [CheckedProperty] {
    claims.flatMap { [$0.all] + $0.each }.map(CheckedProperty.screen)
  }
}

/// The claims about one screen: all of them as one, and each for itself.
///
/// Most screens break none: so all are asked about one story after the other, and each alone only
/// where something is broken.
struct TriedClaims: Sendable {
  var all: ScreenProperty
  var each: [ScreenProperty]

  /// On random screens.
  init(_ screen: TriedScreen) {
    let screen = ScreenUnderTest(screen.name, content: .constant(()), grid: [()]) { _ in
      screen.makeView()
    }
    all = ScreenProperty(
      nameless: .all("what every screen owes", Invariant.nameless),
      of: screen
    )
    each = Invariant.nameless.map { ScreenProperty(nameless: $0, of: screen) }
  }

  private init(all: ScreenProperty, each: [ScreenProperty]) {
    self.all = all
    self.each = each
  }

  /// The same claims, on each of `environments`.
  func on(_ environments: [ScreenEnvironment]) -> TriedClaims {
    TriedClaims(all: all.on(environments), each: each.map { $0.on(environments) })
  }
}

extension DeviceCatalogue {
  /// Every device in both orientations under each generation of systems, without a keyboard and with
  /// the tallest one that is documented, at the standard type size and the largest.
  var triedEnvironments: [ScreenEnvironment] {
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
