import PropertyTesting
import ScreenVerification

extension [CheckedProperty] {
  /// What is claimed of screens, on each catalogued environment: of each screen all that holds as
  /// one claim, since what costs time is to lay it out, and each claim with a known fault by itself.
  ///
  /// - Parameter isWanted: Which claims are meant; one of a screen's that hold stands for all of those.
  /// - Returns: The claims, in the order of the screens.
  func onDevices(
    where isWanted: (CheckedProperty) -> Bool = { _ in true }
  ) -> [CheckedProperty] {
    let environments = DeviceCatalogue.standard.distinctEnvironments
    var seen: Set<String> = []
    return compactMap { property in
      guard case .screen(let claim) = property, isWanted(property) else { return nil }
      guard claim.expectation == .holds else { return .screen(claim.on(environments)) }
      guard seen.insert(claim.screen).inserted else { return nil }
      return ScreenProperty.joined(standing(on: claim.screen), on: environments)
        .map(CheckedProperty.screen)
    }
  }

  /// The claims about a screen that hold.
  private func standing(on screen: String) -> [ScreenProperty] {
    compactMap { property in
      guard case .screen(let claim) = property, claim.screen == screen, claim.expectation == .holds
      else { return nil }
      return claim
    }
  }
}
