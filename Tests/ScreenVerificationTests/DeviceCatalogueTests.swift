import LayoutSolver
import ScreenVerification
import Testing

@Suite struct DeviceCatalogueTests {
  let catalogue = DeviceCatalogue.standard

  struct Example: CustomTestStringConvertible {
    var name: String
    var orientation = Orientation.upright
    var generation = SystemGeneration.from15To18
    var size: LayoutSize<Double>
    var insets: LayoutInsets<Double>?
    var keyboards: [Keyboard]

    var testDescription: String { "\(name), \(orientation), \(generation.rawValue)" }
  }

  @Test(arguments: [
    Example(
      name: "iPhone 15",
      size: LayoutSize(width: 393, height: 852),
      insets: LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      keyboards: [.docked(height: 336), .docked(height: 291), .docked(height: 291)]
    ),
    Example(
      name: "iPhone 15",
      orientation: .sideways,
      size: LayoutSize(width: 852, height: 393),
      insets: LayoutInsets(top: 0, leading: 59, bottom: 21, trailing: 59),
      keyboards: [.docked(height: 219), .docked(height: 181), .docked(height: 181)]
    ),
    Example(
      name: "iPhone 15",
      orientation: .sideways,
      generation: .from26,
      size: LayoutSize(width: 852, height: 393),
      insets: LayoutInsets(top: 0, leading: 59, bottom: 20, trailing: 59),
      keyboards: [.docked(height: 208), .docked(height: 165)]
    ),
    Example(
      name: "iPhone 6s",
      size: LayoutSize(width: 375, height: 667),
      insets: LayoutInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
      keyboards: [.docked(height: 260), .docked(height: 216), .docked(height: 216)]
    ),
    Example(
      name: "iPhone 6s",
      generation: .from26,
      size: LayoutSize(width: 375, height: 667),
      insets: nil,
      keyboards: []
    ),
    Example(
      name: "iPad Pro 11-inch (M4)",
      orientation: .sideways,
      generation: .from26,
      size: LayoutSize(width: 1210, height: 834),
      insets: LayoutInsets(top: 32, leading: 0, bottom: 25, trailing: 0),
      keyboards: [.docked(height: 428), .docked(height: 428), .floating]
    ),
  ])
  func `a device has the published numbers`(_ example: Example) throws {
    let device = try catalogue.device(named: example.name)
    #expect(device.size(example.orientation) == example.size)
    #expect(device.safeArea(example.orientation, example.generation) == example.insets)
    #expect(device.keyboards(example.orientation, example.generation) == example.keyboards)
  }

  @Test func `all eighty devices are there`() {
    #expect(catalogue.devices.count == 80)
    #expect(catalogue.devices.filter { $0.family == .iPhone }.count == 42)
    #expect(catalogue.devices.filter { $0.family == .iPad }.count == 37)
  }

  @Test func `sources and confidence are kept`() throws {
    let device = try catalogue.device(named: "iPhone 15")
    #expect(device.evidence == Evidence(.high, ["hig-layout", "csdn-safearea", "gk-nav-41"]))
    #expect(device.safeAreas[1].evidence == Evidence(.medium, ["rule-26"]))
    let keyboard = try #require(device.keyboards.first)
    #expect(
      keyboard.evidence == Evidence(.medium, ["kbheight-comment", "telegram", "flutterware"])
    )
  }

  @Test func `a device that does not exist is answered with near names`() {
    #expect(
      throws: NameProblem(
        kind: "device",
        name: "iPone 15",
        among: ["iPhone 15", "iPhone 11", "iPhone 12"]
      )
    ) { try catalogue.device(named: "iPone 15") }
  }

  @Test func `windows beside one another have the published widths`() throws {
    let split = try #require(catalogue.splits.first { $0.points.width == 834 })
    #expect(split[.upright] == [320, 504])
    #expect(split[.sideways] == [320, 551, 782])
    let derived = try #require(catalogue.splits.first { $0.points.width == 744 })
    #expect(derived[.upright] == [])
    #expect(derived[.sideways] == [561.5])
    #expect(derived.evidence == Evidence(.low, ["rule-half"]))
  }

  @Test func `type grows with its category`() {
    #expect(catalogue.pointSize(of: .body, at: .large) == 17)
    #expect(catalogue.pointSize(of: .body, at: .accessibility5) == 53)
    #expect(catalogue.pointSize(of: .caption2, at: .xSmall) == 11)
    #expect(TypeSize.accessibility1 > .xxxLarge)
    #expect(TypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }
}

