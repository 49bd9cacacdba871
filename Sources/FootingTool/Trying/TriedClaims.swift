import HeadlessUI
import PropertyTesting
import ScreenVerification

/// The claims about one screen.
struct TriedClaims: Sendable {
  /// Its name.
  var screen: String
  var random: Group
  var onDevices: Group

  /// All claims as one, and each for itself.
  ///
  /// Most screens break none: so all are asked about one story after the other, and each alone only
  /// where something is broken.
  struct Group: Sendable {
    var all: ScreenProperty
    var each: [ScreenProperty]

    var properties: [ScreenProperty] { [all] + each }
  }

  init(of screen: TriedScreen, onDevices environments: [ScreenEnvironment]) {
    self.screen = screen.name
    let screen = ScreenUnderTest(screen.name, content: .constant(()), grid: [()]) { _ in
      screen.makeView()
    }
    random = Group(of: screen)
    onDevices = random.on(environments)
  }
}

extension TriedClaims.Group {
  fileprivate init(of screen: ScreenUnderTest<Void>) {
    let claims = Invariant.nameless
    all = ScreenProperty(nameless: .all("all claims", claims), of: screen)
    each = claims.enumerated().map { position, claim in
      ScreenProperty(nameless: claim.unlessBroken(claims.prefix(position)), of: screen)
    }
  }

  fileprivate func on(_ environments: [ScreenEnvironment]) -> TriedClaims.Group {
    TriedClaims.Group(all: all.on(environments), each: each.map { $0.on(environments) })
  }
}
