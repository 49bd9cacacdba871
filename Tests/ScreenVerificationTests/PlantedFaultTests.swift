import HeadlessUI
import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

/// For each invariant a fault in the host that it notices, on a screen that keeps it otherwise.
///
/// Screens are 100 × 200 points with 20 covered above and 10 below, unless said otherwise; what is
/// on them and what happens to them is left to chance.
@MainActor
@Suite struct PlantedFaultTests {
  struct Plant: CustomTestStringConvertible, Sendable {
    var fault: HostFaults
    var invariant: Invariant
    var screen: @Sendable (HostSettings) -> ScreenUnderTest<Lengths>
    /// The smallest content and story; more than one where none of them leads to another.
    var smallest: [String]
    var margin: Double?
    var environment = ScreenEnvironment.small

    var testDescription: String { "\(invariant.sentence): \(smallest[0])" }
  }

  nonisolated static let keyboards = [
    // 1 + 10 cover the bottom instead of 10.
    Plant(
      fault: .keyboardAddsUp,
      invariant: .countsBottomInsetOnce("button"),
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 1"],
      margin: -1
    ),
    // Up to 10 points of keyboard lie on the home indicator alone.
    Plant(
      fault: .keyboardIsIgnored,
      invariant: .staysAboveKeyboard("button"),
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 11"],
      margin: -1
    ),
    Plant(
      fault: .keyboardStays,
      invariant: .returnsAfterHide,
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 11, then hide the keyboard"],
      margin: -1
    ),
    // After a quarter of the drag there are 11 of 14 points left.
    Plant(
      fault: .keyboardKeepsItsHeight,
      invariant: .followsKeyboardHeight("button"),
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 14, then drag the keyboard away in 4 steps"],
      margin: -3
    ),
    Plant(
      fault: .keyboardIsTooHigh,
      invariant: .keepsGapToKeyboard("button", gap: 0),
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 11"],
      margin: -8
    ),
    // 3 + 8 are a point more than the home indicator.
    Plant(
      fault: .keyboardIsTooHigh,
      invariant: .countsOnlyOverlap("button", in: "panel"),
      screen: panel,
      smallest: ["row 0, button 1; show keyboard 3"],
      margin: -1
    ),
    Plant(
      fault: .floatingKeyboardDocks,
      invariant: .ignoresFloatingKeyboard("button"),
      screen: bar,
      smallest: ["row 0, button 1; show floating keyboard"],
      margin: -90
    ),
    Plant(
      fault: .keyboardIsContainer,
      invariant: .staysPut("button"),
      screen: ignoring,
      smallest: ["row 0, button 1; show keyboard 1"],
      margin: -1,
      environment: .withoutHomeIndicator
    ),
    // Twice 6 are two points more than the home indicator, twice 5 are none.
    Plant(
      fault: .keyboardRepeatsAddUp,
      invariant: .repeatingChangesNothing,
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 6"],
      margin: -2
    ),
    // Half of 11 is less than the home indicator: the button has to be back in its place.
    Plant(
      fault: .dragIsNotFollowed,
      invariant: .followsDraggedKeyboard("button"),
      screen: bar,
      smallest: ["row 0, button 1; show keyboard 11, then drag the keyboard away in 2 steps"],
      margin: -1
    ),
  ]