@Suite struct CatalogueParsingTests {
  struct Example: CustomTestStringConvertible {
    var text: String
    var problem: CatalogueProblem
    var message: String

    var testDescription: String { message }
  }

  @Test(arguments: [
    Example(
      text: "gadget X",
      problem: CatalogueProblem(
        line: 1,
        reason: .unknown(
          word: "gadget",
          what: "kind of line",
          known: [
            "source", "type-size", "split", "device", "screen", "systems", "safe-area", "keyboard",
          ]
        )
      ),
      message: """
        line 1: "gadget" is no kind of line; give one of source, type-size, split, device, \
        screen, systems, safe-area, keyboard
        """
    ),
    Example(
      text: "# devices\n\ndevice A\n  screen iPhone 320 nan 2 home-button high",
      problem: CatalogueProblem(line: 4, reason: .unusable(number: "nan", what: "height")),
      message: "line 4: the height is nan; give a number of points that a screen can have"
    ),
    Example(
      text: "device A\n  screen iPhone 320 -1 2 home-button high",
      problem: CatalogueProblem(line: 2, reason: .unusable(number: "-1", what: "height")),
      message: "line 2: the height is -1; give a number of points that a screen can have"
    ),
    Example(
      text: "device A\n  screen iPhone 320 1e300 2 home-button high",
      problem: CatalogueProblem(line: 2, reason: .unusable(number: "1e300", what: "height")),
      message: "line 2: the height is 1e300; give a number of points that a screen can have"
    ),
    Example(
      text: "device A\n  screen iPhone 320 568",
      problem: CatalogueProblem(line: 2, reason: .missing("scale")),
      message: "line 2: the scale is missing; add it"
    ),
    Example(
      text: "device A\n  screen iPhone 320 568 2 home-button high nobody",
      problem: CatalogueProblem(line: 2, reason: .unknownSource("nobody")),
      message: "line 2: no source line names nobody; add one above"
    ),
    Example(
      text: "device A\ndevice B",
      problem: CatalogueProblem(line: 2, reason: .incomplete(device: "A", what: "screen")),
      message: "line 2: A has no screen line; add one"
    ),
    Example(
      text: "systems 15 16",
      problem: CatalogueProblem(line: 1, reason: .outsideDevice("systems")),
      message: "line 1: \"systems\" belongs to no device; begin with a device line"
    ),
    Example(
      text: "source a b\nsource a c",
      problem: CatalogueProblem(line: 2, reason: .duplicate("source a")),
      message: "line 2: source a is there already; remove one"
    ),
    Example(
      text: """
        device A
          screen iPhone 320 40 2 home-button high
          safe-area 26 upright 20 0 20 0 sideways 0 0 0 0 high
        """,
      problem: CatalogueProblem(line: 3, reason: .insetsDoNotFit(device: "A")),
      message: "line 3: the insets of A leave nothing of its screen; give smaller ones"
    ),
    Example(
      text: "device A\n  systems 15 16 17",
      problem: CatalogueProblem(line: 2, reason: .unexpected(word: "17")),
      message: "line 2: \"17\" is one word too many; remove it"
    ),
    Example(
      text: "",
      problem: CatalogueProblem(line: 1, reason: .missing("type-size line of largeTitle")),
      message: "line 1: the type-size line of largeTitle is missing; add it"
    ),
  ])
  func `a broken catalogue is answered with the line`(_ example: Example) {
    #expect(throws: example.problem) { try DeviceCatalogue(parsing: example.text) }
    #expect(example.problem.description == example.message)
  }
}
