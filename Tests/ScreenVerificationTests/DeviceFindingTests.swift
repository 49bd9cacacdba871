import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct DeviceFindingTests {
  @Test func `the first device of the catalogue that shows it is named`() throws {
    #expect(
      try finding(.staysAboveKeyboard("button")).description == """
        iPhone 6s, upright, iOS 15-18 (375 × 667), safe area top 20, no keyboard; content 50; show \
        keyboard 260, by 260 pt
        """
    )
  }

  @Test func `different keyboards stay different ones`() throws {
    let heights = Invariant("one height", needsFresh: false) { story in
      let heights = Set(story.steps.flatMap(\.observations).map(\.environment.keyboard.height))
      return .that(heights.subtracting([0]).count < 2, otherwise: "there are two")
    }
    guard case .shown(let shown) = try finding(heights) else {
      Issue.record("no device shows it")
      return
    }
    #expect(shown.actions == [.show(.docked(height: 260)), .show(.docked(height: 216))])
  }

  @Test func `what no device shows is said to be so`() throws {
    let isLow = Invariant("the screen is 2 high or more") { observation in
      .that(observation.environment.size.height >= 2, otherwise: "it is not")
    }
    // Each screen with the content of the grid, and with the case's own.
    let screens = DeviceCatalogue.standard.screens.map { model in
      var model = model
      model.environment.device = nil
      return model
    }
    let cases = Set(screens).count * 2
    #expect(try finding(isLow).description == "none in the catalogue shows it (\(cases) cases)")
    #expect(
      try finding(isLow, atMost: 3).description
        == "none of the first 3 cases in the catalogue shows it"
    )
  }

  @Test func `a device without a documented keyboard is passed over`() throws {
    var catalogue = DeviceCatalogue.standard
    for index in catalogue.devices.indices.dropLast() {
      catalogue.devices[index].keyboards = []
    }
    let last = try #require(catalogue.devices.last)
    let found = try finding(.staysAboveKeyboard("button"), in: catalogue).description
    #expect(found.hasPrefix(last.name))
  }

  /// What is found for the smallest case that breaks `invariant` on a button under the keyboard.
  private func finding(
    _ invariant: Invariant,
    in catalogue: DeviceCatalogue = .standard,
    atMost limit: Int = 500
  ) throws -> DeviceFinding {
    let screen = ScreenUnderTest("page", content: .integers(in: 0...50), grid: [50]) { rows in
      AtBottom {
        Block("rows", CGFloat(rows))
        Plate("button", 1)
      }
      .ignoresSafeArea(.keyboard)
    }
    let property = try ScreenProperty(screen, invariant, expectation: .broken)
    let report = property.property.check(RunSettings(seed: 1))
    let record = try #require(report.counterexample?.record)
    return property.finding(of: record, in: catalogue, atMost: limit)
  }
}