  nonisolated static let places = [
    Plant(
      fault: .homeIndicatorIsIgnored,
      invariant: .restsOnSafeEdge("button"),
      screen: lone,
      smallest: ["row 0, button 1"],
      margin: -10
    ),
    Plant(
      fault: .homeIndicatorIsIgnored,
      invariant: .keepsDistanceFromEdge("button", atLeast: 0),
      screen: bar,
      smallest: ["row 0, button 1"],
      margin: -10
    ),
    Plant(
      fault: .screenIsPushedUp,
      invariant: .staysBelowTheTop,
      screen: titled,
      smallest: ["row 0, button 1; show keyboard 1"],
      margin: -1
    ),
    // The lower one rises by a point onto the upper one, which ends where the keyboard begins.
    Plant(
      fault: .controlsRiseAlone,
      invariant: .controlsDoNotOverlap,
      screen: column,
      smallest: ["row 0, button 1; show keyboard 11"],
      margin: -1
    ),
    // 169 + 1 points are all that the screen has, and the last of them lies under the bar; under a
    // keyboard of 178, 1 + 1 are.
    Plant(
      fault: .barsTakeNoRoom,
      invariant: .canBeScrolledIntoView("last", above: "button"),
      screen: bar,
      smallest: ["row 169, button 1", "row 1, button 1; show keyboard 178"],
      margin: -1
    ),
    // Content made for a height of 170 ends there in a scroll view that is 79 high.
    Plant(
      fault: .readersAreStale,
      invariant: .doesNotDependOnThePath,
      screen: filling,
      smallest: ["row 0, button 1; rotate"],
      margin: -91
    ),
    // Content made for a height of 100 ends at 100 on a screen that is 200 high by now.
    Plant(
      fault: .readersAreStale,
      invariant: .endsTheContent("button"),
      screen: filling,
      smallest: ["row 0, button 1; rotate"],
      margin: -100,
      environment: ScreenEnvironment(size: LayoutSize(width: 200, height: 100))
    ),
  ]

  nonisolated static let reaches = [
    Plant(
      fault: .rangesAreTooLong,
      invariant: .scrollsByTheOverflow,
      screen: bar,
      smallest: ["row 0, button 1"],
      margin: -1
    ),
    // 169 + 1 points in the 169 above the bar; under a keyboard of 178, 1 + 1 in the one above it.
    Plant(
      fault: .rangesAreEmpty,
      invariant: .canBeScrolledIntoView("last"),
      screen: bar,
      smallest: ["row 169, button 1", "row 1, button 1; show keyboard 178"],
      margin: -1
    ),
    // A field of 22 points, from 21 to 43, and 22 points between 20 and the keyboard at 42.
    Plant(
      fault: .revealFallsShort,
      invariant: .focusedFieldShows(),
      screen: field,
      smallest: ["row 1, button 1; focus “email”, keyboard 158"],
      margin: -1
    ),
    Plant(
      fault: .touchesLandLow,
      invariant: .canBeTapped("button"),
      screen: bar,
      smallest: ["row 0, button 1"],
      margin: nil
    ),
    Plant(
      fault: .keyboardLetsTouchesThrough,
      invariant: .isOutOfReachUnderKeyboard("button"),
      screen: ignoring,
      smallest: ["row 0, button 1; show keyboard 1"],
      margin: nil,
      environment: .withoutHomeIndicator
    ),
  ]

  nonisolated static let updates = [
    Plant(
      fault: .passesAreFrames,
      invariant: .comesToRest,
      screen: summing,
      smallest: ["row 0, button 1"],
      margin: -1
    ),
    Plant(
      fault: .passesAreRepeated,
      invariant: .settles(within: 1),
      screen: lone,
      smallest: ["row 0, button 1"],
      margin: -1
    ),
    // 5 points in one order, 12 in the other.
    Plant(
      fault: .secondCallbacksAreLost,
      invariant: .doesNotDependOnCallbackOrder,
      screen: summing,
      smallest: ["row 0, button 1"],
      margin: -7
    ),
  ]

  @Test(arguments: keyboards + places + reaches + updates)
  func `a planted fault is found, by its smallest case`(_ plant: Plant) throws {
    let property = try plant.property(with: .planting(plant.fault), expectation: .broken)
    for seed in UInt64(1)...2 {
      let report = property.property.check(RunSettings(seed: seed))
      let record = try #require(report.counterexample?.record, "seed \(seed)")
      let smallest = try #require(try property.screenCase(of: record))
      let known = plant.smallest.map { "\(plant.environment); \($0)" }
      #expect(known.contains(smallest.description), "seed \(seed): \(smallest)")
      #expect(smallest.verdict.margin == plant.margin, "seed \(seed)")
    }
  }

