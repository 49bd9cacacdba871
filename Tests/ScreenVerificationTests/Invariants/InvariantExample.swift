import HeadlessUI
import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

/// A screen of views, what happens to it, and what a claim says then.
///
/// The screen is 100 × 200 points, with 20 covered above and 10 below.
struct InvariantExample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let invariant: Invariant
  let verdict: Verdict
  private let actions: [Action]
  private let settings: HostSettings
  private let makeView: @MainActor @Sendable () -> AnyView

  init<Screen: View>(
    _ what: String,
    _ invariant: Invariant,
    _ verdict: Verdict,
    after actions: Action...,
    with settings: HostSettings = HostSettings(),
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Screen
  ) {
    testDescription = what
    self.invariant = invariant
    self.verdict = verdict
    self.actions = actions
    self.settings = settings
    makeView = { AnyView(view()) }
  }

  @MainActor func found() throws -> Verdict {
    let screen = ScreenUnderTest("screen", content: .constant(0), grid: [0], settings: settings) {
      _ in makeView()
    }
    return try screen.verdict(
      of: invariant,
      in: Scenario(environment: .small, content: 0, actions: actions)
    )
  }
}

extension ScreenEnvironment {
  /// 100 × 200 points, with 20 covered above and 10 below.
  static let small = ScreenEnvironment(
    size: LayoutSize(width: 100, height: 200),
    safeArea: LayoutInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
  )
}

extension Verdict {
  static func broken(_ reason: String, by margin: Double) -> Verdict {
    .broken(reason: reason, margin: -margin)
  }
}

extension Action {
  static func show(_ height: Double) -> Action { .show(.docked(height: height)) }
}
