import Testing

@testable import FootingTool

@Suite struct TrialSourceTests {
  private let source = TrialSource(views: [
    DeclaredView(name: "Card", making: .takesValues),
    DeclaredView(name: "Pay.Footer", making: .alone),
    DeclaredView(name: "Plain", making: .alone),
  ])

  @Test func `the main file makes the views that need nothing and names the others`() {
    #expect(
      source.text == #"""
        import FootingTool
        @testable import TriedViews

        let screens: [FootingTool.TriedScreen] = [
          .init("Pay.Footer") { TriedViews.`Pay`.`Footer`() },
          .init("Plain") { TriedViews.`Plain`() },
        ]
        let untried: [String] = ["Card: made from values; show them in a #Preview"]
        FootingTool.runTool(trying: screens, untried: untried, previewsOf: "TriedViews")

        """#
    )
  }

  @Test func `a view that can't be made after all is found by its line and left out`() throws {
    let plain = try #require(source.view(onLine: 6))
    #expect(plain.name == "Plain")
    #expect(source.view(onLine: 4) == nil)
    #expect(source.view(onLine: 7) == nil)
    let rest = source.leavingOut([plain])
    #expect(rest.views.map(\.making) == [.takesValues, .alone, .failing])
  }
}
