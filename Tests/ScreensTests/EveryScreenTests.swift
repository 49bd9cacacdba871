import HeadlessUI
import SwiftUI
import Testing

/// A screen to be run on a device.
struct Specimen: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let makeHost: @MainActor @Sendable (HostScreen) -> ScreenHost

  init<Root: View>(_ name: String, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root) {
    testDescription = name
    makeHost = { ScreenHost(root(), on: $0) }
  }

  static let all = [
    Specimen("address") { AddressScreen() },
    Specimen("chat") { ChatTabs() },
    Specimen("checkout") { CheckoutScreen() },
    Specimen("comments") { CommentsScreen() },
    Specimen("favourites") { FavouritesScreen() },
    Specimen("feedback") { FeedbackHome() },
    Specimen("filter") { FilterScreen() },
    Specimen("login") { LoginScreen() },
    Specimen("note") { NoteScreen(note: Note(title: "Shopping", text: "Milk")) },
    Specimen("onboarding") { OnboardingScreen() },
    Specimen("one-time code") { OneTimeCodeScreen() },
    Specimen("order") { OrderSummaryScreen(order: .sample) },
    Specimen("payment") { PaymentMethodsScreen() },
    Specimen("paywall") { PaywallScreen() },
    Specimen("photos") { PhotoGridScreen() },
    Specimen("profile") { ProfileHome() },
    Specimen("search") { SearchScreen() },
    Specimen("settings") { SettingsScreen() },
    Specimen("sign-up") { SignUpScreen() },
    Specimen("survey") { SurveyScreen() },
  ]
}

@MainActor
@Suite struct EveryScreenTests {
  @Test(arguments: Specimen.all)
  func `a screen comes to rest whatever is tapped and written`(_ specimen: Specimen) throws {
    for device in [HostScreen.iPhone15, .iPhoneSE] {
      let host = specimen.makeHost(device)
      for _ in 0..<4 {
        useAll(host)
        host.advance(by: 0.5)
        #expect(host.settling.isSettled)
        #expect(host.hasFiniteFrames)
      }
    }
  }

  @Test(arguments: Specimen.all)
  func `a screen comes to rest however it is held and read`(_ specimen: Specimen) throws {
    let host = specimen.makeHost(.iPhone15)
    host.advance(by: 0.5)
    let upright = host.tree
    host.rotate()
    #expect(host.settling.isSettled)
    host.changeTypeSize(to: .accessibility5)
    #expect(host.settling.isSettled)
    host.changeLayoutDirection(to: .rightToLeft)
    #expect(host.settling.isSettled)
    #expect(host.hasFiniteFrames)
    host.changeLayoutDirection(to: .leftToRight)
    host.changeTypeSize(to: .large)
    host.rotate()
    #expect(host.tree == upright)
  }

  /// Touches each control and writes in each field that can be reached, as they are found.
  private func useAll(_ host: ScreenHost) {
    for element in host.elements {
      guard let name = element.names.first else { continue }
      switch element.role {
      case .field: try? host.type("1a", into: name)
      default: try? host.tap(name)
      }
    }
  }
}

extension ScreenHost {
  fileprivate var hasFiniteFrames: Bool {
    elements.allSatisfy { $0.frame.place.allSatisfy(\.isFinite) }
  }
}
