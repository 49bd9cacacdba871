import LayoutSolver
import PropertyTesting
import ScreenVerification
import Testing

@Suite struct ScreenEnvironmentTests {
  let phone = ScreenEnvironment(
    size: LayoutSize(width: 393, height: 852),
    safeArea: LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  )

  struct Example: CustomTestStringConvertible {
    var keyboard: Keyboard
    var bottomInset: Double
    var safeHeight: Double

    var testDescription: String { keyboard.description }
  }

  @Test(arguments: [
    Example(keyboard: .hidden, bottomInset: 34, safeHeight: 759),
    Example(keyboard: .docked(height: 336), bottomInset: 336, safeHeight: 457),
    Example(keyboard: .docked(height: 20), bottomInset: 34, safeHeight: 759),
    Example(keyboard: .hardwareBar(height: 55), bottomInset: 55, safeHeight: 738),
    Example(keyboard: .floating, bottomInset: 34, safeHeight: 759),
    Example(keyboard: .docked(height: 852), bottomInset: 852, safeHeight: 0),
  ])
  func `the keyboard covers the home indicator and is never added to it`(_ example: Example) {
    var environment = phone
    environment.keyboard = example.keyboard
    #expect(environment.bottomInset == example.bottomInset)
    #expect(environment.safeHeight == example.safeHeight)
    #expect(environment.screen.keyboardHeight == example.keyboard.height)
  }

  @Test func `an environment reads as a sentence`() {
    var environment = phone
    environment.keyboard = .docked(height: 336)
    environment.typeSize = .accessibility1
    environment.isMirrored = true
    #expect(
      environment.description == """
        393 × 852, safe area top 59 bottom 34, keyboard 336, type size accessibility1, right to left
        """
    )
    #expect(
      ScreenEnvironment(size: LayoutSize(width: 320, height: 17)).description
        == "320 × 17, no safe area, no keyboard"
    )
  }

  @Test func `every device gives its screens, windows and keyboards`() throws {
    let screens = DeviceCatalogue.standard.screens
    let names = screens.map(\.environment.device)
    #expect(Set(names.compactMap(\.self)).count > 80)
    let sideways = screens.filter {
      $0.environment.device == "iPad Pro (10.5-inch), sideways, iOS 15-18, window"
    }
    #expect(sideways.map(\.environment.size.width) == [320, 551, 782])
    #expect(sideways.map(\.environment.size.height) == [834, 834, 834])
  }

  @Test func `all environments are counted`() throws {
    var catalogue = DeviceCatalogue.standard
    let phone = try catalogue.device(named: "iPhone 15")
    catalogue.devices = [phone]
    let environments = catalogue.environments
    // Keyboards and none: upright 336, 291; 335, 308; sideways 219, 181; 208, 165.
    #expect(environments.count == 4 * 3 * 12)
    #expect(environments.first?.keyboard == .hidden)
    #expect(environments.first?.typeSize == .xSmall)
  }
}

@Suite struct WholeCatalogueTests {
  @Test func `the catalogue has 473 screens, in 18,072 environments`() {
    #expect(DeviceCatalogue.standard.screens.count == 473)
    #expect(DeviceCatalogue.standard.environments.count == 18_072)
  }
}

@Suite struct EnvironmentGeneratorTests {
  static let generator = Generator<ScreenEnvironment>.environments()
  static let drawn = (0..<2000).compactMap { generator.value(seed: 1, case: $0) }

  @Test func `the smallest screen without a safe area and a keyboard is the simplest`() {
    let simplest = Self.generator.value(replaying: ChoiceRecord([]))
    #expect(simplest == ScreenEnvironment(size: LayoutSize(width: 1, height: 1)))
  }

  @Test func `every screen keeps a point free of its safe area and its keyboard on it`() {
    #expect(Self.drawn.count == 2000)
    for environment in Self.drawn {
      for axis in [Axis.horizontal, .vertical] {
        #expect(environment.safeArea.total(axis) < environment.size[axis])
      }
      #expect(environment.safeArea.top + environment.keyboard.height <= environment.size.height)
      #expect((1...3000).contains(environment.size.height))
    }
  }

  @Test func `devices and made-up screens are mixed, with keyboards of every kind`() {
    let devices = Self.drawn.filter { $0.device != nil }.count
    #expect((300...700).contains(devices))
    #expect(Self.drawn.contains { $0.keyboard == .floating })
    #expect(Self.drawn.contains { $0.keyboard == .docked(height: 336) && $0.device != nil })
    #expect(Self.drawn.contains { $0.isMirrored && $0.typeSize == .accessibility5 })
    let kinds = Self.drawn.map(\.keyboard)
    #expect(kinds.contains { if case .hardwareBar = $0 { true } else { false } })
  }

  @Test func `lengths that can't be made up are left out`() throws {
    let phone = try DeviceCatalogue.standard.device(named: "iPhone 15")
    var (finer, notched, typing) = (phone, phone, phone)
    finer.scale = 4
    notched.safeAreas[0].upright.top = -1
    notched.safeAreas[1].upright.top = 59.5
    typing.keyboards[0].upright = 0.5
    typing.keyboards[1].upright = 290.5
    var catalogue = DeviceCatalogue.standard
    catalogue.devices = [finer, notched, typing]
    let generator = Generator<ScreenEnvironment>.environments(from: catalogue)
    let drawn = (0..<500).compactMap { generator.value(seed: 1, case: $0) }
    #expect(drawn.count == 500)
    #expect(drawn.allSatisfy { $0.scale <= 3 && $0.safeArea.top >= 0 })
    let typed = drawn.filter { $0.device == "iPhone 15, upright, iOS 15-18" }
    #expect(typed.contains { $0.keyboard.height > 0 })
    #expect(drawn.allSatisfy { $0.keyboard.height == $0.keyboard.height.rounded() })
  }

  @Test(arguments: UInt64(1)...5)
  func `a failing height shrinks to the smallest screen that fails`(seed: UInt64) throws {
    let property = Property("low", Self.generator) { environment in
      .that(environment.size.height < 500, otherwise: "high")
    }
    let counterexample = try #require(property.check(RunSettings(seed: seed)).counterexample)
    #expect(counterexample.values.map(\.text) == ["1 × 500, no safe area, no keyboard"])
  }
}