  @Test(arguments: keyboards + places + reaches + updates)
  func `without the fault the same screen holds`(_ plant: Plant) throws {
    let property = try plant.property(with: HostSettings(), expectation: .holds)
    let report = property.property.check(RunSettings(seed: 1, cases: 0..<300))
    #expect(report.counterexample == nil, "\(report)")
    #expect(report.run.casesRun > report.run.discarded)
  }
}

extension PlantedFaultTests.Plant {
  fileprivate func property(
    with settings: HostSettings,
    expectation: Property.Expectation
  ) throws -> ScreenProperty {
    try ScreenProperty(
      screen(settings),
      invariant,
      expectation: expectation,
      environments: .constant(environment)
    )
  }
}

extension ScreenEnvironment {
  fileprivate static let withoutHomeIndicator = ScreenEnvironment(
    size: LayoutSize(width: 100, height: 200),
    safeArea: LayoutInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
  )
}

/// What is on the screens: the height of a row, and that of a button.
struct Lengths: Sendable {
  var row: Int
  var button: Int
}

extension PlantedFaultTests {
  /// A row and a last point that scroll above a button.
  nonisolated static func bar(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      Page {
        Block("row", CGFloat(lengths.row))
        Block("last", 1)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Plate("button", CGFloat(lengths.button)) }
    }
  }

  /// A button at the bottom, and nothing else.
  nonisolated static func lone(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in AtBottom { Plate("button", CGFloat(lengths.button)) } }
  }

  /// A title of a point above a row that scrolls.
  nonisolated static func titled(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      VStack(spacing: 0) {
        Block("title", 1)
        Page { Block("row", CGFloat(lengths.row)) }
      }
    }
  }

  /// A row at the top and, at the bottom, a button of a point above the button.
  nonisolated static func column(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      VStack(spacing: 0) {
        Block("row", CGFloat(min(lengths.row, 50)))
        Spacer(minLength: 0)
        Plate("upper", 1)
        Plate("button", CGFloat(lengths.button))
      }
    }
  }

  /// A button at the end of a panel that fills the screen.
  nonisolated static func panel(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      ZStack(alignment: .bottom) {
        Color.gray.id("panel").ignoresSafeArea()
        Plate("button", CGFloat(lengths.button))
      }
    }
  }

  /// A button that has to stay in its place when the keyboard comes.
  nonisolated static func ignoring(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      AtBottom { Plate("button", CGFloat(lengths.button)) }.ignoresSafeArea(.keyboard)
    }
  }

  /// A button at the end of content that fills its scroll view.
  nonisolated static func filling(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      FillingPage {
        Block("row", CGFloat(lengths.row))
      } footer: {
        Plate("button", CGFloat(lengths.button))
      }
    }
  }

  /// A field under a row that scrolls.
  nonisolated static func field(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      Page {
        Block("row", CGFloat(lengths.row))
        TextField("email", text: .constant(""))
      }
    }
  }

  /// A button with a gap below that is made of two callbacks.
  nonisolated static func summing(_ settings: HostSettings) -> ScreenUnderTest<Lengths> {
    screen(settings) { lengths in
      SummingBar { Plate("button", CGFloat(lengths.button)) }
    }
  }

  private nonisolated static func screen<Screen: View>(
    _ settings: HostSettings,
    @ViewBuilder view: @escaping @MainActor @Sendable (Lengths) -> Screen
  ) -> ScreenUnderTest<Lengths> {
    ScreenUnderTest(
      "screen",
      content: zip(.integers(in: 0...300), .integers(in: 1...50)).map(Lengths.init),
      grid: [Lengths(row: 0, button: 1)],
      settings: settings,
      view: view
    )
  }
}
